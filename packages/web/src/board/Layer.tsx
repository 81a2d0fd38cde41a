import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { frame } from "./camera.ts";
import { moved } from "./moved.ts";
import { layerAt } from "./Sheets.tsx";
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
