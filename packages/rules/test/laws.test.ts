/** Laws that hold for every situation. */
import {
  casualtiesOf,
  distribution,
  isRefused,
  limitOf,
  type Procedure,
  type ProcedureName,
  play,
  procedures,
  rulebook,
  type Situations,
  seededDice,
  strengthLeft,
} from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outcomesOf, procedureOf } from "./any-procedure.ts";
import { battery, cavalry, infantry, situations, skirmishers, unit } from "./arbitraries.ts";
import { shown } from "./rolling.ts";
import { battalion, guns } from "./units.ts";

const EXACT = 1e-12;

/** The average of what `read` finds in the outcomes of a procedure; null for a refusal. */
function expected<Outcome>(
  make: () => Procedure<Outcome>,
  read: (outcome: Record<string, unknown>) => number,
): number | null {
  let sum = 0;
  for (const { outcome, probability } of distribution(make).outcomes) {
    if (isRefused(outcome)) return null;
    // Outcomes of all procedures are read here by a field's name.
    sum += read(outcome as Record<string, unknown>) * probability;
  }
  return sum;
}

const casualties = ({ casualties: number }: Record<string, unknown>) => Number(number);
const volleyed = (of: Situations["volley"]) =>
  expected(() => procedures.volley(of, rulebook), casualties);
const cannonaded = (of: Situations["artillery"]) =>
  expected(() => procedures.artillery(of, rulebook), casualties);
const skirmished = (of: Situations["skirmish"]) =>
  expected(() => procedures.skirmish(of, rulebook), casualties);

/** `less` never comes to more than `more`, where neither is refused. */
function atMost(less: number | null, more: number | null): void {
  if (less === null || more === null) return;
  expect(less).toBeLessThanOrEqual(more + EXACT);
}

/** What fire of any kind tells of its losses. */
interface Fired {
  readonly casualties: number;
  readonly losses: readonly number[];
  readonly allotted?: readonly number[];
  readonly screenCasualties?: number;
}

type Fought = Readonly<
  Record<"attacker" | "defender", { readonly result: string; readonly casualties: number }>
>;

/** Plays a situation; null where the rules refuse it. The caller knows what `name` returns. */
function played<Known>(
  name: ProcedureName,
  situation: Situations[ProcedureName],
  seed: number,
): Known | null {
  const outcome: unknown = play(procedureOf(name, situation), seededDice(seed));
  return isRefused(outcome) ? null : (outcome as Known);
}

