import { type BattleView, isDeclaring } from "@adjutant/battle";
import type { Text } from "../text.ts";

type Now = Pick<BattleView, "phase" | "acting" | "resolving">;

/** What is done in this part of a phase that is declared first and then resolved; null of the others. */
export function partText(now: Now, text: Text): string | null {
  if (now.resolving) return text.say("turn.resolving");
  return isDeclaring(now) ? text.say("turn.declaring") : null;
}

/** "Movement"; "Charges · declaring". */
export function phaseText(now: Now, text: Text): string {
  const part = partText(now, text);
  const phase = text.word("phase", now.phase);
  return part === null ? phase : `${phase} · ${part}`;
}
