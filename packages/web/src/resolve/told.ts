import type { Assumed } from "@adjutant/battle";
import type { OddsRow } from "../parts/OddsBars.tsx";
import { type Range, shareText } from "../parts/share.ts";
import type { Text } from "../text.ts";
import type { Mark, Odds } from "./odds.ts";

/** The odds of one case of what is not known. */
export interface OddsOfCase {
  /** What is taken of the enemy; null where everything is known. */
  readonly assumed: Assumed | null;
  readonly odds: Odds;
}

export interface TableTold {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly OddsRow[];
}

/** Odds as people read them: over several cases, figures are ranges from the least to the most. */
export interface OddsTold {
  readonly tables: readonly TableTold[];
  readonly besides: readonly OddsRow[];
  /** All of it in a line or two. */
  readonly summary: readonly string[];
  /** How the figure that matters goes with the enemy's losses; null where these are known. */
  readonly byLosses: TableTold | null;
}

export const noOdds: OddsTold = { tables: [], besides: [], summary: [], byLosses: null };

/** What is known of the odds from the odds of each case. */
export function toldOdds(cases: readonly OddsOfCase[], text: Text): OddsTold {
  const all = cases.map(({ odds }) => odds);
  const [first] = all;
  if (first === undefined) return noOdds;
  const keys = new Set(all.flatMap(({ tables }) => tables.map(({ key }) => key)));
  const tables = [...keys]
    .map((key) => tableOver(key, all, text))
    // Casualties that are certain need no bars.
    .filter(({ key, rows }) => key !== "casualties" || rows.length > 1);
  const lead = leads.find((kind) => first.marks.some((mark) => mark.kind === kind)) ?? null;
  return {
    tables,
    besides: rowsOver(all.map(({ besides }) => besides)),
    summary: summaryOf(all, text),
    byLosses: lead === null ? null : byLosses(cases, lead, text),
  };
}

function tableOver(key: string, all: readonly Odds[], text: Text): TableTold {
  const found = all.flatMap(({ tables }) => tables.filter((table) => table.key === key));
  const averages = found.flatMap(({ average }) => average ?? []);
  return {
    key,
    title: found[0]?.title ?? "",
    ...(averages.length > 0 && { note: averageText(rangeOf(averages), text) }),
    rows: rowsOver(found.map(({ rows }) => rows)),
  };
}

/** Rows of one table in several cases: each once, from its least to its greatest chance. */
function rowsOver(all: readonly (readonly OddsRow[])[]): readonly OddsRow[] {
  const keys: string[] = [];
  const known = new Map<string, OddsRow>();
  for (const rows of all) {
    let at = 0;
    for (const row of rows) {
      const place = keys.indexOf(row.key);
      // What another case has besides stands where it stood there.
      if (place < 0) keys.splice(at++, 0, row.key);
      else at = place + 1;
      if (!known.has(row.key)) known.set(row.key, row);
    }
  }
  return keys.flatMap((key) => {
    const row = known.get(key);
    if (row === undefined) return [];
    const values = all.map((rows) => rows.find((one) => one.key === key)?.value ?? 0);
    return [rowOf(row, rangeOf(values))];
  });
}

function rowOf(row: Omit<OddsRow, "value">, { low, high }: Range): OddsRow {
  return { ...row, value: low, ...(high > low && { high }) };
}

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

const bands = [0, 1, 2] as const;

/** The figure that people look for first, of fire, a test, a melee and a charge. */
const leads = ["shaken", "holds", "wins", "takesGround"] as const satisfies readonly Mark["kind"][];
type Lead = (typeof leads)[number];

/** The leading figure by the band that the enemy may be in. */
function byLosses(cases: readonly OddsOfCase[], lead: Lead, text: Text): TableTold | null {
  const rows = bands.flatMap((band) => {
    const values = cases
      .filter(({ assumed }) => assumed?.losses?.band === band)
      .flatMap(({ odds }) => odds.marks.filter(({ kind }) => kind === lead));
    const label = text.say(`odds.band${band}`);
    const range = rangeOf(values.map(({ value }) => value));
    return values.length === 0 ? [] : [rowOf({ key: String(band), label }, range)];
  });
  if (rows.length < 2) return null;
  return { key: "byLosses", title: text.say(`odds.leadByLosses.${lead}`), rows };
}

function summaryOf(all: readonly Odds[], text: Text): readonly string[] {
  const kinds = all[0]?.marks.map(({ kind }) => kind) ?? [];
  return kinds.map((kind) => {
    const values = all.flatMap(({ marks }) => marks.filter((mark) => mark.kind === kind));
    const range = rangeOf(values.map(({ value }) => value));
    return kind === "average" ? averageText(range, text) : markText(kind, range, text);
  });
}

function markText(kind: Exclude<Mark["kind"], "average">, range: Range, text: Text): string {
  const share = shareText(range, text.percent);
  return kind === "holds"
    ? `${text.word("test", "holds")} ${share}`
    : text.say(`odds.${kind}`, { share });
}

function averageText({ low, high }: Range, text: Text): string {
  const [from, to] = [text.number(low), text.number(high)];
  return from === to
    ? text.say("odds.expected", { casualties: Math.round(low * 100) / 100 })
    : text.say("odds.expectedRange", { from, to });
}
