/** What may be asked before anything is decided tells nothing of troops out of sight. */
import { rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  asSeen,
  type Companion,
  decide,
  decideFor,
  joinersOf,
  legal,
  measuredFor,
  reachOf,
  type SeatCommand,
  view,
  wheelOf,
} from "../../src/index.ts";
import { ahead, begun, by, bytes, french, played, told, toPhase } from "./wood.ts";

type Resolve = Extract<SeatCommand, { readonly type: "resolve" }>;

interface Places {
  readonly [unit: string]: { readonly x: number; readonly y: number; readonly facing: number };
}

/** The battle in a phase, some put where a test wants them, the others behind their own edges. */
function standing(phase: Companion["phase"], places: Places, side = "french"): Companion {
  const start = { ...toPhase(begun(), phase), phasing: side };
  return played(start, ...Object.entries(places).map(([unit, at]) => by(unit, at)));
}

/** A charge as a seat asks for it, its figures left to the map. */
function charge(state: Companion, charger: string, target: string): Resolve {
  const { units } = view(state, french);
  const [rides, stands] = [units[charger]?.unit, units[target]?.unit];
  const situation = { charger: { unit: rides }, defender: { unit: stands }, distance: 0 };
  // Both are in sight, so that the view has them whole or as they are seen.
  return { type: "resolve", id: "x", procedure: "charge", situation } as Resolve;
}

/** Everything that a seat can ask of a state about a charge. */
const asked = (state: Companion, charger: string, target: string): string => {
  const seen = asSeen(state, "french");
  return bytes([
    measuredFor(french, state, charge(state, charger, target)),
    legal(state, "french"),
    joinersOf(seen, charger, target, rulebook),
    wheelOf(seen, charger, target, rulebook),
    reachOf(state, charger),
    told(state, french, "french"),
  ]);
};

/** A French battalion before the wood, an Italian one in its edge, in sight of it. */
const edge: Places = {
  "fr-1": { x: 60, y: 22, facing: 0 },
  "it-1": { x: 60, y: 33, facing: 180 },
};

describe("a march thought of", () => {
  // In the wood, more than 5 cm from each other; the march leads to less than that.
  const near = standing("movement", {
    "fr-1": { x: 60, y: 36, facing: 0 },
    "it-1": { x: 60, y: 44, facing: 180 },
  });
  const far = standing("movement", {
    "fr-1": { x: 60, y: 36, facing: 0 },
    "it-1": { x: 20, y: 44, facing: 180 },
  });
  const march = { ...ahead("fr-1", 5), id: "x" } as Extract<SeatCommand, { type: "march" }>;
  const thought = (state: Companion): string =>
    bytes(decideFor(french, asSeen(state, "french"), march));

  test("comes to the same whoever stands there unseen, and done it halts", () => {
    expect(thought(near)).toBe(thought(far));
    expect(thought(near)).not.toContain("halted");
    expect(bytes(decideFor(french, near, march))).toContain('"halted":true');
    expect(bytes(decideFor(french, far, march))).toBe(thought(far));
  });
});

describe("charge.lead", () => {
  // Six centimetres into the wood: no Frenchman sees it.
  const supported = standing("charges", { ...edge, "it-2": { x: 60, y: 38.5, facing: 180 } });
  const alone = standing("charges", edge);

  test("supports out of sight are not in what is measured beforehand", () => {
    expect(supported.units["it-1"]?.unseen).toBeNull();
    expect(supported.units["it-2"]?.unseen).not.toBeNull();
    expect(measuredFor(french, alone, charge(alone, "fr-1", "it-1"))).toMatchObject({
      command: { situation: { defender: { supports: 0, test: { supported: false } } } },
    });
    expect(asked(supported, "fr-1", "it-1")).toBe(asked(alone, "fr-1", "it-1"));
    // On the table as it is they support it.
    expect(
      measuredFor({ kind: "umpire" }, supported, charge(supported, "fr-1", "it-1")),
    ).toMatchObject({ command: { situation: { defender: { supports: 1 } } } });
  });
});

