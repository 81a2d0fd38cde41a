import { en } from "@adjutant/phrases/en";
import { referenceEn } from "@adjutant/phrases/reference/en";
import { referenceRu } from "@adjutant/phrases/reference/ru";
import { ru } from "@adjutant/phrases/ru";
import { type ClauseId, clauseIds, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { setOut } from "../src/reference/tables.ts";

const english = (id: ClauseId) => setOut(id, rulebook, en, referenceEn);
const russian = (id: ClauseId) => setOut(id, rulebook, ru, referenceRu);

/** Everything that a clause's value says. */
const said = ({ figure, tables }: ReturnType<typeof english>): string[] => [
  ...(figure === null ? [] : [figure]),
  ...tables.flatMap(({ title, head, rows, note }) => [
    title ?? "",
    ...(head ?? []),
    ...rows.flat(),
    note ?? "",
  ]),
];

describe("the value of every clause", () => {
  const valued = clauseIds.filter((id) => rulebook.clauses[id].value !== null);

  it.each(valued)("%s is set out in words of both languages", (id) => {
    expect(said(english(id)).length).toBeGreaterThan(0);
    // Keys of the data are one word with a capital inside; nothing of the kind may be left.
    expect(
      said(english(id)).filter((text) => /[a-z][A-Z]|\[object|undefined|NaN/.test(text)),
    ).toEqual([]);
    // What stays in Latin letters: dice, and the numerals of sizes.
    expect(
      said(russian(id)).filter((text) => /[A-Za-z]/.test(text.replaceAll(/\d*D[36]/g, ""))),
    ).toEqual([]);
  });

  it("no clause that is words only has one", () => {
    for (const id of clauseIds) {
      if (rulebook.clauses[id].value === null) expect(said(english(id))).toEqual([]);
    }
  });
});

describe("as the rulebook prints it", () => {
  it("volley.table, by its totals", () => {
    const [table] = english("volley.table").tables;
    expect(table?.head).toEqual(["Total", "Superior", "Standard", "Inferior"]);
    expect(table?.rows).toHaveLength(11);
    expect(table?.rows[0]).toEqual(["≤2", "0 F", "0 F", "0 F"]);
    expect(table?.rows[6]).toEqual(["8", "2 D", "2", "1"]);
    expect(table?.rows[10]).toEqual(["≥12", "5 D", "4 D", "3 D"]);
    expect(russian("volley.table").tables[0]?.rows[6]?.[1]).toBe("2 ПД");
  });

  it("charge.table.infantryVsFoot, by difference", () => {
    const [table] = english("charge.table.infantryVsFoot").tables;
    expect(table?.rows.map(([row]) => row)).toEqual([
      "≥+6",
      "+3…+5",
      "0…+2",
      "−1, −2",
      "−3…−5",
      "≤−6",
    ]);
    expect(table?.rows[1]).toEqual(["+3…+5", "Goes into melee, elan", "Goes into melee, Unformed"]);
    expect(table?.rows[5]?.[1]).toMatch(/^Retreats, 1D3 casualties/);
  });

  it("melee.table.garrison, a draw and what a garrison gives up included", () => {
    const [table] = english("melee.table.garrison").tables;
    expect(table?.rows.map(([row]) => row)).toEqual(["1", "2", "3–4", "≥5"]);
    expect(table?.rows[0]?.[1]).toBe("Retires; a garrison that loses Retreats");
    expect(table?.note).toMatch(/^Drawn: each may fight on/);
  });

  it("fire.range.guns, centimetres with inches beside them", () => {
    const [table] = english("fire.range.guns").tables;
    expect(table?.head).toEqual(["", "Canister", "Effective", "Long"]);
    expect(table?.rows[1]).toEqual(
      ["Medium", "20 cm [12″]", "40 cm [24″]", "85 cm [55″]"].map((cell) =>
        cell.replace(" cm", "\u00a0cm"),
      ),
    );
  });

  it("casualty.limit, move.rate, footprint.table: a table for each arm", () => {
    const limit = english("casualty.limit").tables;
    expect(limit.map(({ title }) => title)).toEqual([
      "Infantry and cavalry",
      "Artillery",
      "Skirmishers",
    ]);
    expect(limit[0]?.rows).toEqual([
      ["Small", "9"],
      ["Standard", "12"],
      ["Large", "15"],
    ]);
    const rates = english("move.rate").tables;
    expect(rates[1]?.rows[0]).toEqual(["Line", "12\u00a0cm [7″]"]);
    const prints = english("footprint.table").tables;
    expect(prints.flatMap(({ rows }) => rows)).toContainEqual(
      ["Square", "6\u00a0× 6\u00a0cm [4\u00a0× 4″]"].map((cell) =>
        cell.replaceAll("\u00a0×", " ×"),
      ),
    );
  });

  it("figures: a modifier, a band, and what goes with them", () => {
    expect(english("fire.builtUp").figure).toBe("−1, half the effect");
    expect(english("melee.band").figure).toBe("−1 / −2");
    const close = english("volley.columnClose");
    expect(close.figure).toBe("+1 CD");
    expect(close.tables[0]?.rows).toEqual([["Within", "5\u00a0cm [3″]"]]);
    expect(english("halves.once").figure).toBe("off");
  });

  it("ignition.table, by howitzer models", () => {
    expect(english("ignition.table").tables[0]?.rows).toEqual([
      ["1", "12"],
      ["2", "11–12"],
      ["3", "10–12"],
      ["4+", "9–12"],
    ]);
  });
});
