import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Camera, isNear, kept, type Pane, whole } from "./camera.ts";
import type { Sheet } from "./sheet.ts";

/** The hand rests once nothing has moved for so long. */
const restMs = 220;

export interface Looking {
  readonly pane: Pane;
  /** Where one looks now: while the hand moves, nothing is rendered for it. */
  readonly camera: () => Camera;
  /** There is more of the sheet than the pane shows. */
  readonly near: boolean;
  readonly look: (change: (before: Camera) => Camera) => void;
  readonly lookAtAll: () => void;
  /** Told at once, and at every movement, once a frame; gives back how to stop it. */
  readonly follow: (follower: (camera: Camera) => void) => () => void;
  /** In the next frame, once nothing has moved for a while; gives back how to call it off. */
  readonly atRest: (then: () => void) => () => void;
}

/** A camera on a pane of the page; null until the pane's size is known. */
export function useCamera(pane: RefObject<HTMLElement | null>, sheet: Sheet): Looking | null {
  const [size, setSize] = useState<Pane | null>(null);
  const [placed, setPlaced] = useState(false);
  const [near, setNear] = useState(false);
  const camera = useRef<Camera>({ k: 1, x: 0, y: 0 });
  const before = useRef<Pane | null>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const followers = useRef(new Set<(camera: Camera) => void>());
  const telling = useRef(0);
  const rest = useRef<(() => void) | null>(null);
  const room = useRef({ size, sheet });
  room.current = { size, sheet };

  const tell = useCallback(() => {
    cancelAnimationFrame(telling.current);
    for (const follower of followers.current) follower(camera.current);
  }, []);
  const now = useCallback(() => camera.current, []);
  const atRest = useCallback((then: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = 0;
    const left = (): number => movedAt.current + restMs - performance.now();
    const wait = (): void => {
      if (left() > 0) timer = setTimeout(wait, left());
      // What has moved within the frame is known by then.
      else next = requestAnimationFrame(() => (left() > 0 ? wait() : then()));
    };
    wait();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(next);
    };
  }, []);
  const put = useCallback(
    (next: Camera) => {
      camera.current = next;
      movedAt.current = performance.now();
      // Waited for once, however often it moves meanwhile.
      rest.current ??= atRest(() => {
        rest.current = null;
        const { size: now, sheet: of } = room.current;
        if (now !== null) startTransition(() => setNear(isNear(camera.current, of, now)));
      });
    },
    [atRest],
  );
  const look = useCallback(
    (change: (old: Camera) => Camera) => {
      put(change(camera.current));
      // Once a frame, however often the hand is heard of, and within that frame.
      cancelAnimationFrame(telling.current);
      telling.current = requestAnimationFrame(tell);
    },
    [put, tell],
  );
  const lookAtAll = useCallback(() => {
    const { size: now, sheet: of } = room.current;
    if (now !== null) look(() => whole(of, now));
  }, [look]);
  const follow = useCallback((follower: (camera: Camera) => void) => {
    followers.current.add(follower);
    follower(camera.current);
    return () => {
      followers.current.delete(follower);
    };
  }, []);
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
    const last = before.current;
    before.current = size;
    const old = camera.current;
    // Whoever looked at the whole sheet goes on looking at it.
    if (last === null || old.k <= whole(sheet, last).k * 1.001) put(whole(sheet, size));
    else put(kept(old, sheet, size));
    // A pane that has another size is never seen with the map where it was.
    tell();
    setPlaced(true);
  }, [size, sheet, put, tell]);
  useEffect(
    () => () => {
      cancelAnimationFrame(telling.current);
      rest.current?.();
      rest.current = null;
    },
    [],
  );
  if (size === null || !placed) return null;
  return { pane: size, camera: now, near, look, lookAtAll, follow, atRest };
}