describe("fate.table", () => {
  const state = standing("charges", edge);
  const general = (at: { x: number; y: number }): Companion => {
    const brigade = state.brigades["rinaldi"];
    if (brigade === undefined) throw new Error("it has a brigade");
    return { ...state, brigades: { ...state.brigades, rinaldi: { ...brigade, generalAt: at } } };
  };

  test("a general by himself is near nobody for who does not see him", () => {
    const [near, far] = [general({ x: 60, y: 37 }), general({ x: 10, y: 80 })];
    expect(asked(near, "fr-1", "it-1")).toBe(asked(far, "fr-1", "it-1"));
    expect(measuredFor(french, near, charge(near, "fr-1", "it-1"))).toMatchObject({
      command: { situation: { generals: { enemy: false } } },
    });
    expect(measuredFor({ kind: "umpire" }, near, charge(near, "fr-1", "it-1"))).toMatchObject({
      command: { situation: { generals: { enemy: true } } },
    });
  });
});

describe("general.table", () => {
  test("an enemy out of sight takes no general", () => {
    const near = standing("charges", {
      "fr-1": { x: 60, y: 36, facing: 0 },
      "it-1": { x: 60, y: 44, facing: 180 },
    });
    const risk = {
      type: "resolve",
      id: "x",
      procedure: "generalRisk",
      of: "martel",
      situation: { enemyNear: true },
    } as Resolve;
    expect(measuredFor(french, near, risk)).toMatchObject({
      command: { situation: { enemyNear: false } },
    });
  });
});

describe("victory", () => {
  test("who holds an objective both know, and not by whom", () => {
    const state = standing("movement", {});
    const held = state.scenario?.objectives.find(({ id }) => id === "mill")?.heldBy;
    const seen = view(state, french);
    expect(seen.scenario?.objectives.find(({ id }) => id === "mill")?.heldBy).toBe(held);
    expect(bytes(seen)).not.toContain('"it-');
  });
});

describe("move.reform", () => {
  test("an enemy out of sight keeps nobody from re-forming", () => {
    const state = standing("movement", {
      "fr-1": { x: 60, y: 36, facing: 0 },
      "it-1": { x: 60, y: 44, facing: 180 },
    });
    const unformed = played(state, {
      type: "correct",
      unit: "fr-1",
      to: { unformed: true },
      reason: "other",
    });
    const still = { type: "stoodStill", id: "x", units: ["fr-1"] } as const;
    expect(decide(unformed, still as AnyOrder).ok).toBe(true);
  });
});

describe("charge.declare", () => {
  const open: Places = {
    "fr-dragoons": { x: 60, y: 6, facing: 0 },
    "fr-1": { x: 20, y: 8, facing: 0 },
    "fr-2": { x: 30, y: 8, facing: 0 },
    "fr-3": { x: 95, y: 8, facing: 0 },
    "fr-screen": { x: 100, y: 15, facing: 0 },
    "it-1": { x: 60, y: 26, facing: 180 },
  };
  const before = standing("charges", { ...open, "it-2": { x: 60, y: 16, facing: 180 } });
  const far = standing("charges", { ...open, "it-2": { x: 20, y: 40, facing: 180 } });

  /** As if nobody of the French saw it. */
  function unseen(state: Companion): Companion {
    const roster = state.units["it-2"];
    if (roster === undefined) throw new Error("it is in the battle");
    const never = { turn: 0, at: null, place: null, formation: null };
    return { ...state, units: { ...state.units, "it-2": { ...roster, unseen: never } } };
  }

  const order = charge(before, "fr-dragoons", "it-1");

  test("whose way an enemy in sight bars is refused for it", () => {
    expect(measuredFor(french, before, order)).not.toHaveProperty("command");
  });

  test("an enemy out of sight in its way is not told of: it is open until it is declared", () => {
    const [near, away] = [unseen(before), unseen(far)];
    expect(measuredFor(french, near, order)).toEqual(measuredFor(french, away, order));
    expect(measuredFor(french, near, order)).toHaveProperty("command");
    expect(legal(near, "french")).toEqual(legal(away, "french"));
    const declared = { type: "declare", id: "x", unit: "fr-dragoons", to: "it-1" } as const;
    expect(decideFor(french, away, declared).ok).toBe(true);
    expect(decideFor(french, near, declared)).toEqual({
      ok: false,
      refused: { clause: "charge.declare", measured: null, limit: null, reason: null },
    });
  });
});
