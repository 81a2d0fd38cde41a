/** §11 Morale of brigades and armies, §12 marking casualties. */
import { originText, procedures, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { rolled } from "./rolling.ts";

const { clauses } = rulebook;
const faltering = (further: number, face: number) =>
  rolled(procedures.faltering({ further }, rulebook), [face]);

describe("brigade.faltering", () => {
  it.each([
    [1, "allRetire"],
    [2, "allRetire"],
    [3, "routersDisperse"],
    [4, "hesitant"],
    [5, "hesitant"],
    [6, "obeys"],
  ])("one unit gone, %i: %s", (face, result) => {
    expect(faltering(0, face).result).toBe(result);
    expect(rolled(procedures.faltering({}, rulebook), [face]).result).toBe(result);
  });

  it.each([
    [1, 6, 5, "hesitant"],
    [1, 4, 3, "routersDisperse"],
    [2, 6, 4, "hesitant"],
    [3, 6, 3, "routersDisperse"],
    [4, 6, 2, "allRetire"],
    [2, 1, -1, "allRetire"],
  ])("%i further units, a %i: %i, %s", (further, face, total, result) => {
    expect(faltering(further, face)).toMatchObject({ natural: face, total, result });
  });
});

describe("brigade.demoralised", () => {
  it("more than half", () => {
    expect(clauses["brigade.demoralised"].value).toEqual({ moreThan: 0.5 });
  });
});

describe("army.broken", () => {
  it("more than half of its brigades", () => {
    expect(clauses["army.broken"].value).toEqual({ moreThan: 0.5 });
  });
});

describe("victory", () => {
  it("is the scenario's: a house clause of words", () => {
    expect(clauses.victory.value).toBeNull();
    expect(originText(clauses.victory.origins)).toBe("house");
  });
});

describe("marking.roster", () => {
  it("is S000's, and the way losses are kept where nothing else is chosen", () => {
    expect(originText(clauses["marking.roster"].origins)).toBe("S000");
    expect(clauses.marking.value).toBe("roster");
  });
});

describe("marking.markers", () => {
  it("at most 8 figures a base", () => {
    expect(clauses["marking.markers"].value).toEqual({ figuresPerBase: 6, figuresPerBaseMost: 8 });
  });
});
