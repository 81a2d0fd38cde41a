/** Tables read by a total or a difference: what each of their steps does, in words. */
import type { Clauses } from "@adjutant/rules";
import type { ValueSpeech } from "./values.ts";

/** A step of a table that is read by a total. */
export type Step =
  | Clauses["fate.table"]["value"]["rows"][number]
  | Clauses["general.table"]["value"]["rows"][number]
  | Clauses["rocket.table"]["value"][number]
  | Clauses["discipline.table"]["value"][number]
  | Clauses["brigade.faltering"]["value"]["rows"][number];

/**
 * Totals of each step: up to 2, 3, 4–5, 7 and above.
 * @param from the lowest total there is; without it the first step is open below
 */
export function ranges(
  steps: readonly { readonly upTo: number | null }[],
  from?: number,
): string[] {
  let low: number | null = from ?? null;
  return steps.map(({ upTo }) => {
    const least = low;
    low = upTo === null ? null : upTo + 1;
    if (upTo === null) return least === null ? "" : `≥${least}`;
    if (least === null) return `≤${upTo}`;
    return least === upTo ? `${upTo}` : `${least}–${upTo}`;
  });
}

/** What a step of a table does. */
export function stepText(step: Step, { text, named }: ValueSpeech): string {
  if ("row" in step && "casualties" in step) {
    const lost =
      step.casualties > 0 ? `: ${text.say("losses", { casualties: step.casualties })}` : "";
    return text.word("rocket", step.row) + lost;
  }
  if ("row" in step) return text.word("fate", step.row);
  if ("enemyNear" in step) {
    const { result, enemyNear } = step;
    const near = named.say("cli.enemyNear", { result: text.word("general", enemyNear) });
    return text.word("general", result) + (enemyNear === result ? "" : `; ${near}`);
  }
  switch (step.result) {
    case "allRetire":
    case "routersDisperse":
    case "hesitant":
    case "obeys":
      return text.word("faltering", step.result);
    default:
      return text.word("test", step.result);
  }
}
