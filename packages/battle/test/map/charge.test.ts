import { isRefused } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  battalion,
  drawn,
  garrison,
  guns,
  horse,
  picture,
  screen,
} from "../../../field/test/pictures.ts";
import { type ChargeChoice, chargeAt, chargeTargets, fireAtCharge } from "../../src/map/close.ts";
import type { Laid } from "../../src/map/laid.ts";
import { supportsFor } from "../../src/map/supports.ts";
import { at, brigadeOf, type Put, table, the } from "./tables.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

function charge(on: Laid, choice: ChargeChoice = {}, charger = "A", target = "b") {
  return chargeAt(on, the(on, charger), the(on, target), choice);
}

/** A charge that must be allowed. */
function made(on: Laid, choice: ChargeChoice = {}) {
  const charged = charge(on, choice);
  if ("refused" in charged) throw new Error(JSON.stringify(charged.refused));
  return charged;
}

const units = (more: { [id: string]: Put } = {}) => ({
  A: at(column, 50, 20),
  b: at(line, 50, 35, 180),
  ...more,
});

describe("charge.declare: distance, reach, sight and the wheel", () => {
  test("the way into contact, straight on", () => {
    const { situation, path } = made(table(units()));
    expect(situation).toMatchObject({
      scale: "cm",
      distance: 15,
      charger: { supports: 0, flank: false, infantryAssault: false, lostToFire: 0 },
      defender: { supports: 0, uphill: false, cover: "none", reaction: "stand" },
    });
    expect(path.inReach).toBe(true);
  });

  test("reach to the tenth of a millimetre; beyond it the charge falls short, which is no refusal", () => {
    const to = (y: number) => made(table({ A: at(column, 50, 20), b: at(line, 50, y, 180) }));
    expect(to(40)).toMatchObject({ situation: { distance: 20 }, path: { inReach: true } });
    expect(to(40.01)).toMatchObject({ situation: { distance: 20.01 }, path: { inReach: false } });
  });

  test("slow ground counts (`move.terrain`)", () => {
    const rough = {
      id: "rough",
      kind: "rough",
      shape: {
        polygon: [
          [0, 20],
          [100, 20],
          [100, 25],
          [0, 25],
        ],
      },
    } as const;
    const on = table(units(), { plan: { terrain: [rough] } });
    // Slow as long as any part of the column, 4 cm deep, is in the 5 cm of rough ground: 9 cm.
    expect(made(on).situation.distance).toBe(24);
  });

  test("a friend in the way hides the target, a screen does not (`charge.screen`)", () => {
    expect(charge(table(units({ C: at(line, 50, 26) })))).toMatchObject({
      refused: { clause: "charge.declare" },
    });
    const path = made(table(units({ c: at(screen(3), 50, 26, 180) }))).path;
    expect(path.screens).toEqual(["c"]);
  });

  test("what stands aside of any wheel is not charged", () => {
    const on = table({ A: at(column, 50, 40), b: at(line, 50, 20) });
    expect(charge(on)).toMatchObject({ refused: { clause: "charge.declare" } });
  });

  test("the rules' own reasons come first", () => {
    const on = table({
      A: at(column, 50, 20),
      b: at(horse(), 50, 35, 180),
      c: at(screen(3), 80, 35, 180),
    });
    expect(chargeTargets(on, the(on, "A"))).toMatchObject({
      b: { clause: "charge.infantryOnCavalry" },
      c: { clause: "charge.screen" },
    });
  });

  test("command.radius: more than 30 cm from his general nobody charges", () => {
    const from = (x: number) =>
      charge(table({ ...units(), A: at(column, 50, 20, 0, { general: { x, y: 20 } }) }));
    expect(isRefused(from(84))).toBe(false);
    expect(from(84.01)).toEqual({
      refused: { clause: "command.radius", measured: 30.01, limit: 30, reason: null },
    });
  });
});

