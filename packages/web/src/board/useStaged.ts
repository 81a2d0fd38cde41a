import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * The scales of sheets that are drawn anew one after another, each in a frame of its own, and at first
 * all at once.
 * @param drawn the scale that all of them come to
 */
export function useStaged(drawn: number, sheets: number): readonly number[] {
  const [stage, setStage] = useState({ drawn, done: sheets });
  const before = useRef<readonly number[]>([]);
  const done = stage.drawn === drawn ? stage.done : 1;
  const scales = Array.from({ length: sheets }, (_, index) =>
    index < done ? drawn : (before.current[index] ?? drawn),
  );
  useLayoutEffect(() => {
    before.current = scales;
  });
  useEffect(() => {
    if (done >= sheets) return;
    const next = requestAnimationFrame(() =>
      startTransition(() => setStage({ drawn, done: done + 1 })),
    );
    return () => cancelAnimationFrame(next);
  }, [drawn, done, sheets]);
  return scales;
}
