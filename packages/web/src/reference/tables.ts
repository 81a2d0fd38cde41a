/** The value of a clause as tables, whatever its kind. */
import type { ReferenceWords } from "@adjutant/phrases/reference/en";
import {
  cellText,
  type Fields,
  isRecord,
  labelsOf,
  ranges,
  type Step,
  stepText,
  type ValueSpeech,
} from "@adjutant/phrases/values";
import { type Arm, type ClauseId, type FireCell, type Rulebook, sections } from "@adjutant/rules";
import { capital, type Text } from "../text.ts";
import { fireCellText, isModifier } from "./cells.ts";
import {
  type ChargeCells,
  chargeSideText,
  differenceText,
  type MeleeColumns,
  winnerText,
} from "./steps.ts";
import { speechOf } from "./words.ts";

/** A table; the first cell of a row is its head. */
export interface ValueTable {
  readonly title: string | null;
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
  readonly note: string | null;
}

/** One figure, or tables; both empty for a clause that is words only. */
export interface ClauseSet {
  readonly figure: string | null;
  readonly tables: readonly ValueTable[];
}

/** Sets out the value of a clause. */
export function setOut(id: ClauseId, book: Rulebook, text: Text, words: ReferenceWords): ClauseSet {
  const setting: Setting = { id, text, words, speech: speechOf(text, words) };
  // Read by its shape: the union of the values of all clauses is no help.
  const value: unknown = book.clauses[id].value;
  const none: ClauseSet = { figure: null, tables: [] };
  if (value === null) return none;
  if (isModifier(value)) {
    const { roll = 0, dice = 0, halves = false, ...more } = value;
    const figure = text.modifier({ clause: id, roll, dice, halves });
    return { figure, tables: Object.keys(more).length > 0 ? recordTables(more, setting) : [] };
  }
  if (isBands(value)) {
    const each = (roll: number): string => text.modifier({ roll, dice: 0, halves: false });
    return { figure: `${each(value.first)} / ${each(value.second)}`, tables: [] };
  }
  const cell = cellText(value, "", id, setting.speech);
  if (cell !== null) return { figure: cell, tables: [] };
  return { figure: null, tables: tablesOf(value, setting) };
}

interface Setting {
  readonly id: ClauseId;
  readonly text: Text;
  readonly words: ReferenceWords;
  readonly speech: ValueSpeech;
}

function tablesOf(value: unknown, setting: Setting, arm?: Arm): readonly ValueTable[] {
  const { id, text } = setting;
  if (isChargeCells(value)) return [chargeTable(value, setting)];
  if (isMelee(value)) return [meleeTable(value, setting)];
  if (isSteps(value)) return [stepTable(value, setting)];
  if (isFire(value)) return [fireTable(value, setting)];
  if (id === "ignition.table" && Array.isArray(value)) return [ignitionTable(value, text)];
  if (Array.isArray(value)) {
    const rows = value.map((one, index) => [String(index + 1), listed(String(one), id, text)]);
    return [{ title: null, head: null, rows, note: null }];
  }
  return isRecord(value) ? recordTables(value, setting, arm) : [];
}

/** Fields that fit a cell in one table; each of the others in a table under its name. */
function recordTables(record: Fields, setting: Setting, arm?: Arm): readonly ValueTable[] {
  const { id, speech } = setting;
  const labels = labelled(record, setting, arm);
  const fields = Object.entries(record).map(([key, value], index) => ({
    key,
    value,
    label: labels[index] ?? key,
    cell: cellText(value, key, id, speech),
  }));
  const square = matrix(fields, setting);
  if (square !== null) return [square];
  const rows = fields.flatMap(({ label, cell }) => (cell === null ? [] : [[label, cell]]));
  const flat: ValueTable = { title: null, head: null, rows, note: null };
  const nested = fields.filter(({ cell }) => cell === null);
  return [
    ...(rows.length > 0 ? [flat] : []),
    ...nested.flatMap(({ key, label, value }) => {
      const tables = tablesOf(value, setting, key === "artillery" ? key : arm);
      // Rows of a table need no name above them.
      if (key === "rows") return tables;
      return tables.map((table) => ({
        ...table,
        title: table.title === null ? label : `${label}: ${table.title}`,
      }));
    }),
  ];
}

/** Records of the same keys, side by side. */
function matrix(
  fields: readonly {
    readonly label: string;
    readonly value: unknown;
    readonly cell: string | null;
  }[],
  setting: Setting,
): ValueTable | null {
  const records = fields.map(({ value }) => value).filter(isRecord);
  const [first] = records;
  if (first === undefined || records.length < 2 || records.length !== fields.length) return null;
  if (fields.some(({ cell }) => cell !== null)) return null;
  const keys = Object.keys(first).join();
  if (!records.every((record) => Object.keys(record).join() === keys)) return null;
  const rows = records.map((record) =>
    Object.entries(record).map(([key, value]) => cellText(value, key, setting.id, setting.speech)),
  );
  const complete = rows.map((row) => row.filter((cell) => cell !== null));
  if (complete.some((row, index) => row.length < (rows[index]?.length ?? 0))) return null;
  return {
    title: null,
    head: ["", ...labelled(first, setting)],
    rows: fields.map(({ label }, index) => [label, ...(complete[index] ?? [])]),
    note: null,
  };
}

