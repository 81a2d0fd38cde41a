/** Tables of charges and melees, cell by cell in words. */
import type { ReferenceWords } from "@adjutant/phrases/reference/en";
import type { Clauses } from "@adjutant/rules";
import { capital, type Text } from "../text.ts";

export type ChargeCells = Clauses["charge.table.infantryVsFoot"]["value"];
export type MeleeColumns = Clauses["melee.table.foot"]["value"];
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
