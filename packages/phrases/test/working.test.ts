import type { WorkingKind, WorkingLine } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import type { ArgumentsOf } from "../src/arguments.ts";
import { en } from "../src/en.ts";
import type { Phrases } from "../src/language.ts";
import { ru } from "../src/ru.ts";
import { quartersText } from "../src/sentence.ts";
import type { working } from "../src/working.en.ts";
import { cases, type StepOf } from "./working-cases.ts";

const flat = Object.entries(cases).flatMap(([kind, list]) =>
  list.map(([clause, facts, english, russian]) => ({
    kind,
    // The table above binds the facts of a step to its kind; flattening it forgets that.
    line: { clause, kind, ...facts } as WorkingLine,
    english,
    russian,
  })),
);

describe("working lines", () => {
  test.each(flat)("$kind: $english", ({ line, english, russian }) => {
    expect(en.line(line)).toBe(english);
    expect(ru.line(line)).toBe(russian);
  });
});

describe("what the teller knows beside the step", () => {
  const reach: WorkingLine = {
    clause: "charge.declare",
    kind: "outOfReach",
    measured: 13,
    limit: 12,
  };
  test("the scale", () => {
    expect(en.line(reach, { scale: "inch" })).toContain("13″, reach 12″");
    expect(ru.line(reach, { scale: "inch" })).toContain("13″, а дистанция атаки 12″");
    expect(ru.line(reach, { scale: "inchAsCm" })).toContain("13\u00a0см");
  });

  test.each<[Phrases, string]>([
    [en, "Prussians: 4 casualty dice in all"],
    [ru, "Prussians: всего 4 кубика урона"],
  ])("the names of the sides", (language, expected) => {
    const line: WorkingLine = {
      clause: "melee.base",
      kind: "meleePool",
      side: "defender",
      dice: 4,
    };
    expect(language.line(line, { sides: { defender: "Prussians" } })).toBe(expected);
  });
});

test.each([
  [0, "0"],
  [1, "¼"],
  [2, "½"],
  [3, "¾"],
  [4, "1"],
  [7, "1¾"],
  [10, "2½"],
])("%i quarters are written %s", (quarters, text) => {
  expect(quartersText(quarters)).toBe(text);
});

/** Arguments that `lineValues` adds to the facts of a step. */
type Added =
  | "who"
  | "label"
  | "value"
  | "changed"
  | "rolled"
  | "amount"
  | "known"
  | "number"
  | "why"
  | "unit";
type Unmet = {
  [Kind in WorkingKind]: Exclude<
    keyof ArgumentsOf<(typeof working)[Kind]>,
    keyof StepOf<Kind> | Added
  >;
}[WorkingKind];

test("a message asks only for what its step knows", () => {
  const unmet: Unmet[] = [];
  expect(unmet).toEqual([]);
  // Compiles only while no message asks for an argument that its step has not.
  const none: [Unmet] extends [never] ? true : false = true;
  expect(none).toBe(true);
});