/** What the keys of a record are called, as heads. */
function labelled(record: object, { id, speech }: Setting, arm?: Arm): readonly string[] {
  const keys = Object.keys(record);
  return labelsOf(record, id, speech, arm).map((label, index) =>
    capital(label ?? keys[index] ?? ""),
  );
}

function fireTable({ lowest, ...rows }: FireTable, setting: Setting): ValueTable {
  const { text, words } = setting;
  const columns = Object.values(rows);
  const count = columns[0]?.length ?? 0;
  const total = (index: number): string =>
    index === 0 ? `≤${lowest}` : index === count - 1 ? `≥${lowest + index}` : `${lowest + index}`;
  return {
    title: null,
    head: [text.say("rules.total"), ...labelled(rows, setting)],
    rows: Array.from({ length: count }, (_, index) => [
      total(index),
      ...columns.map((cells) => fireCellText(cells[index], text)),
    ]),
    note: words.say("cli.fireLegend", {
      test: text.say("rules.cellTest"),
      lost: text.say("rules.cellLost"),
    }),
  };
}

function chargeTable(cells: ChargeCells, { text, words }: Setting): ValueTable {
  return {
    title: null,
    head: [text.say("rules.difference"), text.say("rules.charger"), text.say("rules.defender")],
    rows: cells.map(({ row, charger, defender }) => [
      differenceText(row),
      chargeSideText(charger, text, words),
      chargeSideText(defender, text, words),
    ]),
    note: null,
  };
}

function meleeTable({ draw, cells }: MeleeColumns, { text, words }: Setting): ValueTable {
  // Where the winner always stays as he was there is nothing to tell of him.
  const ofWinner = cells.some(({ winner }) => winner !== "asItIs");
  return {
    title: null,
    head: [
      text.say("rules.difference"),
      text.say("rules.loser"),
      ...(ofWinner ? [text.say("rules.winner")] : []),
    ],
    // A difference begins at 1: a draw is told below.
    rows: ranges(cells, 1).map((range, index) => {
      const cell = cells[index];
      if (cell === undefined) return [range];
      const { loser, garrison, winner } = cell;
      const instead =
        garrison === undefined
          ? ""
          : `; ${words.say("cli.loserGarrison", { result: text.word("result", garrison) })}`;
      return [
        range,
        capital(text.word("result", loser)) + instead,
        ...(ofWinner ? [capital(winnerText(winner, text))] : []),
      ];
    }),
    note: words.say("cli.draw", { draw }),
  };
}

function stepTable(steps: Steps, { speech }: Setting): ValueTable {
  const heads = ranges(steps);
  return {
    title: null,
    head: null,
    rows: steps.map((step, index) => [heads[index] ?? "", capital(stepText(step, speech))]),
    note: null,
  };
}

function ignitionTable(needs: readonly unknown[], text: Text): ValueTable {
  return {
    title: null,
    head: [text.say("rules.models"), "2D6"],
    rows: needs.map((least, index) => [
      `${index + 1}${index === needs.length - 1 ? "+" : ""}`,
      least === 12 ? "12" : `${least}–12`,
    ]),
    note: null,
  };
}

function listed(value: string, id: ClauseId, text: Text): string {
  // The lists of these two clauses hold exactly the words of their group.
  if (id === "turn.sequence") return text.word("phase", value as "fire");
  if (id === "grade.order") return text.word("grade", value as "line");
  return value;
}

type FireTable = Readonly<Record<string, readonly FireCell[]>> & { readonly lowest: never };
type Steps = readonly Step[] & readonly { readonly upTo: number | null }[];

function everyHas(value: unknown, key: string): value is readonly Fields[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && key in one)
  );
}

function isChargeCells(value: unknown): value is ChargeCells {
  return everyHas(value, "charger");
}

function isMelee(value: unknown): value is MeleeColumns {
  return isRecord(value) && typeof value["draw"] === "string";
}

function isSteps(value: unknown): value is Steps {
  return everyHas(value, "upTo");
}

function isFire(value: unknown): value is FireTable {
  return isRecord(value) && typeof value["lowest"] === "number";
}

function isBands(value: unknown): value is { readonly first: number; readonly second: number } {
  return isRecord(value) && Object.keys(value).join() === "first,second";
}

/** The clauses before and after one, in the order of its section. */
export function neighbours(id: ClauseId): readonly [ClauseId | null, ClauseId | null] {
  const section = Object.values(sections).find((clauses) => id in clauses);
  // The keys of a section are clause ids by its type.
  const ids = Object.keys(section ?? {}) as ClauseId[];
  const place = ids.indexOf(id);
  return [ids[place - 1] ?? null, ids[place + 1] ?? null];
}
