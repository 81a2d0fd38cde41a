/** Tables read by a total or a difference: what each step does, in words. */
import type { Phrases } from "@adjutant/phrases";
import { ranges, type Step, stepText } from "@adjutant/phrases/values";
import type { Rulebook } from "@adjutant/rules";
import { left, widthOf, wrap } from "../layout.ts";
import { speechOf } from "./speech.ts";

type Clauses = Rulebook["clauses"];
type ChargeTable = Clauses["charge.table.infantryVsFoot"]["value"];
type ChargeCell = ChargeTable[number];
type MeleeStep = Clauses["melee.table.foot"]["value"]["cells"][number];
type AnyStep = Step | MeleeStep;

const everyHas = (value: unknown, key: string): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((part) => typeof part === "object" && part !== null && key in part);

/** Is it one of the six charge tables. */
export function isChargeTable(value: unknown): value is ChargeTable {
  return everyHas(value, "charger");
}

/** Is it a table read by a total, step by step. */
export function isSteps(value: unknown): value is readonly AnyStep[] {
  return everyHas(value, "upTo");
}

function describe(step: AnyStep, words: Phrases): string {
  if (!("loser" in step)) return stepText(step, speechOf(words));
  const winner =
    step.winner === "asItIs" ? "" : `; ${words.say("cli.winner", { state: step.winner })}`;
  const garrison =
    step.garrison === undefined
      ? ""
      : `; ${words.say("cli.loserGarrison", { result: words.word("result", step.garrison) })}`;
  return words.say("cli.loser", { result: words.word("result", step.loser) }) + garrison + winner;
}

function setPairs(
  pairs: readonly (readonly [head: string, text: string])[],
  columns: number,
  indent: number,
): string[] {
  const heads = Math.max(...pairs.map(([head]) => widthOf(head)));
  const before = " ".repeat(indent);
  return pairs.flatMap(([head, text]) => {
    const lines = wrap(text, columns - indent - heads - 2);
    return lines.map((line, i) => `${before}${left(i === 0 ? head : "", heads)}  ${line}`);
  });
}

/** The steps of a table, a line each. */
export function stepLines(
  steps: readonly AnyStep[],
  words: Phrases,
  columns: number,
  indent: number,
): string[] {
  // A difference in casualties begins at 1: a draw has a line of its own.
  const heads = steps.some((step) => "loser" in step) ? ranges(steps, 1) : ranges(steps);
  const pairs = steps.map((step, i) => [heads[i] ?? "", describe(step, words)] as const);
  return setPairs(pairs, columns, indent);
}

/** What a melee table says of a draw; null for any other value. */
export function meleeDraw(
  record: Readonly<Record<string, unknown>>,
  words: Phrases,
): string | null {
  const { draw } = record;
  return typeof draw === "string" ? words.say("cli.draw", { draw }) : null;
}

function side(cell: ChargeCell["charger"], who: "charger" | "defender", words: Phrases): string {
  const parts = [`${words.word("side", who)} ${words.word("result", cell.result)}`];
  if (cell.losses !== "0") parts.push(words.say("cli.chargeLosses", { dice: cell.losses }));
  if (cell.elan) parts.push(words.word("state", "elan"));
  if (cell.unformed) parts.push(words.word("state", "unformed"));
  return parts.join(", ");
}

/** The rows of a charge table, from the charger's best. */
export function chargeLines(
  cells: ChargeTable,
  words: Phrases,
  columns: number,
  indent: number,
): string[] {
  const pairs = cells.map(({ row, charger, defender }) => {
    const head = row.replaceAll("-", "−").replace("..", "…").replace(",", ", ");
    return [
      head,
      `${side(charger, "charger", words)}; ${side(defender, "defender", words)}`,
    ] as const;
  });
  return setPairs(pairs, columns, indent);
}
