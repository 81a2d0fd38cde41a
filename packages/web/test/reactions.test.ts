import type { Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { evasion } from "../src/resolve/reactions.ts";
import { known, table } from "./known.ts";

const horse = (kind: "heavy" | "light"): Unit => ({
  arm: "cavalry",
  grade: "line",
  size: "standard",
  class: kind,
  formation: "line",
});
const chasseurs = known("chasseurs", horse("light"));
const dragoons = known("dragoons", horse("heavy"));
const screen = known("screen", { arm: "screen", grade: "line", bases: 4, weapon: "musket" });

describe("charge.evade", () => {
  // Light cavalry reaches 45 cm [27″], a screen goes 20 cm [12″].
  it.each([
    [25, true],
    [25.01, false],
    [45, false],
  ])("a screen charged by light cavalry from %d cm", (distance, caught) => {
    expect(evasion(chasseurs, screen, distance, table)).toEqual({
      move: 20,
      caught,
      disperses: caught,
    });
  });

  it("in inches by the inch column", () => {
    const inch = { ...table, scale: "inch" } as const;
    expect(evasion(chasseurs, screen, 15, inch)).toEqual({
      move: 12,
      caught: true,
      disperses: true,
    });
    expect(evasion(chasseurs, screen, 15.5, inch).caught).toBe(false);
  });

  it("cavalry that is caught fights", () => {
    expect(evasion(dragoons, chasseurs, 0, table)).toEqual({
      move: 35,
      caught: true,
      disperses: false,
    });
    expect(evasion(dragoons, chasseurs, 1, table).caught).toBe(false);
  });
});
