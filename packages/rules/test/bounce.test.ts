/** §7.1 Bounce-through. */
import { explain, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, bounce, rocket, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, regiment, rockets, screen } from "./units.ts";

type Bounce = Situations["bounce"];
type Fire = Situations["artillery"];
type Behind = Bounce["behind"][number];

const grenadiers = battalion({ name: "grenadiers", formation: "attackColumn" });
const russians = battalion({ name: "1st line", formation: "attackColumn" });
const behind = (gap: number, more: Partial<Behind> = {}): Behind => ({
  unit: grenadiers,
  gap,
  ...more,
});

const scored = (
  number: number,
  units: readonly Behind[],
  target: Partial<Bounce["target"]> = {},
  more: Partial<Bounce> = {},
): Bounce => ({
  battery: guns(),
  target: { unit: russians, scored: number, distance: 30, ...target },
  behind: units,
  ...more,
});

describe("the worked example (S000): a French battery, Russian columns", () => {
  // The second line's rear base stands 8 cm behind the first; columns are 4 cm deep.
  const battery = guns({ name: "French battery" });
  const fire = (gap: number, options: Fire["options"] = {}): Fire => ({
    firer: battery,
    targets: [{ unit: russians, distance: 40 }],
    behind: [behind(gap)],
    options,
  });

  it.each([
    ["a clear gap of 4 cm, by the default", fire(4)],
    ["a clear gap of 4 cm, to the rear base", fire(4, { "bounce.measureToRearBase": true })],
    ["a clear gap of 8 cm, by the default", fire(8)],
  ])("%s: the leading column loses 2, the grenadiers behind 1", (_, situation) => {
    // Effective, a column: +1 CD. 7 is 1, the die hits.
    const outcome = artillery(situation, ...two(7), 6);
    expect([outcome.casualties, outcome.losses, outcome.bounced]).toEqual([2, [2], [1]]);
  });

  it("a clear gap of 8 cm is past it when measured to the rear base", () => {
    const outcome = artillery(fire(8, { "bounce.measureToRearBase": true }), ...two(7), 6);
    expect([outcome.losses, outcome.bounced]).toEqual([[2], [0]]);
  });

  it("the same in inches: 5″ to the rear base is a clear gap of 2.5″", () => {
    for (const options of [{}, { "bounce.measureToRearBase": true }]) {
      const situation: Fire = {
        ...fire(2.5, options),
        scale: "inch",
        targets: [{ unit: russians, distance: 24 }],
      };
      expect(artillery(situation, ...two(7), 6).bounced).toEqual([1]);
    }
  });
});

describe("bounce.reach", () => {
  it.each([
    ["light", 75],
    ["medium", 85],
    ["heavy", 100],
  ] as const)("%s guns: %i is hit, one more is safe", (gun, reach) => {
    const at = (distance: number) =>
      scored(2, [behind(2, { distance })], { distance: reach - 2 }, { battery: guns({ gun }) });
    expect(bounce(at(reach)).bounced).toEqual([1]);
    const safe = bounce(at(reach + 1));
    expect([safe.bounced, safe.refused]).toEqual([
      [0],
      [{ behind: 0, clause: "bounce.reach", measured: reach + 1, limit: reach }],
    ]);
  });

  it("where no distance is told it is the target's, its depth and the gap", () => {
    // The target is a column 4 cm deep: 79 + 4 + 2 = 85.
    expect(bounce(scored(2, [behind(2)], { distance: 79 })).bounced).toEqual([1]);
    expect(bounce(scored(2, [behind(2.1)], { distance: 79 })).bounced).toEqual([0]);
  });

  it("at every range: canister, effective, long", () => {
    for (const distance of [20, 40, 77]) {
      expect(bounce(scored(2, [behind(4)], { distance })).bounced).toEqual([1]);
    }
  });
});

describe("bounce.depth", () => {
  it.each([
    ["cm", 8, 8.1],
    ["inch", 5, 5.01],
    ["inchAsCm", 5, 5.1],
  ] as const)("%s: %d is hit, %d is not", (scale, near, far) => {
    const both = scored(2, [behind(near), behind(far)], { distance: 12 }, { scale });
    const outcome = bounce(both);
    expect(outcome.bounced).toEqual([1, 0]);
    expect(outcome.refused).toEqual([
      { behind: 1, clause: "bounce.depth", measured: far, limit: near },
    ]);
  });

  it("every enemy unit within it is hit", () => {
    const outcome = bounce(scored(4, [behind(0), behind(3), behind(8), behind(8)]));
    expect(outcome.bounced).toEqual([2, 2, 2, 2]);
  });

  it("always measured from the target, no chain", () => {
    expect(bounce(scored(2, [behind(6), behind(14)])).bounced).toEqual([1, 0]);
  });
});

