/** §5: who evades a charge, how far, and who is caught. */
import {
  ask,
  distribution,
  type EvasionSituation,
  evadesOnDie,
  evasion,
  facesDice,
  isRefused,
  mayEvade,
  play,
  rulebook,
  type Scale,
  squareIsFree,
  type Unit,
} from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { canonical, table } from "./twins/chances.ts";
import { type Runner, twinEvasion } from "./twins/evasion.ts";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

const horseGuns = guns({ mount: "horse" });
const limbered = guns({ formation: "limbered" });
const openOrder = battalion({ formation: "openOrder" });

function evaded(situation: EvasionSituation, ...faces: readonly number[]) {
  const outcome = play(evasion(situation, rulebook), facesDice(faces));
  if (isRefused(outcome)) throw new Error(outcome.refused.clause);
  return outcome;
}

describe("charge.reaction: who evades", () => {
  it.each<[string, Unit, boolean]>([
    ["a screen", screen(), true],
    ["a screen in a place", screen({ garrison: { place: "builtUp" } }), true],
    ["a battalion in open order", openOrder, true],
    ["a battalion in line", battalion(), false],
    ["a garrison", garrison(), false],
    ["light cavalry", regiment("light"), true],
    ["irregular cavalry", regiment("irregular"), true],
    ["battle cavalry", regiment("battle"), false],
    ["heavy cavalry", regiment("heavy"), false],
    ["limbered foot guns", limbered, true],
    ["deployed foot guns", guns(), false],
    ["deployed horse guns", horseGuns, true],
  ])("%s", (_, unit, may) => {
    expect(mayEvade(unit)).toBe(may);
    const asked = ask(evasion({ charger: regiment(), evader: unit, distance: 20 }, rulebook), [4]);
    expect("outcome" in asked && isRefused(asked.outcome)).toBe(!may);
  });

  it("others are refused by the clause", () => {
    const outcome = play(
      evasion({ charger: regiment(), evader: battalion(), distance: 20 }, rulebook),
      facesDice([]),
    );
    expect(outcome).toEqual({
      refused: { clause: "charge.reaction", measured: null, limit: null, reason: "evade" },
    });
  });

  it.each([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
  ])("deployed horse artillery with a %d", (face, evades) => {
    const situation = { charger: regiment(), evader: horseGuns, distance: 30 };
    expect(evadesOnDie(horseGuns)).toBe(true);
    expect(evaded(situation, face)).toMatchObject({ natural: face, evades, caught: false });
  });

  it("limbered it goes without a die, as do all others", () => {
    const away = guns({ mount: "horse", formation: "limbered" });
    for (const unit of [away, limbered, screen(), openOrder, regiment("light")]) {
      expect(evadesOnDie(unit)).toBe(false);
      const outcome = evaded({ charger: battalion(), evader: unit, distance: 10 });
      expect(outcome).toMatchObject({ natural: null, evades: true });
    }
  });

  it.each<[number, Scale | undefined, boolean]>([
    [15, undefined, false],
    [15.01, "cm", true],
    [9, "inch", false],
    [9.01, "inch", true],
    [9, "inchAsCm", false],
    [9.5, "inchAsCm", true],
  ])("a square at %d (%s) needs no test: %s", (distance, scale, free) => {
    expect(squareIsFree(distance, scale, rulebook)).toBe(free);
  });
});

describe("charge.evade: caught if the reach is at least the distance and the move", () => {
  // Light cavalry reaches 45 cm [27″]; a screen goes 20 cm [12″], light cavalry 35 cm [21″].
  it.each<[string, Unit, number, Scale, boolean, boolean]>([
    ["a screen", screen(), 25, "cm", true, true],
    ["a screen", screen(), 25.01, "cm", false, false],
    ["a screen", screen(), 15, "inch", true, true],
    ["a screen", screen(), 15.01, "inch", false, false],
    ["light cavalry", regiment("light"), 10, "cm", true, false],
    ["light cavalry", regiment("light"), 10.01, "cm", false, false],
    ["open order", openOrder, 25, "cm", true, false],
    ["limbered foot guns", limbered, 30, "cm", true, true],
    ["limbered foot guns", limbered, 30.01, "cm", false, false],
  ])("%s at %d %s (%s)", (_, evader, distance, scale, caught, disperses) => {
    const outcome = evaded({ charger: regiment("light"), evader, distance, scale });
    expect(outcome).toMatchObject({ evades: true, caught, disperses });
  });

  it("horse guns that got under way go as limbered ones and are as frail", () => {
    // 45 − 30: caught up to 15 cm.
    const from = (distance: number) =>
      evaded({ charger: regiment("light"), evader: horseGuns, distance }, 6);
    expect(from(15)).toMatchObject({ caught: true, disperses: true, move: 30, reach: 45 });
    expect(from(15.01)).toMatchObject({ caught: false, disperses: false });
  });
});

describe("the twin: all dice counted out", () => {
  const runners: readonly (readonly [string, Unit, Runner])[] = [
    ["screen", screen(), { needsDie: false, frail: true, move: 20 }],
    ["open order", openOrder, { needsDie: false, frail: false, move: 20 }],
    ["light cavalry", regiment("light"), { needsDie: false, frail: false, move: 35 }],
    ["irregulars", regiment("irregular"), { needsDie: false, frail: false, move: 35 }],
    ["foot guns", limbered, { needsDie: false, frail: true, move: 15 }],
    ["horse guns", horseGuns, { needsDie: true, frail: true, move: 30 }],
  ];
  const chargers: readonly (readonly [string, Unit, number])[] = [
    ["infantry in line", battalion(), 15],
    ["infantry in column", battalion({ formation: "attackColumn" }), 20],
    ["heavy cavalry", regiment("heavy"), 35],
    ["battle cavalry", regiment("battle"), 40],
    ["light cavalry", regiment("light"), 45],
  ];

  it.each(runners)("%s", (_, evader, runner) => {
    for (const [, charger, reach] of chargers) {
      for (let distance = 0; distance <= 50; distance += 2.5) {
        const situation = { charger, evader, distance };
        const read = distribution(() => evasion(situation, rulebook));
        const odds = new Map(
          read.outcomes.map(({ outcome, probability }) => [canonical(outcome), probability]),
        );
        const twin = table(twinEvasion(runner, reach, distance));
        expect([...odds.keys()].sort()).toEqual([...twin.keys()].sort());
        for (const [key, p] of twin) expect(odds.get(key)).toBeCloseTo(p, 12);
      }
    }
  });
});

describe("charge.evade: how far the evader gets where that is measured", () => {
  it("is what it is caught by", () => {
    // Light cavalry reaches 45: a screen 25 away gets clear by its whole 20, to 45 it is caught.
    const chased = { charger: regiment("light"), evader: screen(), distance: 25.1 };
    expect(evaded(chased)).toMatchObject({ caught: false, move: 20 });
    expect(evaded({ ...chased, move: 19.9 })).toMatchObject({ caught: true, move: 19.9 });
    expect(evaded({ ...chased, move: 19.91 })).toMatchObject({ caught: false });
  });
});
