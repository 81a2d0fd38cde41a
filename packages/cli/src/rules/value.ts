/** The value of a clause, set for people: a number, a pair, a table. */
import type { Phrases } from "@adjutant/phrases";
import type { Arm, ClauseId, Distance, FireCell, ModifierValue, Rulebook } from "@adjutant/rules";
import { headed, paragraph, table } from "../layout.ts";
import { labelsOf } from "./labels.ts";
import { chargeLines, isChargeTable, isSteps, meleeDraw, stepLines } from "./steps.ts";

type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDistance(value: unknown): value is Distance {
  return isRecord(value) && Object.keys(value).join() === "cm,inch";
}

function isModifier(value: unknown): value is ModifierValue & Fields {
  return isRecord(value) && "roll" in value && "dice" in value && "halves" in value;
}

function isCells(value: unknown): value is readonly FireCell[] {
  return (
    Array.isArray(value) && value.every((cell) => isRecord(cell) && "fireDisciplineLost" in cell)
  );
}

/** Clauses whose bare numbers are added to a roll or a pool, and so carry their sign. */
const signed: ReadonlySet<string> = new Set<ClauseId>([
  "initiative.roll",
  "command.adcCount",
  "charge.grade",
  "charge.size",
  "charge.support",
  "charge.cover",
  "charge.fireLosses",
  "skirmish.cover",
  "melee.grade",
  "melee.lancer",
  "melee.support",
  "discipline.grade",
  "discipline.supported",
  "discipline.brigade",
  "brigade.faltering",
]);
/** Limits, never added to anything. */
const plainKeys: ReadonlySet<string> = new Set(["most", "least"]);

/** Keys whose pair counts dice, not distance. */
const diceKeys: ReadonlySet<string> = new Set(["moveDice", "chargeDice"]);

/** A share written as times and by: [2, 3] is 2/3. */
function shareOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [times, by]: readonly unknown[] = value;
  if (typeof times !== "number" || typeof by !== "number") return null;
  return times === by ? "1" : `${times}/${by}`;
}

class Setter {
  readonly #id: ClauseId;
  readonly #words: Phrases;
  readonly #columns: number;

  constructor(id: ClauseId, words: Phrases, columns: number) {
    this.#id = id;
    this.#words = words;
    this.#columns = columns;
  }

