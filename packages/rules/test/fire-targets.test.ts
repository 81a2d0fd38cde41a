/** §6.3 Several targets, and fire through skirmishers. */
import { aimAt, allot, procedures, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, modifiers, refusalOf, skirmish, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, regiment, screen } from "./units.ts";

type Volley = Situations["volley"];
type Targets = Volley["targets"];
type Target = Targets[number];

const veteran = battalion({ grade: "veteran" });
const target = (distance: number, more: Partial<Target> = {}): Target => ({
  unit: battalion(),
  distance,
  ...more,
});
const at = (...targets: Targets): Volley => ({ firer: veteran, targets });

describe("fire.oneRoll", () => {
  it("two targets, one roll", () => {
    const outcome = volley(at(target(10), target(13)), ...two(9), ...two(7));
    expect([outcome.casualties, outcome.allotted]).toEqual([3, [2, 1]]);
  });

  it("up to 2 further targets, within 5 cm [3″] of the nearest", () => {
    expect(rulebook.clauses["fire.oneRoll"].value).toEqual({
      furtherTargets: 2,
      within: { cm: 5, inch: 3 },
    });
    expect(volley(at(target(10), target(11), target(12)), ...two(5)).allotted).toEqual([1, 0, 0]);
    const four = at(target(10), target(11), target(12), target(13));
    expect(refusalOf(procedures.volley(four, rulebook))).toEqual({
      clause: "fire.oneRoll",
      measured: 4,
      limit: 3,
      reason: "targets",
    });
  });

  it("in a charge every charging unit is a target", () => {
    const lead = target(5, { leadsCharge: true });
    const four = at(lead, target(6), target(7), target(8));
    expect(volley(four, ...two(7)).allotted).toEqual([2, 0, 0, 0]);
  });

  it("row, modifiers and halving are those of the unit that gets the majority", () => {
    const near = target(10, { unit: battalion({ formation: "square" }) });
    const far = target(12, { cover: "builtUp" });
    expect(modifiers("volley", at(near, far))).toEqual(["volley.dense +2 CD"]);
    expect(modifiers("volley", at(far, near))).toEqual(["volley.dense +2 CD"]);
    const leads = at({ ...near, leadsCharge: false }, { ...far, leadsCharge: true });
    expect(modifiers("volley", leads)).toEqual(["fire.builtUp -1 ½"]);
  });

  it("the band is the nearest's", () => {
    const battery = { firer: guns(), targets: [target(44), target(40)] as const };
    expect(artillery(battery, ...two(7)).row).toBe("effective");
  });
});

describe("fire.majority", () => {
  // Of c the others get ⌊(c − 1) ÷ 2⌋, one each in order of distance, again and again.
  it.each([
    [0, [0, 0], [0, 0, 0]],
    [1, [1, 0], [1, 0, 0]],
    [2, [2, 0], [2, 0, 0]],
    [3, [2, 1], [2, 1, 0]],
    [4, [3, 1], [3, 1, 0]],
    [5, [3, 2], [3, 1, 1]],
    [6, [4, 2], [4, 1, 1]],
    [7, [4, 3], [4, 2, 1]],
    [8, [5, 3], [5, 2, 1]],
    [9, [5, 4], [5, 2, 2]],
    [10, [6, 4], [6, 2, 2]],
    [11, [6, 5], [6, 3, 2]],
    [12, [7, 5], [7, 3, 2]],
  ])("%i casualties: %j of two targets, %j of three", (casualties, ofTwo, ofThree) => {
    expect(allot(casualties, aimAt([target(10), target(11)]))).toEqual(ofTwo);
    expect(allot(casualties, aimAt([target(10), target(11), target(12)]))).toEqual(ofThree);
  });

  it("in order of distance, however they are named", () => {
    expect(allot(7, aimAt([target(12), target(10), target(11)]))).toEqual([1, 4, 2]);
  });

  it("the unit that leads the charge comes before the nearest", () => {
    const aim = aimAt([target(5), target(8, { leadsCharge: true }), target(6)]);
    expect(aim).toMatchObject({ main: 1, nearest: 0, others: [0, 2] });
    expect(allot(5, aim)).toEqual([1, 3, 1]);
  });

  it("the same when targets are in different formations", () => {
    const column = target(12, { unit: battalion({ formation: "massedColumn" }) });
    const line = target(10, { unit: battalion() });
    expect(volley(at(column, line), ...two(9), ...two(7)).allotted).toEqual([1, 2]);
  });

  it("skirmishers allot their hits in the same way", () => {
    const fired = { firer: screen({ bases: 6 }), targets: [target(10), target(11)] as const };
    expect(skirmish(fired, 5, 5, 6, ...two(7)).allotted).toEqual([2, 1]);
  });
});

