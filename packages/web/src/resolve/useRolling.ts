import type { RollAsked } from "@adjutant/battle";
import { seededDice } from "@adjutant/rules";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useDraft } from "../battle/draft.ts";
import { useDropped } from "../battle/dropped.ts";
import { useBattle } from "../battle/useBattle.ts";
import type { Face } from "../parts/Die.tsx";
import type { DiceChoice } from "../settings.ts";
import { clickDice } from "../sound.ts";
import { useText } from "../text.ts";
import { entropy, type Progress, rollRest, toFace } from "./dice.ts";
import type { Plan } from "./plan.ts";
import { whoseRoll } from "./whoseRoll.ts";

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
  /** Whose dice the roll is thrown with that is asked for now. */
  readonly dice: DiceChoice;
  readonly onFace: (face: Face) => void;
  /** Takes the last die back; null where there is none, or it lies where the enemy has seen it. */
  readonly onBack: (() => void) | null;
  readonly onRoll: () => void;
}

/**
 * Collects the dice of a plan, in the order rolled. `done` is called once, with all of them and how
 * many were typed; what comes after (a choice, the log) is the caller's.
 *
 * @param of whom the roll is for, where the situation cannot say it
 */
export function useRolling(
  plan: Plan,
  done: (faces: readonly Face[], typed: number) => void,
  of: string | null = null,
): Rolling {
  const battle = useBattle();
  const { reading: readingOf, diceOf } = battle;
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
  const progress = reading(faces);
  const diceFor = (request: RollAsked): DiceChoice =>
    diceOf(whoseRoll(plan.resolve, request, of, battle));
  // How many dice an enemy rolls next hangs on his roster: dice that have called for them lie.
  const lie =
    plan.supposed && "request" in progress && progress.typed.length < faces.length
      ? faces.length - progress.typed.length
      : 0;
  const text = useText();
  const first = lie > 0 ? reading([]) : null;
  const shown = faces.slice(0, lie).join(" ");
  useDropped(
    first !== null && "request" in first
      ? text.say("fog.dropped", { what: text.word("purpose", first.request.purpose), faces: shown })
      : null,
  );
  return {
    faces,
    progress,
    dice: "request" in progress ? diceFor(progress.request) : "mixed",
    onFace: (face) => {
      if (ended(faces)) return;
      told.current = true;
      clickDice();
      // The app's dice may have fallen before these; people's are counted only up to them.
      set([...faces, face], before === faces.length ? before + 1 : before);
    },
    onBack:
      faces.length > lie ? () => set(faces.slice(0, -1), Math.min(before, faces.length - 1)) : null,
    onRoll: () => {
      told.current = true;
      const typed = (request: RollAsked): boolean => diceFor(request) === "typed";
      const all = rollRest(reading, faces, seededDice(entropy()), typed);
      clickDice(all.length - faces.length);
      set(all, before);
    },
  };
}

/** Digits type dice, Backspace takes one back, R rolls: the same pad from a keyboard. */
export function useDiceKeys(rolling: Rolling, active: boolean): void {
  // Before the pad is painted: whoever sees it may type at once.
  useLayoutEffect(() => {
    if (!active) return;
    const typed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (/^[1-6]$/.test(event.key) && rolling.dice !== "app")
        rolling.onFace(toFace(Number(event.key)));
      else if (event.key === "Backspace") rolling.onBack?.();
      else if (event.code === "KeyR" && rolling.dice !== "typed") rolling.onRoll();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  });
}
