import { ask, facesDice, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { type Reading, rollRest, toFace } from "../src/resolve/dice.ts";
import { highlanders } from "./known.ts";

const test: Reading = (faces) => {
  const asked = ask(procedures.discipline({ unit: highlanders.unit }, rulebook), faces);
  return "request" in asked
    ? { request: asked.request, typed: asked.typed.map(toFace) }
    : { choices: [] };
};

describe("rollRest", () => {
  it("leaves typed dice as they are", () => {
    expect(rollRest(test, [6], facesDice([2]))).toEqual([6, 2]);
  });

  it("rolls nothing where nothing is missing", () => {
    expect(rollRest(test, [6, 5], facesDice([]))).toEqual([6, 5]);
  });

  it("rolls fair faces from the browser's entropy", () => {
    for (let i = 0; i < 50; i++) {
      for (const face of rollRest(test, [])) expect([1, 2, 3, 4, 5, 6]).toContain(face);
    }
  });
});

describe("toFace", () => {
  it.each([0, 7, 1.5, Number.NaN])("knows no die that shows %d", (value) => {
    expect(() => toFace(value)).toThrow(RangeError);
  });
});
