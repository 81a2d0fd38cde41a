import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Looking } from "./useCamera.ts";

/** The scale at which a part of the sheets is drawn. */
export type ScaleOf = (part: string) => number;

/** What is drawn anew in one frame. */
export type Stage = readonly string[];

/**
 * Parts of the sheets, drawn anew a stage a frame; no stage begins while the camera moves, and when it
 * rests at another scale they begin again, with the parts as they are by then. At first all are drawn at once.
 * @param stagesOf all parts, in the order in which they shall be drawn anew
 */
export function useStaged(
  { drawn, camera, atRest }: Pick<Looking, "drawn" | "camera" | "atRest">,
  stagesOf: (drawn: number, before: ScaleOf) => readonly Stage[],
): ScaleOf {
  const [stage, setStage] = useState({ drawn, done: 0 });
  const last = useRef<{ readonly drawn: number; readonly scaleOf: ScaleOf }>({
    drawn,
    scaleOf: () => drawn,
  });
  const latest = useRef(stagesOf);
  latest.current = stagesOf;
  const stages = useMemo(() => {
    const { scaleOf: before } = last.current;
    const all = last.current.drawn === drawn ? [] : latest.current(drawn, before);
    return all.map((parts) => parts.map((part) => ({ part, before: before(part) })));
  }, [drawn]);
  const done = stage.drawn === drawn ? stage.done : 1;
  const scaleOf = useMemo((): ScaleOf => {
    const late = new Map(
      stages
        .slice(done)
        .flat()
        .map(({ part, before }) => [part, before]),
    );
    return (part) => late.get(part) ?? drawn;
  }, [drawn, stages, done]);
  useLayoutEffect(() => {
    last.current = { drawn, scaleOf };
  });
  useEffect(() => {
    if (done >= stages.length) return;
    let leave = (): void => {};
    const next = (): void => {
      if (camera().k === drawn) startTransition(() => setStage({ drawn, done: done + 1 }));
      // Another scale is about to be drawn for; or it comes back to this one.
      else leave = atRest(next);
    };
    leave = atRest(next);
    return () => leave();
  }, [drawn, done, stages, camera, atRest]);
  return scaleOf;
}
