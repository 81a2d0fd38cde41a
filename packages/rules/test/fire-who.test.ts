/** §6.1 Who can fire at whom. */
import {
  bandAt,
  gunClass,
  gunLimits,
  originText,
  procedures,
  rulebook,
  type Scale,
  type Situations,
  type Unit,
  volleyRange,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, modifiers, refusalOf, rocket, skirmish, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, rockets, screen } from "./units.ts";

type Targets = Situations["volley"]["targets"];

const at = (distance: number, unit: Unit = battalion()): Targets => [{ unit, distance }];

describe("fire.once", () => {
  it.each([
    [
      "limbered guns",
      procedures.artillery({ firer: guns({ formation: "limbered" }), targets: at(10) }, rulebook),
      "limbered",
    ],
    [
      "limbered rockets",
      procedures.rocket({ firer: rockets({ formation: "limbered" }), targets: at(10) }, rulebook),
      "limbered",
    ],
    [
      "a retreating battalion",
      procedures.volley({ firer: battalion({ retreating: true }), targets: at(10) }, rulebook),
      "retreating",
    ],
    [
      "a routing battalion",
      procedures.volley({ firer: battalion({ routing: true }), targets: at(10) }, rulebook),
      "routing",
    ],
    [
      "a retreating screen",
      procedures.skirmish({ firer: screen({ retreating: true }), targets: at(10) }, rulebook),
      "retreating",
    ],
    [
      "a routing battery",
      procedures.artillery({ firer: guns({ routing: true }), targets: at(10) }, rulebook),
      "routing",
    ],
    [
      "retreating rockets",
      procedures.rocket({ firer: rockets({ retreating: true }), targets: at(10) }, rulebook),
      "retreating",
    ],
  ])("%s: no fire", (_, procedure, reason) => {
    expect(refusalOf(procedure)).toEqual({
      clause: "fire.once",
      measured: null,
      limit: null,
      reason,
    });
  });
});

describe("fire.arc", () => {
  it("45° either side of the front", () => {
    expect(rulebook.clauses["fire.arc"].value).toEqual({ eitherSide: 45 });
  });
});

describe("fire.range.musket", () => {
  it.each<[string, Scale, number]>([
    ["line", "cm", 15],
    ["line", "inch", 9],
    ["line", "inchAsCm", 9],
    ["attackColumn", "cm", 15],
    ["massedColumn", "inch", 9],
    ["square", "cm", 5],
    ["square", "inch", 3],
    ["square", "inchAsCm", 3],
  ])("%s, %s: %d", (formation, scale, range) => {
    const unit = battalion({ formation: formation as "line" });
    expect(volleyRange(unit, scale, rulebook)).toBe(range);
  });

  it.each([
    [battalion(), 15, 15.1],
    [battalion({ formation: "companyColumn" }), 15, 15.1],
    [battalion({ formation: "square" }), 5, 5.1],
  ])("%o reaches %d, not %d", (firer, near, far) => {
    expect(volley({ firer, targets: at(near) }, 1, 4).row).toBeDefined();
    expect(refusalOf(procedures.volley({ firer, targets: at(far) }, rulebook))).toEqual({
      clause: "fire.range.musket",
      measured: far,
      limit: near,
      reason: null,
    });
  });

  it("every target must be within it", () => {
    const targets = [...at(14), ...at(15.2)] as unknown as Targets;
    const refused = refusalOf(procedures.volley({ firer: battalion(), targets }, rulebook));
    expect(refused).toMatchObject({ measured: 15.2, limit: 15 });
  });
});

describe("fire.range.guns", () => {
  it.each([
    ["light", [20, 35, 75], [12, 21, 50]],
    ["medium", [20, 40, 85], [12, 24, 55]],
    ["heavy", [25, 50, 100], [15, 30, 65]],
  ] as const)("%s: %j cm, %j inches", (gun, cm, inch) => {
    const battery = guns({ gun });
    const limits = gunLimits(battery, rulebook);
    expect([limits?.canister.cm, limits?.effective.cm, limits?.long.cm]).toEqual(cm);
    expect([limits?.canister.inch, limits?.effective.inch, limits?.long.inch]).toEqual(inch);
    for (const [scale, [canister, effective, long]] of [
      ["cm", cm],
      ["inch", inch],
      ["inchAsCm", inch],
    ] as const) {
      const band = (distance: number) => bandAt(battery, distance, scale, rulebook);
      expect(band(canister)).toBe("canister");
      expect(band(canister + 0.01)).toBe("effective");
      expect(band(effective)).toBe("effective");
      expect(band(effective + 0.01)).toBe("long");
      expect(band(long)).toBe("long");
      expect(band(long + 0.01)).toBeNull();
    }
  });

  it("a howitzer battery has its range class, medium where none is said", () => {
    expect(gunClass(howitzers())).toBe("medium");
    expect(gunClass(howitzers({ gun: "light" }))).toBe("light");
    expect(bandAt(howitzers({ gun: "heavy" }), 100, "cm", rulebook)).toBe("long");
    expect(bandAt(howitzers(), 85.1, "cm", rulebook)).toBeNull();
  });

  it.each([
    ["light", 75],
    ["medium", 85],
    ["heavy", 100],
  ] as const)("%s guns do not reach past %d", (gun, limit) => {
    const past = { firer: guns({ gun }), targets: at(limit + 0.1) };
    expect(refusalOf(procedures.artillery(past, rulebook))).toEqual({
      clause: "fire.range.guns",
      measured: limit + 0.1,
      limit,
      reason: null,
    });
  });
});

