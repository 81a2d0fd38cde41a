import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { frame } from "./camera.ts";
import { moved } from "./moved.ts";
import type { Sheet } from "./sheet.ts";
import type { Looking } from "./useCamera.ts";

/**
 * All sheets as one layer that the camera moves: past React, so that a hand that moves costs nothing
 * but the moving.
 */
export function Layer(props: {
  readonly looking: Looking;
  readonly sheet: Sheet;
  /** The scale that it is drawn at: it is stretched until it is drawn anew. */
  readonly drawn: number;
  readonly children: ReactNode;
}): ReactElement {
  const { sheet, drawn } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { follow } = props.looking;
  useLayoutEffect(() => {
    const { current } = layer;
    if (current === null) return;
    const { to, release } = moved(current);
    let painted: number | null = null;
    const leave = follow((camera) => {
      to(layerAt(camera, drawn, window.devicePixelRatio));
      // As it is painted it is stretched while the hand moves, and painted anew at rest.
      painted ??= camera.k;
      current.style.willChange = camera.k === painted ? "auto" : "transform";
    });
    return () => {
      leave();
      release();
    };
  }, [drawn, follow]);
  // React's types name no properties of our own.
  const size = {
    "--sheet-frame": `${frame}px`,
    width: sheet.width * drawn + 2 * frame,
    height: sheet.depth * drawn + 2 * frame,
  } as CSSProperties;
  return (
    <div ref={layer} className="board-layer" style={size}>
      {props.children}
    </div>
  );
}

/** Sheets that are drawn at another scale than the layer, stretched to it. */
export function Leaf(props: {
  readonly drawn: number;
  /** Pixels for a millimetre, as they are drawn. */
  readonly k: number;
  /** About them, in their own pixels. */
  readonly margin: number;
  readonly children: ReactNode;
}): ReactElement {
  const stretch = props.drawn / props.k;
  const inset = frame - props.margin * stretch;
  const transform =
    stretch === 1 && inset === 0 ? "none" : `translate(${inset}px, ${inset}px) scale(${stretch})`;
  return (
    <div className="board-leaf" style={{ transform }}>
      {props.children}
    </div>
  );
}

/**
 * Where the layer lies, the frame about the sheet included. As it was drawn it lies on whole pixels of
 * the screen: so it stays sharp, and is quickly put there.
 * @param fine pixels of the screen for one of the page
 */
function layerAt(
  { k, x, y }: { readonly k: number; readonly x: number; readonly y: number },
  drawn: number,
  fine: number,
): string {
  const stretch = k / drawn;
  const [left, top] = [x - frame * stretch, y - frame * stretch];
  if (stretch === 1) return `translate(${onPixel(left, fine)}px, ${onPixel(top, fine)}px)`;
  return `translate(${left}px, ${top}px) scale(${stretch})`;
}

function onPixel(at: number, fine: number): number {
  return Math.round(at * fine) / fine;
}
