import { useEffect, useRef } from "react";
import { useDraft } from "../battle/draft.ts";
import { useBattle } from "../battle/useBattle.ts";
import type { Face } from "../parts/Die.tsx";
import type { DiceChoice } from "../settings.ts";
import { clickDice } from "../sound.ts";
import { type Progress, rollRest, toFace } from "./dice.ts";
import type { Plan } from "./plan.ts";

/** Dice that have fallen so far, the first `typed` of them people's. */
interface Fallen {
  readonly faces: readonly Face[];
  readonly typed: number;
}

const noneFallen: Fallen = { faces: [], typed: 0 };

/** Dice on their way into a plan. */
export interface Rolling {
  readonly faces: readonly Face[];
  readonly progress: Progress;
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
  const { reading: readingOf } = useBattle();
  const reading = readingOf(plan.resolve);
  const ended = (after: readonly Face[]): boolean => "choices" in reading(after);
  const [{ faces, typed: before }, setFallen] = useDraft<Fallen>("dice", () => noneFallen);
  const set = (next: readonly Face[], typed: number): void => {
    setFallen(() => ({ faces: next, typed }));
    if (ended(next)) done(next, typed);
  };
  const told = useRef(false);
  useEffect(() => {
    // A page thrown away after the last die, before what comes of it was written down.
    if (told.current || faces.length === 0) return;
    told.current = true;
    if (ended(faces)) done(faces, before);
  });
  return {
    faces,
    progress: reading(faces),
    onFace: (face) => {
      if (ended(faces)) return;
      told.current = true;
      clickDice();
      set([...faces, face], faces.length + 1);
    },
    onBack: () => set(faces.slice(0, -1), faces.length - 1),
    onRoll: () => {
      told.current = true;
      const all = rollRest(reading, faces);
      clickDice(all.length - faces.length);
      set(all, faces.length);
    },
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
