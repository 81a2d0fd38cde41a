import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Camera, kept, type Pane, whole } from "./camera.ts";
import type { Sheet } from "./sheet.ts";

/** The sheet is drawn anew, sharp and with the names that fit, once nothing has moved for so long. */
const restMs = 140;

export interface Looking {
  readonly pane: Pane;
  readonly camera: Camera;
  /** The scale that the sheet is drawn at; the layer is stretched until it is drawn anew. */
  readonly drawn: number;
  readonly look: (change: (before: Camera) => Camera) => void;
  readonly lookAtAll: () => void;
}

/** A camera on a pane of the page; null until the pane's size is known. */
export function useCamera(pane: RefObject<HTMLElement | null>, sheet: Sheet): Looking | null {
  const [size, setSize] = useState<Pane | null>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const before = useRef<Pane | null>(null);
  useLayoutEffect(() => {
    const { current } = pane;
    if (current === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [pane]);
  useLayoutEffect(() => {
    if (size === null) return;
    const [last, all] = [before.current, whole(sheet, size)];
    before.current = size;
    // Whoever looked at the whole sheet goes on looking at it.
    setCamera((old) =>
      old === null || last === null || old.k <= whole(sheet, last).k * 1.001
        ? all
        : kept(old, sheet, size),
    );
  }, [size, sheet]);
  const k = camera?.k ?? null;
  useEffect(() => {
    if (k === null) return;
    if (drawn === null) return setDrawn(k);
    if (drawn === k) return;
    const rest = setTimeout(() => setDrawn(k), restMs);
    return () => clearTimeout(rest);
  }, [k, drawn]);
  const look = useCallback(
    (change: (old: Camera) => Camera) => setCamera((old) => (old === null ? old : change(old))),
    [],
  );
  const lookAtAll = useCallback(() => {
    if (size !== null) setCamera(whole(sheet, size));
  }, [sheet, size]);
  if (size === null || camera === null) return null;
  return { pane: size, camera, drawn: drawn ?? camera.k, look, lookAtAll };
}
