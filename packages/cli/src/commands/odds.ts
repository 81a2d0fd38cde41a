import { explain, isRefused, oddsOf } from "@adjutant/rules";
import { setOdds } from "../chances.ts";
import { type Context, fail, print, printJson } from "../context.ts";
import { heading } from "../heading.ts";
import { refusalJson, setRefusal } from "../refusal.ts";
import { readSituation } from "../situation.ts";
import { lineTelling, tellingOf } from "../telling.ts";
import type { ExitCode } from "../terminal.ts";
import { setWorking } from "../working.ts";

/** Flags of `odds`. */
export interface OddsFlags {
  readonly option?: readonly string[];
  readonly rulebook?: string;
}

/** `adjutant odds`: the exact distribution of a situation, the modifiers that apply first. */
export async function odds(
  context: Context,
  name: string,
  file: string | undefined,
  flags: OddsFlags,
): Promise<ExitCode> {
  const asked = await readSituation(
    "odds",
    name,
    file,
    flags.option ?? [],
    flags.rulebook,
    context,
  );
  if (asked.faults) return fail(context, asked.faults);
  const { situation, book } = asked.value;
  const explained = explain(asked.value.name, situation, book);
  const chances = isRefused(explained) ? explained : oddsOf(asked.value.name, situation, book);
  if (isRefused(chances)) {
    const { refused } = chances;
    if (context.json) printJson(context, refusalJson(refused, asked.value, context));
    else print(context, setRefusal(refused, asked.value, context));
    return 1;
  }
  if (context.json) {
    printJson(context, chances);
    return 0;
  }
  const { words, ink, terminal } = context;
  const telling = tellingOf(situation, words);
  const lines = isRefused(explained) ? [] : explained.lines;
  const setting = {
    words,
    ink,
    columns: terminal.columns,
    book,
    telling: lineTelling(situation, words),
  };
  print(context, [
    ...heading(asked.value.name, situation, context),
    "",
    ...(lines.length > 0 ? [...setWorking(lines, [], setting), ""] : []),
    ...setOdds(chances, words, telling.sides ?? {}, ink, terminal.columns),
  ]);
  return 0;
}