describe("fire.range.rockets", () => {
  it.each<[Scale, number, number]>([
    ["cm", 80, 81],
    ["inch", 54, 54.01],
    ["inchAsCm", 54, 55],
  ])("%s: %d, not %d", (scale, near, far) => {
    expect(rocket({ scale, firer: rockets(), targets: at(near) }, 3, 4).row).toBe("miss");
    const past = { scale, firer: rockets(), targets: at(far) };
    expect(refusalOf(procedures.rocket(past, rulebook))).toEqual({
      clause: "fire.range.rockets",
      measured: far,
      limit: near,
      reason: null,
    });
  });

  it("rockets have no bands", () => {
    expect(gunClass(rockets())).toBeNull();
    expect(gunLimits(rockets(), rulebook)).toBeNull();
    expect(bandAt(rockets(), 10, "cm", rulebook)).toBeNull();
  });
});

describe("fire.sight.full", () => {
  it.each([1, 0.9, 0.75])("a share of %d: full effect", (share) => {
    const fired = { firer: battalion(), share, targets: at(10) };
    expect(modifiers("volley", fired)).toEqual([]);
    expect(volley(fired, ...two(8)).casualties).toBe(2);
    expect(artillery({ firer: guns(), share, targets: at(30) }, ...two(8)).casualties).toBe(2);
    expect(skirmish({ firer: screen({ bases: 6 }), share, targets: at(10) }, 5, 5, 1).dice).toBe(3);
  });
});

describe("fire.sight.half", () => {
  it.each([0.7499, 0.6, 0.5])("a share of %d: half effect", (share) => {
    const fired = { firer: battalion(), share, targets: at(10) };
    const half = ["fire.sight.half ½"];
    expect(modifiers("volley", fired)).toEqual(half);
    expect(modifiers("artillery", { firer: guns(), share, targets: at(30) })).toEqual(half);
    expect(modifiers("skirmish", { firer: screen(), share, targets: at(10) })).toEqual(half);
    expect(volley(fired, ...two(8)).casualties).toBe(1);
    expect(artillery({ firer: guns(), share, targets: at(30) }, ...two(8)).casualties).toBe(1);
    expect(skirmish({ firer: screen({ bases: 6 }), share, targets: at(10) }, 5, 5).dice).toBe(2);
  });
});

describe("fire.sight.none", () => {
  it.each([0.4999, 0.25, 0])("a share of %d: no fire", (share) => {
    const refusal = { clause: "fire.sight.none", measured: share, limit: 0.5, reason: null };
    const [targets, none] = [at(5), rulebook];
    expect(refusalOf(procedures.volley({ firer: battalion(), share, targets }, none))).toEqual(
      refusal,
    );
    expect(refusalOf(procedures.skirmish({ firer: screen(), share, targets }, none))).toEqual(
      refusal,
    );
    expect(refusalOf(procedures.artillery({ firer: guns(), share, targets }, none))).toEqual(
      refusal,
    );
    expect(refusalOf(procedures.rocket({ firer: rockets(), share, targets }, none))).toEqual(
      refusal,
    );
  });

  it.each([0.5, 0.7499])("rockets with %d in sight fire without halving", (share) => {
    expect(rocket({ firer: rockets(), share, targets: at(10) }, ...two(9)).casualties).toBe(1);
  });
});

describe("fire.blockers", () => {
  it("5 cm [3″] into or out of a wood; 10 cm [6″] of dead ground under a hill", () => {
    expect(rulebook.clauses["fire.blockers"].value).toEqual({
      intoWood: { cm: 5, inch: 3 },
      hillDeadGround: { cm: 10, inch: 6 },
    });
    expect(originText(rulebook.clauses["fire.blockers"].origins)).toBe("house");
  });
});

describe("fire.moved", () => {
  it.each(["half", "more"] as const)(
    "infantry that moved (%s) fires on the Inferior row",
    (moved) => {
      const outcome = volley(
        { firer: battalion({ grade: "veteran" }), moved, targets: at(10) },
        3,
        3,
      );
      expect(outcome.row).toBe("inferior");
      expect(outcome.working[0]).toMatchObject({ clause: "volley.row.inferior", reason: "moved" });
    },
  );

  it("screens move and fire freely", () => {
    const moved = { firer: screen(), moved: "more", targets: at(10) } as const;
    expect(modifiers("skirmish", moved)).toEqual([]);
    expect(skirmish(moved, 5, 1).hits).toBe(1);
  });

  it.each([
    ["guns", "half"],
    ["howitzers", "more"],
  ] as const)("foot %s that moved may not fire", (kind, moved) => {
    const firer = kind === "guns" ? guns() : howitzers();
    expect(refusalOf(procedures.artillery({ firer, moved, targets: at(30) }, rulebook))).toEqual({
      clause: "fire.moved",
      measured: null,
      limit: null,
      reason: "guns",
    });
  });

  it("nor may foot rockets", () => {
    const moved = { firer: rockets(), moved: "half", targets: at(30) } as const;
    expect(refusalOf(procedures.rocket(moved, rulebook))).toMatchObject({ clause: "fire.moved" });
  });

  it.each(["half", "more"] as const)("horse guns that moved (%s) may, at −2", (moved) => {
    const fired = { firer: guns({ mount: "horse" }), moved, targets: at(30) };
    expect(modifiers("artillery", fired)).toEqual(["artillery.moved -2"]);
    expect(artillery(fired, 4, 4).total).toBe(6);
  });

  it("a garrison that did not move stands and fires", () => {
    const fired = { firer: garrison(), targets: at(10) };
    expect(skirmish(fired, 5, 1, 1).hits).toBe(1);
  });
});
