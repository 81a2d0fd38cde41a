import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type Scales, scales } from "./scales.ts";
import type { Slices } from "./slices.ts";
import type { Looking } from "./useCamera.ts";

/** What is drawn anew in one frame. */
export interface Stage {
  readonly parts: readonly string[];
  /** What must be worked out before, a slice a frame. */
  readonly needs?: Pick<Slices<unknown>, "goOn" | "done">;
}

/** So long a frame is worked on what a stage needs, in ms: the rest of the frame is for others. */
const sliceMs = 6;
/**
 * From one stage to the next: a stage is painted before another begins, else all would come late,
 * and with them the hand that moves again.
 */
const breathMs = 50;

/**
 * Parts of the sheets, drawn anew stage by stage once the camera rests at another scale; no stage begins
 * while it moves, and when it rests elsewhere they begin again, with the parts as they are by then.
 * At first all are drawn at once, and for paper. Nothing is rendered for it but the parts themselves
 * (`useScale`).
 * @param stagesOf all parts, in the order in which they shall be drawn anew, at the scale they come to
 * @param paper the scale at which they are printed
 */
export function useRedraw(
  { camera, atRest, follow }: Pick<Looking, "camera" | "atRest" | "follow">,
  stagesOf: (drawn: number, before: Scales["of"]) => readonly Stage[],
  paper: number,
): Scales {
  const [drawing] = useState(() => scales(camera().k));
  const latest = useRef(stagesOf);
  latest.current = stagesOf;
  useEffect(() => {
    let stages: readonly Stage[] = [];
    let waits: (() => void) | null = null;
    const next = (): void => {
      waits = null;
      const { k } = camera();
      if (k !== drawing.drawn()) {
        stages = latest.current(k, drawing.of);
        drawing.begin(
          k,
          stages.flatMap(({ parts }) => parts),
        );
      }
      const [stage, ...later] = stages;
      if (stage === undefined) return;
      const until = performance.now() + sliceMs;
      stage.needs?.goOn(() => performance.now() >= until);
      if (stage.needs?.done() === false) {
        waits = atRest(next);
        return;
      }
      stages = later;
      flushSync(() => drawing.draw(stage.parts));
      const breath = setTimeout(() => {
        waits = atRest(next);
      }, breathMs);
      waits = () => clearTimeout(breath);
    };
    const leave = follow(({ k }) => {
      if (k !== drawing.drawn()) waits ??= atRest(next);
    });
    return () => {
      leave();
      waits?.();
    };
  }, [camera, atRest, follow, drawing]);
  useEffect(() => {
    const printed = (): void => flushSync(() => drawing.drawAll(paper));
    const looked = (): void => flushSync(() => drawing.drawAll(camera().k));
    addEventListener("beforeprint", printed);
    addEventListener("afterprint", looked);
    return () => {
      removeEventListener("beforeprint", printed);
      removeEventListener("afterprint", looked);
    };
  }, [drawing, camera, paper]);
  return drawing;
}

/** The scale at which a part is drawn; rendered again when it is drawn anew. */
export function useScale({ watch, of }: Scales, part: string): number {
  return useSyncExternalStore(
    useCallback((told) => watch(part, told), [watch, part]),
    () => of(part),
  );
}
