/** §6.5 Skirmish fire. */
import { procedures, rulebook, type Situations, skirmishRange, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { modifiers, pool, refusalOf, shown, skirmish, two } from "./rolling.ts";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

type Skirmish = Situations["skirmish"];
type Firer = Skirmish["firer"];
type Target = Skirmish["targets"][number];

const at = (firer: Firer, more: Partial<Target> = {}): Skirmish => ({
  firer,
  targets: [{ unit: battalion(), distance: 10, ...more }],
});

/** Dice before cover, and what they hit on. */
function diceOf(situation: Skirmish): [number, number] {
  const [line] = shown("skirmish", situation);
  if (line?.kind !== "skirmishDice") throw new Error("no dice are shown");
  return [line.dice, line.hitOn];
}

describe("skirmish.range", () => {
  it.each([
    ["musket", 15, 9],
    ["rifle", 20, 12],
  ] as const)("%s: %d cm [%d″]", (weapon, cm, inch) => {
    const firer = screen({ weapon });
    expect(skirmishRange(firer, "cm", rulebook)).toBe(cm);
    expect(skirmishRange(firer, "inch", rulebook)).toBe(inch);
    expect(skirmishRange(firer, "inchAsCm", rulebook)).toBe(inch);
    const past = at(firer, { distance: cm + 0.1 });
    expect(refusalOf(procedures.skirmish(past, rulebook))).toEqual({
      clause: "skirmish.range",
      measured: cm + 0.1,
      limit: cm,
      reason: null,
    });
  });

  it("garrisons and open order by their weapon, muskets where none is said", () => {
    expect(skirmishRange(garrison(), "cm", rulebook)).toBe(15);
    expect(skirmishRange(garrison("builtUp", { weapon: "rifle" }), "cm", rulebook)).toBe(20);
  });
});

describe("skirmish.dice", () => {
  it.each([
    [2, 0, 1],
    [3, 0, 2],
    [4, 0, 2],
    [5, 0, 3],
    [6, 0, 3],
    [6, 2, 3],
    [6, 4, 2],
    [4, 3, 2],
    [4, 4, 1],
  ])("a screen of %i bases with %i casualties: %i", (bases, casualties, dice) => {
    const fired = at(screen({ bases, casualties }));
    expect(diceOf(fired)[0]).toBe(dice);
    expect(skirmish(fired, ...pool(dice, 0)).dice).toBe(dice);
  });

  it.each([
    ["small", 2],
    ["standard", 3],
    ["large", 4],
  ] as const)("a garrison or open-order battalion, %s: %i", (size, dice) => {
    expect(diceOf(at(garrison("builtUp", { size })))[0]).toBe(dice);
    expect(diceOf(at(battalion({ formation: "openOrder", size })))[0]).toBe(dice);
  });

  it.each([
    [screen({ bases: 2 }), 1],
    [screen({ bases: 4 }), 1],
    [screen({ bases: 6 }), 2],
    [garrison("builtUp", { size: "large" }), 2],
    [garrison(), 2],
  ])("half share: half the dice, rounded up: %o has %i", (firer, dice) => {
    const fired = { ...at(firer), share: 0.5 };
    expect(skirmish(fired, ...pool(dice, 0)).dice).toBe(dice);
  });

  it("close order does not skirmish", () => {
    expect(refusalOf(procedures.skirmish(at(battalion()), rulebook))).toEqual({
      clause: "skirmish.dice",
      measured: null,
      limit: null,
      reason: "closeOrder",
    });
  });

  it("grade, casualties and Unformed take nothing off a battalion's dice", () => {
    const worn = garrison("builtUp", { grade: "recruit", casualties: 9, unformed: true });
    expect(diceOf(at(worn))).toEqual([3, 5]);
    expect(modifiers("skirmish", at(worn))).toEqual([]);
  });
});

describe("skirmish.hit", () => {
  it("muskets on 5–6", () => {
    const six = at(screen({ bases: 6 }));
    expect(skirmish(six, 4, 5, 6).hits).toBe(2);
    expect(skirmish(six, 1, 2, 3).hits).toBe(0);
  });

  it.each([
    ["cm", 10, 4],
    ["cm", 10.1, 5],
    ["inch", 6, 4],
    ["inch", 6.01, 5],
    ["inchAsCm", 6, 4],
    ["inchAsCm", 6.1, 5],
  ] as const)("rifles, %s, at %d on %i", (scale, distance, hitOn) => {
    expect(diceOf({ ...at(screen({ weapon: "rifle" }), { distance }), scale })[1]).toBe(hitOn);
  });

  it("rifles in a garrison too", () => {
    expect(diceOf(at(garrison("builtUp", { weapon: "rifle" })))[1]).toBe(4);
  });

  it("each hit is a casualty", () => {
    const outcome = skirmish(at(screen()), 5, 6);
    expect([outcome.hits, outcome.casualties, outcome.losses]).toEqual([2, 2, [2]]);
  });
});

describe("skirmish.cover", () => {
  it.each(["cover", "builtUp", "strongpoint"] as const)("%s: one die fewer", (cover) => {
    const fired = at(screen({ bases: 6 }), { cover });
    expect(modifiers("skirmish", fired)).toEqual(["skirmish.cover -1 CD"]);
    expect(skirmish(fired, 5, 5).dice).toBe(2);
  });

  it("a garrison as target too", () => {
    expect(skirmish(at(screen(), { unit: garrison() }), 5).dice).toBe(1);
  });

  it("at least one", () => {
    expect(skirmish(at(screen({ bases: 2 }), { cover: "cover" }), 5).dice).toBe(1);
    const half = { ...at(screen(), { cover: "cover" }), share: 0.5 };
    expect(skirmish(half, 5).dice).toBe(1);
  });

  it("nothing is halved by a place", () => {
    expect(skirmish(at(screen(), { unit: garrison() }), 6).casualties).toBe(1);
  });
});

describe("skirmish.thin", () => {
  it.each<[string, Unit, number]>([
    ["a screen", screen(), 6],
    ["open order", battalion({ formation: "openOrder" }), 6],
    ["a line", battalion(), 5],
    ["a deployed battery", guns(), 5],
    ["cavalry", regiment(), 5],
  ])("%s is hit on %3$i", (_, unit, hitOn) => {
    expect(diceOf(at(screen(), { unit }))[1]).toBe(hitOn);
  });

  it("rifles too, however near", () => {
    const rifles = screen({ weapon: "rifle" });
    expect(diceOf(at(rifles, { unit: screen(), distance: 3 }))[1]).toBe(6);
    expect(skirmish(at(rifles, { unit: screen() }), 5, 6).hits).toBe(1);
  });
});

describe("skirmish.discipline", () => {
  const large = garrison("builtUp", { size: "large" });

  it("two hits: none", () => {
    expect(skirmish(at(large), 5, 5, 1, 1).discipline).toBeNull();
  });

  it.each([3, 4])("%i hits: a test, the new losses counted", (hits) => {
    const worn = at(large, { unit: battalion({ casualties: 5 }) });
    const outcome = skirmish(worn, ...pool(4, hits), ...two(7));
    expect(outcome.discipline).toMatchObject({ target: 0, natural: 7, total: 5, result: "retire" });
  });

  it("a garrison ignores it", () => {
    const outcome = skirmish(at(large, { unit: garrison("builtUp", { size: "large" }) }), 5, 5, 5);
    expect([outcome.hits, outcome.discipline]).toEqual([3, null]);
    expect(outcome.working).toContainEqual({
      clause: "fire.disciplineGarrison",
      kind: "noTest",
      reason: "garrison",
    });
  });

  it("one that is gone takes none", () => {
    const last = at(large, { unit: battalion({ casualties: 10 }) });
    const outcome = skirmish(last, 5, 5, 5, 1);
    expect([outcome.hits, outcome.losses, outcome.discipline]).toEqual([3, [2], null]);
  });

  it("a double six restores one", () => {
    const outcome = skirmish(at(large), 5, 5, 5, 1, 6, 6);
    expect(outcome.discipline).toMatchObject({ result: "holds", recovered: 1 });
    expect(outcome.losses).toEqual([2]);
  });

  it("the nearest of several tests", () => {
    const pair = [
      { unit: battalion(), distance: 12 },
      { unit: battalion(), distance: 10 },
    ] as const;
    const outcome = skirmish({ firer: large, targets: pair }, 5, 5, 5, 5, ...two(7));
    expect(outcome.allotted).toEqual([1, 3]);
    expect(outcome.discipline?.target).toBe(1);
  });
});
