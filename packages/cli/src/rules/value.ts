/** The value of a clause, set for people: a number, a pair, a table. */
import type { Phrases } from "@adjutant/phrases";
import {
  cellText,
  type Fields,
  isRecord,
  labelsOf,
  type ValueSpeech,
} from "@adjutant/phrases/values";
import type { Arm, ClauseId, FireCell, ModifierValue, Rulebook } from "@adjutant/rules";
import { headed, paragraph, table } from "../layout.ts";
import { speechOf } from "./speech.ts";
import { chargeLines, isChargeTable, isSteps, meleeDraw, stepLines } from "./steps.ts";

function isModifier(value: unknown): value is ModifierValue & Fields {
  return isRecord(value) && "roll" in value && "dice" in value && "halves" in value;
}

function isCells(value: unknown): value is readonly FireCell[] {
  return (
    Array.isArray(value) && value.every((cell) => isRecord(cell) && "fireDisciplineLost" in cell)
  );
}

class Setter {
  readonly #id: ClauseId;
  readonly #words: Phrases;
  readonly #speech: ValueSpeech;
  readonly #columns: number;

  constructor(id: ClauseId, words: Phrases, columns: number) {
    this.#id = id;
    this.#words = words;
    this.#speech = speechOf(words);
    this.#columns = columns;
  }

  /** A value that fits one cell, or null. */
  #cell(value: unknown, key: string): string | null {
    return cellText(value, key, this.#id, this.#speech);
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
    if (isSteps(value)) return stepLines(value, this.#words, this.#columns, indent);
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
    const labels = labelsOf(bands, null, this.#speech);
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
    const labels = labelsOf(record, this.#id, this.#speech, arm);
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
    const head = labelsOf(first, null, this.#speech).map((label) => label ?? "");
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