describe("charge.flank: judged where the charge starts", () => {
  // The target's front right corner, seen from the charger, is at (42, 60).
  const from = (x: number, y: number, facing: number) =>
    made(table({ A: at(horse(), x, y, facing), b: at(line, 50, 60, 180) })).situation.charger.flank;

  test.each([
    ["before it", 50, 40, 0, false],
    ["on the line at 45° from its corner", 22, 40, 45, false],
    ["a tenth of a millimetre beside that line", 21.99, 40, 45, true],
    ["beside it", 20, 61, 90, true],
    ["behind it", 50, 80, 180, true],
  ])("%s", (_, x, y, facing, flank) => {
    expect(from(x, y, facing)).toBe(flank);
  });

  test("drawn: dragoons on the flank of a line", () => {
    const on = table({ A: at(horse(), 24, 61, 90), b: at(line, 50, 60, 180) });
    expect(picture(on.field, on.units, { left: 20, right: 60, near: 50.5, far: 70.5 })).toBe(
      drawn(`
        ········································
        ·AAA····································
        ·AAA····································
        ·AAA····································
        ·AAA··················bbbbbbbbbbbbbbbb··
        ·AAA····································
        ·AAA····································
        ·AAA····································
        ·AAA····································
        ········································
      `),
    );
    expect(made(on)).toMatchObject({ situation: { distance: 18, charger: { flank: true } } });
  });

  test("a square has no flank", () => {
    const square = battalion({ formation: "square" });
    const on = table({ A: at(horse(), 50, 80, 180), b: at(square, 50, 60, 180) });
    expect(made(on).situation.charger.flank).toBe(false);
  });
});

describe("charge.uphill, charge.cover", () => {
  const ground = (kind: "woods" | "redoubt") => ({
    id: kind,
    kind,
    shape: {
      polygon: [
        [30, 34],
        [70, 34],
        [70, 60],
        [30, 60],
      ],
    } as const,
  });

  test("uphill", () => {
    const hill = { ...ground("woods"), id: "hill", kind: "hill", height: 1 } as const;
    const on = table(units(), { plan: { terrain: [hill] } });
    expect(made(on).situation.defender.uphill).toBe(true);
  });

  test("a redoubt is cover; so is a village, for its garrison", () => {
    const redoubt = table(units(), { plan: { terrain: [ground("redoubt")] } });
    expect(made(redoubt).situation.defender.cover).toBe("cover");
    const village = { ...ground("woods"), id: "village", kind: "builtUp" } as const;
    const held = table(
      { A: at(column, 50, 20), b: { unit: garrison(), place: { garrison: "village" } } },
      { plan: { terrain: [village] } },
    );
    expect(made(held).situation).toMatchObject({ distance: 14, defender: { cover: "builtUp" } });
  });
});

