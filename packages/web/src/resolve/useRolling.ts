import { useEffect, useState } from "react";
import type { Face } from "../parts/Die.tsx";
import type { DiceChoice } from "../settings.ts";
import { type Progress, progress, rollRest, toFace } from "./dice.ts";
import type { Plan } from "./plan.ts";

/** Dice on their way into a plan. */
export interface Rolling {
  readonly faces: readonly Face[];
  readonly progress: Progress<unknown>;
  readonly onFace: (face: Face) => void;
  readonly onBack: () => void;
  readonly onRoll: () => void;
}

/**
 * Collects the dice of a plan, in the order rolled. `done` is called once, with all of them and how
 * many were typed; what comes after (a choice, the log) is the caller's.
 */
export function useRolling(
  plan: Plan,
  done: (faces: readonly Face[], typed: number) => void,
): Rolling {
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const set = (next: readonly Face[], typed: number): void => {
    setFaces(next);
    if ("outcome" in progress(plan.make, next)) done(next, typed);
  };
  return {
    faces,
    progress: progress(plan.make, faces),
    onFace: (face) => {
      if ("request" in progress(plan.make, faces)) set([...faces, face], faces.length + 1);
    },
    onBack: () => set(faces.slice(0, -1), faces.length - 1),
    onRoll: () => set(rollRest(plan.make, faces), faces.length),
  };
}

/** Digits type dice, Backspace takes one back, R rolls: the same pad from a keyboard. */
export function useDiceKeys(rolling: Rolling, active: boolean, dice: DiceChoice): void {
  useEffect(() => {
    if (!active) return;
    const typed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (/^[1-6]$/.test(event.key)) rolling.onFace(toFace(Number(event.key)));
      else if (event.key === "Backspace") rolling.onBack();
      else if (event.code === "KeyR" && dice !== "typed") rolling.onRoll();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  });
}
