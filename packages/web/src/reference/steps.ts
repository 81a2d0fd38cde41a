/** Tables read by a total or a difference: what each of their steps does, in words. */
import type { ReferenceWords } from "@adjutant/phrases/reference/en";
import type { Clauses } from "@adjutant/rules";
import { capital, type Text } from "../text.ts";

export type ChargeCells = Clauses["charge.table.infantryVsFoot"]["value"];
export type MeleeColumns = Clauses["melee.table.foot"]["value"];
type AnyStep =
  | Clauses["fate.table"]["value"]["rows"][number]
  | Clauses["general.table"]["value"]["rows"][number]
  | Clauses["rocket.table"]["value"][number]
  | Clauses["discipline.table"]["value"][number]
  | Clauses["brigade.faltering"]["value"]["rows"][number];

/** Totals of each step: up to 2, 3, 4–5, 7 and above. */
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
export function stepText(step: AnyStep, text: Text, words: ReferenceWords): string {
  if ("row" in step && "casualties" in step) {
    const lost =
      step.casualties > 0 ? `: ${text.say("losses", { casualties: step.casualties })}` : "";
    return text.word("rocket", step.row) + lost;
  }
  if ("row" in step) return text.word("fate", step.row);
  if ("enemyNear" in step) {
    const { result, enemyNear } = step;
    const near = words.say("cli.enemyNear", { result: text.word("general", enemyNear) });
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

/** What a cell of a charge table does to one side. */
export function chargeSideText(
  { result, losses, elan, unformed }: ChargeCells[number]["charger"],
  text: Text,
  words: ReferenceWords,
): string {
  const parts = [text.word("result", result)];
  if (losses !== "0") parts.push(words.say("cli.chargeLosses", { dice: losses }));
  if (elan) parts.push(text.word("state", "elan"));
  if (unformed) parts.push(text.word("state", "unformed"));
  return capital(parts.join(", "));
}

/** "≥ +6", "−1, −2". */
export function differenceText(row: ChargeCells[number]["row"]): string {
  return row.replaceAll("-", "−").replace("..", "…").replace(",", ", ");
}

/** How the winner stands after a melee; as he stood, where the table says nothing. */
export function winnerText(winner: MeleeColumns["cells"][number]["winner"], text: Text): string {
  return winner === "asItIs" ? "–" : text.word("state", winner);
}