describe("charge.lead: supports within exactly 15 cm beside or behind", () => {
  const dragoons = horse();
  const ids = (on: Laid) =>
    supportsFor(on, the(on, "A"), the(on, "b")).map(({ roster }) => roster.id);
  const on = (more: { [id: string]: Put }) =>
    table({ A: at(dragoons, 50, 40), b: at(dragoons, 50, 60, 180), ...more });

  test("behind, 2.5 cm deep: its rear is at 37.5", () => {
    expect(ids(on({ C: at(dragoons, 50, 22.5) }))).toEqual(["C"]);
    expect(ids(on({ C: at(dragoons, 50, 22.49) }))).toEqual([]);
  });

  test("beside, but not before", () => {
    expect(ids(on({ C: at(dragoons, 66, 40), D: at(dragoons, 34, 44) }))).toEqual(["C"]);
  });

  test("formed, of the lead's arm, not engaged, under no limits", () => {
    const free = { C: at(dragoons, 50, 30) };
    expect(ids(on(free))).toEqual(["C"]);
    expect(ids(on({ C: at(horse({ unformed: true }), 50, 30) }))).toEqual([]);
    expect(ids(on({ C: at(line, 50, 30) }))).toEqual([]);
    expect(ids(on({ C: at(dragoons, 50, 30, 0, { marks: { engaged: "b" } }) }))).toEqual([]);
    expect(ids(on({ C: at(dragoons, 50, 30, 0, { general: null }) }))).toEqual([]);
  });

  test("those that are brought are counted, one that may not come is refused", () => {
    const two = on({ C: at(dragoons, 50, 30), D: at(dragoons, 66, 40) });
    const supports = [the(two, "C"), the(two, "D")];
    expect(made(two, { supports }).situation.charger.supports).toBe(2);
    const far = on({ C: at(dragoons, 50, 22.49) });
    expect(charge(far, { supports: [the(far, "C")] })).toEqual({
      refused: { clause: "charge.lead", measured: 15.01, limit: 15, reason: null },
    });
  });

  test("charge.multiple: cavalry brings two, infantry none without an assault", () => {
    const three = on({
      C: at(dragoons, 50, 30),
      D: at(dragoons, 66, 40),
      E: at(dragoons, 34, 40),
    });
    const supports = ["C", "D", "E"].map((id) => the(three, id));
    expect(charge(three, { supports })).toMatchObject({
      refused: { clause: "charge.multiple", measured: 3, limit: 2 },
    });
  });

  test("tasking.infantryAssault: the brigade's infantry", () => {
    const foot = units({ C: at(column, 50, 10) });
    const [blue, red] = table(foot).board.sides;
    const taskings = [{ tasking: "infantryAssault", turn: 1, brigade: brigadeOf("A") }] as const;
    const plain = table(foot);
    expect(charge(plain, { supports: [the(plain, "C")] })).toMatchObject({
      refused: { clause: "charge.multiple", measured: 1, limit: 0 },
    });
    const assault = table(foot, { board: { sides: [{ ...blue, taskings }, red] } });
    expect(made(assault, { supports: [the(assault, "C")] }).situation.charger).toMatchObject({
      supports: 1,
      infantryAssault: true,
    });
  });

  test("the defender is supported by formed close order beside or behind it", () => {
    const supports = (more: { [id: string]: Put }) =>
      made(table(units(more))).situation.defender.supports;
    expect(supports({ c: at(column, 50, 52, 180) })).toBe(1);
    expect(supports({ c: at(column, 50, 52.01, 180) })).toBe(0);
    expect(supports({ c: at(column, 66, 35, 180), d: at(screen(), 50, 40, 180) })).toBe(1);
    expect(supports({ c: at(battalion({ unformed: true }), 50, 45, 180) })).toBe(0);
  });
});

describe("charge.defensiveFire: muskets at 5 cm, guns in canister", () => {
  const fire = (on: Laid, firer = "b") => {
    const fired = fireAtCharge(on, the(on, firer), the(on, "A"), made(on).path);
    return fired === null || "refused" in fired ? fired : fired.shot.situation.targets[0];
  };

  test("the target's muskets are measured at 5 cm, or where the charge starts if that is nearer", () => {
    expect(fire(table(units()))).toMatchObject({ distance: 5, leadsCharge: true });
    const near = table({ A: at(column, 50, 32), b: at(line, 50, 35, 180) });
    expect(fire(near)).toMatchObject({ distance: 3, leadsCharge: true });
  });

  test("a charge on its flank comes under no muskets (`fire.arc`)", () => {
    const on = table({ A: at(horse(), 24, 61, 90), b: at(line, 50, 60, 180) });
    expect(fire(on)).toMatchObject({ refused: { clause: "fire.arc" } });
  });

  test("a battery beside the target: at the start within 20 cm, else at 20 cm", () => {
    const battery = { g: at(guns(), 64, 35, 180) };
    expect(fire(table(units(battery)), "g")).toMatchObject({ distance: 15.82 });
    const cavalry = { A: at(horse(), 50, 5), b: at(line, 50, 40, 180), g: at(guns(), 66, 40, 180) };
    expect(fire(table(cavalry), "g")).toMatchObject({ distance: 20, leadsCharge: true });
  });

  test("guns that never have it in canister do not fire", () => {
    const on = table(units({ g: at(guns(), 20, 80, 180) }));
    expect(fire(on, "g")).toMatchObject({
      refused: { clause: "charge.defensiveFire", reason: "canister" },
    });
  });
});

describe("fate.charge: whose Fate is first", () => {
  test("the phasing side's", () => {
    const phasing = (side: string) =>
      made(table(units(), { board: { phasing: side } })).situation.phasing;
    expect(phasing("blue")).toBe("charger");
    expect(phasing("red")).toBe("defender");
  });
});