describe("casualties stay between nothing and the limit", () => {
  it.each(["volley", "skirmish", "artillery", "rocket"] as const)("%s", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const outcome = played<Fired>(name, situation, seed);
        if (outcome === null) return;
        expect(outcome.casualties).toBeGreaterThanOrEqual(0);
        situation.targets.forEach((target, i) => {
          const lost = outcome.losses[i] ?? Number.NaN;
          expect(lost).toBeLessThanOrEqual(strengthLeft(target.unit, rulebook));
          expect(casualtiesOf(target.unit) + lost).toBeGreaterThanOrEqual(0);
          // Only a test without loss can restore more than this fire took.
          if (!situation.options?.["fire.testWithoutLoss"]) expect(lost).toBeGreaterThanOrEqual(0);
        });
        if (outcome.allotted === undefined) return;
        const allotted = outcome.allotted.reduce((sum, one) => sum + one, 0);
        expect(allotted + (outcome.screenCasualties ?? 0)).toBe(outcome.casualties);
      }),
      { numRuns: 400 },
    );
  });

  it("charge", () => {
    fc.assert(
      fc.property(situations.charge, fc.nat(), (situation, seed) => {
        const outcome = play(procedures.charge(situation, rulebook), seededDice(seed));
        if (isRefused(outcome)) return;
        for (const side of ["charger", "defender"] as const) {
          const lost = outcome[side].casualties;
          const limit = limitOf(situation[side].unit, rulebook);
          expect(casualtiesOf(situation[side].unit) + lost).toBeLessThanOrEqual(limit);
          expect(lost).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each(["melee", "meleeToEnd"] as const)("%s", (name) => {
    fc.assert(
      fc.property(situations[name], fc.nat(), (situation, seed) => {
        const outcome = played<Fought>(name, situation, seed);
        if (outcome === null) return;
        for (const side of ["attacker", "defender"] as const) {
          const { result, casualties: lost } = outcome[side];
          const left = strengthLeft(situation[side].unit, rulebook);
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(lost).toBeLessThanOrEqual(left);
          if (lost === left) expect(result).toBe("disperse");
        }
      }),
      { numRuns: 400 },
    );
  });

  it("a test restores one casualty at most, and only one that was there", () => {
    fc.assert(
      fc.property(unit, (tested) => {
        for (const { outcome } of outcomesOf("discipline", { unit: tested })) {
          const { recovered } = outcome as { recovered: number };
          expect(recovered).toBeLessThanOrEqual(Math.min(1, casualtiesOf(tested)));
        }
      }),
    );
  });
});

describe("more of the firer that can fire never lowers what to expect", () => {
  it("volleys", () => {
    fc.assert(
      fc.property(situations.volley, (of) => {
        atMost(volleyed({ ...of, share: 0.5 }), volleyed({ ...of, share: 0.75 }));
        expect(volleyed({ ...of, share: 0.75 })).toBe(volleyed({ ...of, share: 1 }));
      }),
    );
  });

  it("guns", () => {
    fc.assert(
      fc.property(situations.artillery, (of) => {
        atMost(cannonaded({ ...of, share: 0.5 }), cannonaded({ ...of, share: 0.75 }));
      }),
    );
  });

  it("skirmishers, and more bases", () => {
    fc.assert(
      fc.property(situations.skirmish, (of) => {
        atMost(skirmished({ ...of, share: 0.5 }), skirmished({ ...of, share: 1 }));
        if (of.firer.arm !== "screen") return;
        const larger = { ...of.firer, bases: of.firer.bases + 2 };
        atMost(skirmished(of), skirmished({ ...of, firer: larger }));
      }),
    );
  });
});

describe("cover never raises what to expect, a place less than cover", () => {
  const inCover = <Of extends Situations["volley" | "artillery" | "skirmish"]>(
    of: Of,
    cover: "none" | "cover" | "builtUp",
  ): Of => {
    const [first] = of.targets;
    return { ...of, options: {}, targets: [{ ...first, cover }] };
  };

  it("volleys", () => {
    fc.assert(
      fc.property(situations.volley, (of) => {
        atMost(volleyed(inCover(of, "cover")), volleyed(inCover(of, "none")));
        atMost(volleyed(inCover(of, "builtUp")), volleyed(inCover(of, "cover")));
      }),
    );
  });

  it("guns", () => {
    fc.assert(
      fc.property(situations.artillery, (of) => {
        atMost(cannonaded(inCover(of, "cover")), cannonaded(inCover(of, "none")));
        atMost(cannonaded(inCover(of, "builtUp")), cannonaded(inCover(of, "cover")));
      }),
    );
  });

  it("skirmishers", () => {
    fc.assert(
      fc.property(situations.skirmish, (of) => {
        atMost(skirmished(inCover(of, "cover")), skirmished(inCover(of, "none")));
      }),
    );
  });
});

describe("the better unit never does worse", () => {
  const grades = ["recruit", "line", "veteran", "elite"] as const;

  it("a volley by grade", () => {
    fc.assert(
      fc.property(situations.volley, (of) => {
        const all = grades.map((grade) => volleyed({ ...of, firer: { ...of.firer, grade } }));
        all.reduce((less, more) => {
          atMost(less, more);
          return more;
        });
      }),
    );
  });

  it("a volley or a battery by its own losses", () => {
    const worn = { min: 0, max: 7 };
    fc.assert(
      fc.property(infantry, fc.integer(worn), fc.integer(worn), (firer, one, other) => {
        const fired = (lost: number) =>
          volleyed({
            firer: { ...firer, casualties: lost },
            targets: [{ unit: battalion(), distance: 4 }],
          });
        atMost(fired(Math.max(one, other)), fired(Math.min(one, other)));
      }),
    );
  });

  it("a battery by its band: canister, effective, long", () => {
    fc.assert(
      fc.property(unit, fc.constantFrom("light", "medium", "heavy"), (target, gun) => {
        const at = (distance: number) =>
          cannonaded({ firer: guns({ gun }), targets: [{ unit: target, distance }] });
        atMost(at(60), at(30));
        atMost(at(30), at(20));
      }),
    );
  });

  it("rifles hit no less than muskets", () => {
    fc.assert(
      fc.property(skirmishers, unit, (firer, target) => {
        const fired = (weapon: "musket" | "rifle") =>
          skirmished({ firer: { ...firer, weapon }, targets: [{ unit: target, distance: 9 }] });
        atMost(fired("musket"), fired("rifle"));
      }),
    );
  });

  it("a test by grade, general, support and cover", () => {
    const holds = (of: Situations["discipline"]) =>
      expected(
        () => procedures.discipline(of, rulebook),
        ({ result }) => (result === "holds" ? 1 : 0),
      );
    fc.assert(
      fc.property(situations.discipline, (of) => {
        for (const fact of ["general", "supported", "cover"] as const) {
          atMost(holds({ ...of, [fact]: false }), holds({ ...of, [fact]: true }));
        }
        const recruit = { ...of.unit, grade: "recruit" } as const;
        atMost(
          holds({ ...of, unit: recruit }),
          holds({ ...of, unit: { ...recruit, grade: "elite" } }),
        );
      }),
    );
  });

  it("a fraction by its quarters", () => {
    fc.assert(
      fc.property(unit, fc.integer({ min: 0, max: 20 }), (firer, quarters) => {
        const comesTo = (of: number) =>
          expected(() => procedures.fraction({ quarters: of, firer }, rulebook), casualties);
        atMost(comesTo(quarters), comesTo(quarters + 1));
      }),
    );
  });
});

describe("mirrored facts, mirrored odds", () => {
  const spread = (name: "melee" | "initiative", of: Situations["melee" | "initiative"]) => {
    const chances = new Map<unknown, number>();
    for (const { outcome, probability } of outcomesOf(name, of)) {
      const read = outcome as { difference?: number; winner?: string };
      const key = name === "melee" ? read.difference : read.winner;
      chances.set(key, (chances.get(key) ?? 0) + probability);
    }
    return chances;
  };

  it("a melee in the open: the difference changes its sign", () => {
    fc.assert(
      fc.property(situations.melee, infantry, cavalry, fc.boolean(), (of, one, other, mixed) => {
        if (one.garrison) return;
        const [first, second] = [of.attacker, of.defender];
        const a = { ...first, unit: mixed ? other : one };
        const b = { ...second, unit: one };
        const open = { ...of, options: {}, ground: "open" } as const;
        const there = spread("melee", { ...open, attacker: a, defender: b });
        const back = spread("melee", { ...open, attacker: b, defender: a });
        for (const [difference, probability] of there) {
          expect(back.get(-Number(difference))).toBeCloseTo(probability, 12);
        }
      }),
    );
  });

  it("the initiative: the sides change places", () => {
    fc.assert(
      fc.property(situations.initiative, ({ first = {}, second = {} }) => {
        const there = spread("initiative", { first, second });
        const back = spread("initiative", { first: second, second: first });
        expect(there.get("first")).toBeCloseTo(back.get("second") ?? 0, 12);
      }),
    );
  });

  it("a melee's expected difference is half that of the pools", () => {
    fc.assert(
      fc.property(situations.melee, (of) => {
        const difference = expected(
          () => procedures.melee(of, rulebook),
          ({ difference: number }) => Number(number),
        );
        if (difference === null) return;
        const [attacker = 0, defender = 0] = shown("melee", of).flatMap((line) =>
          line.kind === "meleePool" ? [line.dice] : [],
        );
        const gunsTaken = of.attacker.flank === true && of.defender.unit.arm === "artillery";
        expect(difference).toBeCloseTo(gunsTaken ? 0 : (attacker - defender) / 2, 10);
      }),
    );
  });
});

describe("how a situation is written does not matter", () => {
  it("a frozen one is read as any other", () => {
    fc.assert(
      fc.property(situations.artillery, (of) => {
        const open = outcomesOf("artillery", of);
        const frozen = Object.freeze({ ...of });
        expect(outcomesOf("artillery", frozen)).toEqual(open);
        expect(outcomesOf("artillery", frozen)).toEqual(open);
      }),
      { numRuns: 60 },
    );
  });

  it("facts left out are their defaults", () => {
    fc.assert(
      fc.property(infantry, battery, unit, (foot, artillery, target) => {
        const short = [{ unit: target, distance: 5 }] as const;
        const long = [
          {
            unit: target,
            distance: 5,
            ground: "open",
            leadsCharge: false,
            test: { general: false, supported: false, brigade: "obeys", demoralised: false },
          },
        ] as const;
        const facts = {
          scale: "cm",
          options: {},
          generals: { own: false, enemy: false },
          moved: "none",
          changedFormation: false,
          reformed: false,
          ground: "open",
          share: 1,
          assaultFire: false,
          unlimbered: false,
          straightAheadOnly: false,
          friendNear: true,
        } as const;
        expect(outcomesOf("volley", { firer: foot, targets: long, ...facts })).toEqual(
          outcomesOf("volley", { firer: foot, targets: short }),
        );
        expect(outcomesOf("artillery", { firer: artillery, targets: long, ...facts })).toEqual(
          outcomesOf("artillery", { firer: artillery, targets: short }),
        );
      }),
      { numRuns: 60 },
    );
  });
});
