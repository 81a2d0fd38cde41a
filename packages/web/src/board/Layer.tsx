import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { type Camera, frame } from "./camera.ts";
import { moved } from "./moved.ts";
import type { Scales } from "./scales.ts";
import type { Sheet } from "./sheet.ts";
import { layer } from "./stages.ts";
import type { Looking } from "./useCamera.ts";

/** How the sheets lie on their layer. */
interface Laying {
  /**
   * Pixels of the layer for a millimetre. Held while it is moved, a layer is painted at no less than its
   * own size: so that is the least there is, the whole sheet in its pane.
   */
  readonly base: number;
  /** About the sheet, in millimetres. */
  readonly margin: number;
}

/**
 * All sheets as one layer that the camera moves: past React, so that a hand that moves costs nothing but
 * the moving.
 */
export function Layer(
  props: {
    readonly looking: Looking;
    readonly drawing: Scales;
    readonly sheet: Sheet;
    readonly children: ReactNode;
  } & Laying,
): ReactElement {
  const { sheet, margin, base, drawing } = props;
  const element = useRef<HTMLDivElement>(null);
  const { follow, camera: now } = props.looking;
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const { to, release } = moved(current);
    // As it is painted it is stretched while the hand moves, and painted anew at rest.
    const hold = (k: number): void => {
      const held = k === drawing.of(layer) ? "auto" : "transform";
      if (current.style.willChange !== held) current.style.willChange = held;
    };
    const leave = follow((camera) => {
      to(layerAt(camera, { margin, base }, window.devicePixelRatio));
      hold(camera.k);
    });
    const ignore = drawing.watch(layer, () => hold(now().k));
    return () => {
      leave();
      ignore();
      release();
    };
  }, [drawing, follow, now, margin, base]);
  // React's types name no properties of our own.
  const size = {
    "--sheet-margin": `${margin * base}px`,
    width: (sheet.width + 2 * margin) * base,
    height: (sheet.depth + 2 * margin) * base,
  } as CSSProperties;
  return (
    <div ref={element} className="board-layer" style={size}>
      {props.children}
    </div>
  );
}

/** Sheets that are drawn in pixels of the screen at some scale, a frame about them. */
export function Leaf(
  props: {
    /** Pixels for a millimetre, as they are drawn. */
    readonly k: number;
    readonly children: ReactNode;
  } & Laying,
): ReactElement {
  const { k, margin, base } = props;
  const inset = (margin - frame / k) * base;
  return (
    <div
      className="board-leaf"
      style={{ transform: `translate(${inset}px, ${inset}px) scale(${base / k})` }}
    >
      {props.children}
    </div>
  );
}

/**
 * Where the layer lies, the margin about the sheet included. The sheet begins on a whole pixel of the
 * screen: so it is quickly put there, and its lines stay as they are while it is moved.
 * @param fine pixels of the screen for one of the page
 */
function layerAt({ k, x, y }: Camera, { margin, base }: Laying, fine: number): string {
  const [left, top] = [onPixel(x, fine) - margin * k, onPixel(y, fine) - margin * k];
  return `translate(${left}px, ${top}px) scale(${k / base})`;
}

function onPixel(at: number, fine: number): number {
  return Math.round(at * fine) / fine;
}