describe("bounce.half", () => {
  it.each([
    [0, []],
    [2, [1]],
    [4, [2]],
    [6, [3]],
  ])("of %i: %j", (number, expected) => {
    expect(bounce(scored(number, [behind(4)])).bounced).toEqual(expected.length ? expected : [0]);
  });

  it("then ½ by the battery's die, one for each unit, nearest named first", () => {
    expect(bounce(scored(3, [behind(4)]), 4).bounced).toEqual([2]);
    expect(bounce(scored(3, [behind(4)]), 3).bounced).toEqual([1]);
    expect(bounce(scored(1, [behind(4), behind(5)]), 3, 4).bounced).toEqual([0, 1]);
  });

  it("of the whole figures scored, before any cap by the target's strength", () => {
    const last = battalion({ casualties: 11 });
    const fired: Fire = {
      firer: guns(),
      targets: [{ unit: last, distance: 20 }],
      behind: [behind(4)],
    };
    const outcome = artillery(fired, ...two(9));
    expect([outcome.casualties, outcome.losses, outcome.bounced]).toEqual([4, [1], [2]]);
  });

  it("of the target's own, not of the other targets'", () => {
    const pair = [
      { unit: russians, distance: 18 },
      { unit: russians, distance: 20 },
    ] as const;
    const fired: Fire = { firer: guns(), targets: pair, behind: [behind(4)] };
    // 3 by the table, the die misses: 2 on the first, 1 on the other.
    expect(artillery(fired, ...two(7), 1)).toMatchObject({ allotted: [2, 1], bounced: [1] });
  });

  it("Fate's casualties never bounce", () => {
    const fired: Fire = {
      firer: guns(),
      targets: [{ unit: battalion(), distance: 79 }],
      behind: [behind(4)],
    };
    const outcome = artillery(fired, 6, 6, ...two(9), ...two(7));
    expect([outcome.casualties, outcome.losses, outcome.bounced]).toEqual([2, [4], [1]]);
  });

  it("a unit that is only hit by what bounces takes no test", () => {
    const fired: Fire = {
      firer: guns(),
      targets: [{ unit: battalion(), distance: 20 }],
      behind: [behind(4)],
    };
    expect(artillery(fired, ...two(9), ...two(2)).discipline?.target).toBe(0);
  });
});

describe("bounce.behind", () => {
  it.each([
    [1, 1],
    [0.5, 1],
    [0.499, 0],
    [0.25, 0],
  ])("a share of %d strictly behind: %i", (share, casualties) => {
    const outcome = bounce(scored(2, [behind(4, { share })]));
    expect(outcome.bounced).toEqual([casualties]);
    if (casualties === 0) {
      expect(outcome.refused).toEqual([
        { behind: 0, clause: "bounce.behind", measured: share, limit: 0.5 },
      ]);
    }
  });
});

describe("bounce.exempt", () => {
  it.each<[string, Partial<Bounce["target"]>]>([
    ["a built-up area", { cover: "builtUp" }],
    ["a strongpoint", { cover: "strongpoint" }],
    ["its garrison", { unit: garrison() }],
    ["difficult ground", { ground: "difficult" }],
  ])("none when firing at %s", (_, target) => {
    const outcome = bounce(scored(4, [behind(4)], target));
    expect(outcome.bounced).toEqual([0]);
    expect(outcome.refused).toMatchObject([{ behind: 0, clause: "bounce.exempt" }]);
  });

  it.each<[string, Partial<Bounce["target"]>]>([
    ["cover", { cover: "cover" }],
    ["rough ground", { ground: "rough" }],
  ])("but when firing at %s", (_, target) => {
    expect(bounce(scored(4, [behind(4)], target)).bounced).toEqual([2]);
  });

  it("judged by the target's ground: a unit behind that itself stands there is hit", () => {
    const units = [behind(4, { ground: "difficult" }), behind(4, { unit: garrison() })];
    expect(bounce(scored(4, units)).bounced).toEqual([2, 2]);
  });
});

describe("bounce.kind", () => {
  const at = (battery: Fire["firer"], distance: number) =>
    bounce(scored(4, [behind(2)], { distance }, { battery })).bounced;

  it("canister too", () => {
    expect(at(guns(), 20)).toEqual([2]);
    expect(at(howitzers(), 20)).toEqual([2]);
  });

  it("long-range shell does not, shell at effective range does", () => {
    expect(at(howitzers(), 40)).toEqual([2]);
    expect(at(howitzers(), 40.1)).toEqual([0]);
  });

  it("howitzers within a gun battery fire as it does", () => {
    expect(at(guns({ howitzers: 2 }), 77)).toEqual([2]);
  });

  it("rockets do not", () => {
    const battery = rockets();
    const outcome = bounce(scored(6, [behind(2)], {}, { battery }));
    expect(outcome.bounced).toEqual([0]);
    expect(outcome.refused).toMatchObject([{ clause: "bounce.kind" }]);
    const fired = { firer: battery, targets: [{ unit: russians, distance: 30 }] as const };
    expect(rocket({ ...fired, behind: [behind(2)] }, ...two(10)).casualties).toBe(1);
  });

  it.each<[string, Unit]>([
    ["cavalry", regiment()],
    ["a screen", screen()],
    ["a battery", guns()],
  ])("hits %s as it hits infantry", (_, unit) => {
    expect(bounce(scored(2, [behind(4, { unit })])).bounced).toEqual([1]);
  });

  it("musketry does not bounce", () => {
    const line = { firer: battalion(), targets: [{ unit: russians, distance: 10 }] as const };
    const outcome = volley({ ...line, behind: [behind(2)] }, ...two(8));
    expect([outcome.casualties, outcome.losses]).toEqual([2, [2]]);
    expect(outcome.bounced.every((casualties) => casualties === 0)).toBe(true);
    expect(outcome.working.map(({ clause }) => clause)).not.toContain("bounce.half");
  });
});

describe("fire.once: a battery that makes no shot", () => {
  it.each([
    [{ formation: "limbered" }, "limbered"],
    [{ retreating: true }, "retreating"],
    [{ routing: true }, "routing"],
  ] as const)("%j: nothing bounces", (stands, reason) => {
    const situation = scored(2, [behind(4)], {}, { battery: guns(stands) });
    const why = { clause: "fire.once", measured: null, limit: null, reason };
    expect(explain("bounce", situation, rulebook)).toEqual({ refused: why });
  });

  it("nor of rockets on their limbers", () => {
    const battery = rockets({ formation: "limbered" });
    const limbered = explain("bounce", scored(2, [behind(4)], {}, { battery }), rulebook);
    expect(limbered).toMatchObject({ refused: { clause: "fire.once", reason: "limbered" } });
  });
});