describe("fire.disciplineTarget", () => {
  it("two charging units: the lead tests as long as it takes damage", () => {
    const charged = at(target(5), target(8, { leadsCharge: true }));
    const outcome = volley(charged, ...two(8), ...two(7));
    expect(outcome.allotted).toEqual([0, 2]);
    expect(outcome.discipline?.target).toBe(1);
  });

  it("else the enemy unit nearest to the firer", () => {
    const outcome = volley(at(target(12), target(10)), ...two(9), ...two(7));
    expect(outcome.discipline?.target).toBe(1);
  });

  it("the tested unit's own facts count", () => {
    const general = { general: true, supported: true };
    const outcome = volley(at(target(12), target(10, { test: general })), ...two(9), ...two(5));
    expect(outcome.discipline).toMatchObject({ target: 1, total: 7, result: "holds" });
  });
});

describe("fire.throughSkirmishers", () => {
  const between = { unit: screen(), gap: 3 };
  const through = (more: Partial<Volley> = {}): Volley => ({
    firer: veteran,
    targets: [target(10)],
    screenBetween: between,
    ...more,
  });

  it.each([
    [2, 0, 0, 0],
    [5, 1, 1, 0],
    [6, 2, 1, 1],
  ])("a natural %i scores %i: the screen %i, the unit behind %i", (natural, all, first, rest) => {
    const outcome = volley(through(), ...two(natural));
    expect([outcome.casualties, outcome.screenCasualties]).toEqual([all, first]);
    expect(outcome.allotted).toEqual([rest]);
    expect(outcome.discipline).toBeNull();
  });

  it("three with D: one to the screen, two to the unit behind, which tests", () => {
    const outcome = volley(through(), ...two(9), ...two(6));
    expect([outcome.screenCasualties, outcome.allotted]).toEqual([1, [2]]);
    expect(outcome.discipline).toMatchObject({ target: 0, result: "unformed" });
  });

  it("two with D: the unit behind tests for its one", () => {
    const outcome = volley(through(), ...two(8), ...two(5));
    expect([outcome.screenCasualties, outcome.allotted]).toEqual([1, [1]]);
    expect(outcome.discipline).toMatchObject({ target: 0, result: "retire" });
  });

  it("one with D: only the screen lost, so the screen tests, and holds where others are Unformed", () => {
    const inferior = through({ firer: battalion({ grade: "recruit" }) });
    const outcome = volley(inferior, ...two(9), ...two(6));
    expect([outcome.casualties, outcome.screenCasualties, outcome.allotted]).toEqual([1, 1, [0]]);
    expect(outcome.discipline).toMatchObject({ target: "screen", total: 6, result: "holds" });
  });

  it("the target behind gives its modifiers, not the screen", () => {
    const dense = through({ targets: [target(10, { unit: battalion({ formation: "square" }) })] });
    expect(modifiers("volley", dense)).toEqual(["volley.dense +2 CD"]);
  });

  it.each([
    ["cm", 5, 5.01],
    ["inch", 3, 3.01],
    ["inchAsCm", 3, 3.1],
  ] as const)("%s: not more than %d from the screen", (scale, near, far) => {
    const fired = (gap: number) =>
      through({ scale, targets: [target(8)], screenBetween: { unit: screen(), gap } });
    expect(volley(fired(near), ...two(6)).screenCasualties).toBe(1);
    expect(refusalOf(procedures.volley(fired(far), rulebook))).toEqual({
      clause: "fire.throughSkirmishers",
      measured: far,
      limit: near,
      reason: null,
    });
  });

  const refused = (situation: Volley) => refusalOf(procedures.volley(situation, rulebook));
  const behind = (unit: Unit) => through({ targets: [target(10, { unit })] });

  it.each<[string, Unit]>([
    ["skirmishers", battalion({ formation: "openOrder" })],
    ["a garrison", garrison()],
    ["guns", guns()],
  ])("not at %s: only at close order", (_, unit) => {
    expect(refused(behind(unit))).toMatchObject({
      clause: "fire.throughSkirmishers",
      reason: "closeOrder",
    });
  });

  it("at cavalry, which is close order", () => {
    expect(volley(behind(regiment()), ...two(6)).screenCasualties).toBe(1);
  });

  it("not through a line", () => {
    const line = through({ screenBetween: { unit: battalion(), gap: 3 } });
    expect(refused(line)).toMatchObject({ reason: "notSkirmishers" });
  });

  it("through a battalion in open order", () => {
    const open = { unit: battalion({ formation: "openOrder" }), gap: 3 };
    expect(volley(through({ screenBetween: open }), ...two(6)).screenCasualties).toBe(1);
  });

  it.each([guns(), howitzers()])("guns fire canister through, nothing else: %o", (firer) => {
    const cannonade = (distance: number) => ({
      firer,
      targets: [target(distance)] as const,
      screenBetween: between,
    });
    const outcome = artillery(cannonade(20), ...two(5));
    expect([outcome.screenCasualties, outcome.allotted]).toEqual([1, [1]]);
    expect(refusalOf(procedures.artillery(cannonade(20.1), rulebook))).toMatchObject({
      clause: "fire.throughSkirmishers",
      reason: "canister",
    });
  });

  it("skirmishers do not fire through skirmishers", () => {
    const fired = { firer: screen(), targets: [target(10)] as const, screenBetween: between };
    expect(refusalOf(procedures.skirmish(fired, rulebook))).toMatchObject({
      clause: "fire.throughSkirmishers",
      reason: "openOrder",
    });
  });
});
