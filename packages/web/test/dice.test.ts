import { facesDice, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { progress, rollRest, toFace } from "../src/resolve/dice.ts";
import { highlanders } from "./known.ts";

const test = () => procedures.discipline({ unit: highlanders.unit }, rulebook);

describe("progress", () => {
  it("asks for what is missing and keeps what was typed", () => {
    expect(progress(test, [4])).toMatchObject({ request: { dice: 2 }, typed: [4] });
  });

  it("ends with the last die", () => {
    expect(progress(test, [4, 4])).toMatchObject({ outcome: { natural: 8, result: "holds" } });
  });
});

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
