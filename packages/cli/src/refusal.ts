/** What the rules forbid, for people and for programs. */
import type { ProcedureName, Refusal } from "@adjutant/rules";
import type { Context } from "./context.ts";
import { heading } from "./heading.ts";
import { paragraph } from "./layout.ts";
import type { Asked } from "./situation.ts";
import { tellingOf } from "./telling.ts";

/** A refusal as JSON: the clause, the measured fact, the limit, and a sentence. */
export function refusalJson(
  refused: Refusal,
  { situation }: Asked<ProcedureName>,
  { words }: Context,
): unknown {
  const { clause, measured, limit } = refused;
  const text = words.refusal(refused, tellingOf(situation, words));
  return { refused: { clause, measured, limit, text } };
}

/** A refusal as a sentence, with its clause below it. */
export function setRefusal(
  refused: Refusal,
  { name, situation, book }: Asked<ProcedureName>,
  context: Context,
): string[] {
  const { words, ink, terminal } = context;
  const text = words.refusal(refused, tellingOf(situation, words));
  const clause = `${refused.clause} · ${words.origin(book.clauses[refused.clause].origins)}`;
  return [
    ...heading(name, situation, context),
    "",
    ...paragraph(text, terminal.columns).map(ink.bold),
    ink.dim(clause),
  ];
}