  #pair({ cm, inch }: Distance): string {
    const words = this.#words;
    return `${words.distance(cm, "cm")} [${words.distance(inch, "inch")}]`;
  }

  /** A value that fits one cell, or null. */
  #cell(value: unknown, key: string): string | null {
    const words = this.#words;
    if (typeof value === "number" && (key === "roll" || key === "dice")) {
      const none = { roll: 0, dice: 0, halves: false };
      return words.modifier({ ...none, [key]: value });
    }
    if (isDistance(value)) {
      if (!diceKeys.has(key)) return this.#pair(value);
      const dice = { cm: `${value.cm}D6`, inch: `${value.inch}D6` };
      return `${dice.cm} [${dice.inch}]`;
    }
    switch (typeof value) {
      case "number": {
        if (signed.has(this.#id) && !plainKeys.has(key)) {
          return words.modifier({ roll: value, dice: 0, halves: false });
        }
        return words.number(value);
      }
      case "boolean":
        return value ? words.say("cli.yes") : words.say("cli.no");
      case "string":
        return this.#named(value);
      default:
    }
    const fraction = shareOf(value);
    if (fraction !== null) return fraction;
    if (isRecord(value) && isDistance(value["front"]) && isDistance(value["depth"])) {
      const { front, depth } = { front: value["front"], depth: value["depth"] };
      const inches = `${words.number(front.inch)} × ${words.distance(depth.inch, "inch")}`;
      return `${words.number(front.cm)} × ${words.distance(depth.cm, "cm")} [${inches}]`;
    }
    return null;
  }

  #named(value: string): string {
    const words = this.#words;
    switch (this.#id) {
      case "marking":
        return value === "markers"
          ? words.word("marking", "markers")
          : words.word("marking", "roster");
      case "scale":
        return words.word("scale", value === "inch" || value === "inchAsCm" ? value : "cm");
      case "dice":
        return words.word("dice", value === "typed" || value === "mixed" ? value : "app");
      default:
        return value;
    }
  }

  lines(value: unknown, indent: number, arm?: Arm): string[] {
    const pad = " ".repeat(indent);
    const cell = this.#cell(value, "");
    if (cell !== null) return paragraph(cell, this.#columns, indent);
    if (isModifier(value)) {
      const { roll, dice, halves, ...more } = value;
      const main = pad + this.#words.modifier({ roll, dice, halves });
      return [main, ...(Object.keys(more).length > 0 ? this.lines(more, indent) : [])];
    }
    if (isChargeTable(value)) return chargeLines(value, this.#words, this.#columns, indent);
    if (isSteps(value)) return stepLines(value, this.#id, this.#words, this.#columns, indent);
    if (Array.isArray(value)) return this.#list(value, indent);
    if (!isRecord(value)) return [];
    if (typeof value["lowest"] === "number") return this.#fireTable(value, value["lowest"], indent);
    return this.#record(value, indent, arm);
  }

  #list(values: readonly unknown[], indent: number): string[] {
    const words = this.#words;
    if (this.#id === "ignition.table") {
      const models = values.map((_, i) => `${i + 1}${i === values.length - 1 ? "+" : ""}`);
      const rows = [models, values.map((needed) => `${needed}–12`.replace("12–12", "12"))];
      return table(rows).map((line) => " ".repeat(indent) + line);
    }
    const named = values.map((value) => {
      if (this.#id === "turn.sequence") return words.word("phase", value as "fire");
      if (this.#id === "grade.order") return words.word("grade", value as "line");
      return String(value);
    });
    return paragraph(named.join(" · "), this.#columns, indent);
  }

  /** Rows of a fire table under its totals; on a narrow page the totals run down. */
  #fireTable(value: Fields, lowest: number, indent: number): string[] {
    const { lowest: _, ...bands } = value;
    const labels = labelsOf(bands, this.#words);
    const rows = Object.values(bands).map((cells) => (isCells(cells) ? cells : []));
    const count = rows[0]?.length ?? 0;
    const totals = Array.from({ length: count }, (_, i) => {
      const total = String(lowest + i);
      if (i === 0) return `≤${total}`;
      return i === count - 1 ? `≥${total}` : total;
    });
    const text = (cell: FireCell) => {
      const marks = `${cell.discipline ? " D" : ""}${cell.fireDisciplineLost ? " F" : ""}`;
      return `${cell.casualties}${marks}`;
    };
    const across = [
      ["", ...totals],
      ...rows.map((cells, i) => [labels[i] ?? "", ...cells.map(text)]),
    ];
    const set = table(across);
    const fits = set.every((line) => line.length + indent <= this.#columns);
    const down = totals.map((total, i) => [
      total,
      ...rows.map((cells) => cells[i]).map((cell) => (cell ? text(cell) : "")),
    ]);
    const head = ["", ...labels.map((label) => label ?? "")];
    const chosen = fits ? set : headed(head, down, this.#columns - indent);
    const legend = paragraph(
      this.#words.say("cli.fireLegend", { test: "D", lost: "F" }),
      this.#columns,
      indent,
    );
    return [...chosen.map((line) => " ".repeat(indent) + line), ...legend];
  }

  #record(record: Fields, indent: number, arm?: Arm): string[] {
    const pad = " ".repeat(indent);
    const bands = Object.keys(record).join() === "first,second";
    if (bands) {
      const value = (roll: unknown) =>
        this.#words.modifier({ roll: Number(roll), dice: 0, halves: false });
      return [`${pad}${value(record["first"])} / ${value(record["second"])}`];
    }
    const labels = labelsOf(record, this.#words, arm, this.#id);
    const entries = Object.entries(record).map(([key, value], i) => ({
      key,
      value,
      label: labels[i] ?? key,
      cell: this.#cell(value, key),
    }));
    const matrix = this.#matrix(entries, this.#columns - indent);
    if (matrix) return matrix.map((line) => pad + line);
    const draw = meleeDraw(record, this.#words);
    const flat = entries.filter(({ key, cell }) => cell !== null && key !== "draw");
    const set = table(flat.map(({ label, cell }) => [label, cell ?? ""])).map((line) => pad + line);
    const nested = entries.filter(({ cell }) => cell === null);
    return [
      ...(draw === null ? [] : paragraph(draw, this.#columns, indent)),
      ...set,
      ...nested.flatMap(({ key, label, value }) => {
        const headless = key === "cells" || key === "rows";
        if (headless) return this.lines(value, indent);
        return [pad + label, ...this.lines(value, indent + 2, key === "artillery" ? key : arm)];
      }),
    ];
  }

  /** Records of the same keys side by side, as a table with its head. */
  #matrix(
    entries: readonly { label: string; value: unknown; cell: string | null }[],
    width: number,
  ): string[] | null {
    const records = entries.map(({ value }) => value).filter(isRecord);
    const [first] = records;
    if (first === undefined || records.length < 2 || records.length !== entries.length) return null;
    const keys = Object.keys(first).join();
    const alike = records.every((record) => Object.keys(record).join() === keys);
    if (!alike || entries.some(({ cell }) => cell !== null)) return null;
    const rows = records.map((record) =>
      Object.entries(record).map(([key, value]) => this.#cell(value, key)),
    );
    if (rows.some((row) => row.includes(null))) return null;
    const head = labelsOf(first, this.#words).map((label) => label ?? "");
    const body = entries.map(({ label }, i) => [
      label,
      ...(rows[i] ?? []).map((cell) => cell ?? ""),
    ]);
    return headed(["", ...head], body, width);
  }
}

/**
 * The value of a clause, set in lines.
 * @returns none for a clause that is words only
 */
export function valueLines(
  id: ClauseId,
  book: Rulebook,
  words: Phrases,
  columns: number,
): string[] {
  const { value } = book.clauses[id];
  return value === null ? [] : new Setter(id, words, columns).lines(value, 2);
}
