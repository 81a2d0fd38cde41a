import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { frame } from "./camera.ts";
import { moved } from "./moved.ts";
import type { Looking } from "./useCamera.ts";

// React's types name no properties of our own.
const framed = { "--sheet-frame": `${frame}px` } as CSSProperties;

/**
 * All sheets as one layer that the camera moves: past React, so that a hand that moves costs nothing
 * but the moving.
 */
export function Layer(props: {
  readonly looking: Looking;
  readonly children: ReactNode;
}): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const { drawn, follow } = props.looking;
  useLayoutEffect(() => {
    if (layer.current === null) return;
    const { to, release } = moved(layer.current);
    const leave = follow((camera) => to(layerAt(camera, drawn, window.devicePixelRatio)));
    return () => {
      leave();
      release();
    };
  }, [drawn, follow]);
  return (
    <div ref={layer} className="board-layer" style={framed}>
      {props.children}
    </div>
  );
}

/** Sheets that are still drawn at another scale than the layer, stretched to it. */
export function Leaf(props: {
  readonly drawn: number;
  readonly k: number;
  readonly children: ReactNode;
}): ReactElement {
  const stretch = props.drawn / props.k;
  const inset = frame - frame * stretch;
  const transform = stretch === 1 ? "none" : `translate(${inset}px, ${inset}px) scale(${stretch})`;
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
