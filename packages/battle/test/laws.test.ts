import { limitOf, rulebook, seededDice } from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  type Companion,
  decide,
  evolve,
  formatTag,
  legal,
  parseBattle,
  readJson,
  replay,
  taskingKinds,
  toRedo,
  toUndo,
  undoable,
  writeBattle,
} from "../src/index.ts";
import { boardOf, started, type Without } from "./forces.ts";
import { passed } from "./telling.ts";

/** Numbers from which a turn of play is made, whatever the state it comes to. */
const moves = fc.array(fc.tuple(fc.nat(14), fc.nat(6), fc.nat(6), fc.nat(1000)), {
  minLength: 1,
  maxLength: 25,
});

type Move = readonly [kind: number, own: number, enemy: number, seed: number];

/** What a move comes to in a state: something legal or not. */
function commandOf(state: Companion, [kind, own, enemy, seed]: Move): Without<AnyOrder, "id"> {
  // Most of what was undone comes back: else there would be little to redo.
  if (toRedo(state) !== null && seed % 3 > 0) return { type: "redo" };
  const ids = Object.keys(state.units);
  const arms = [["infantry"], ["infantry", "screen"], ["artillery"]][kind];
  const able = ids.slice(0, 7).filter((id) => {
    const arm = state.units[id]?.unit.arm;
    return arms === undefined || (arm !== undefined && arms.includes(arm));
  });
  const [red, blue] = [able[own % able.length] ?? "", ids[7 + enemy] ?? ""];
  const [mine, theirs] = [state.units[red]?.unit, state.units[blue]?.unit];
  const targets = theirs ? ([{ unit: theirs, distance: (seed % 150) / 10 }] as const) : null;
  const behind = ids
    .slice(8, 10)
    .flatMap((id) =>
      id !== blue && state.units[id] ? [{ unit: state.units[id].unit, gap: 4 }] : [],
    );
  if (mine && theirs && targets) {
    const generals = { own: seed % 2 === 0, enemy: seed % 3 === 0 };
    // Mostly out of its phase, as players who know better.
    const resolve = { type: "resolve", overrule: seed % 4 > 0 } as const;
    switch (kind) {
      case 0:
        if (mine.arm === "infantry") {
          const situation = { firer: mine, targets, generals };
          return { ...resolve, procedure: "volley", situation };
        }
        break;
      case 1:
        if (mine.arm === "infantry" || mine.arm === "screen") {
          return { ...resolve, procedure: "skirmish", situation: { firer: mine, targets } };
        }
        break;
      case 2:
        if (mine.arm === "artillery" && mine.kind !== "rocket") {
          const situation = { firer: mine, targets, behind, generals };
          return { ...resolve, procedure: "artillery", situation };
        }
        if (mine.arm === "artillery" && mine.kind === "rocket") {
          return { ...resolve, procedure: "rocket", situation: { firer: mine, targets } };
        }
        break;
      case 3: {
        const situation = {
          charger: { unit: mine, general: true },
          defender: { unit: theirs, general: true },
          distance: 8,
          generals,
        };
        return { ...resolve, procedure: "charge", situation };
      }
      case 4: {
        const onDraw = { attacker: "fightOn", defender: seed % 2 ? "retire" : "fightOn" } as const;
        const situation = { attacker: { unit: mine }, defender: { unit: theirs }, onDraw };
        return { ...resolve, procedure: "melee", situation };
      }
      case 5:
        return { ...resolve, procedure: "discipline", situation: { unit: theirs } };
      default:
        break;
    }
  }
  switch (kind) {
    case 6:
      return { type: "advance", overrule: true };
    case 7:
      return { type: "undo" };
    case 8:
      return { type: "redo" };
    case 9: {
      if (seed % 3 === 0) return { type: "resolve", procedure: "initiative", situation: {} };
      const procedure = seed % 2 ? "command" : "faltering";
      return { type: "resolve", procedure, situation: {}, of: "blue-brigade", overrule: true };
    }
    case 10:
      if (seed % 2 === 0) {
        return { type: "declare", unit: red, to: blue, distance: seed % 30, overrule: true };
      }
      return { type: "stoodStill", units: [red], overrule: seed % 2 === 0 };
    case 11: {
      const how = (["none", "half", "more"] as const)[seed % 3] ?? "none";
      return { type: "move", units: [red], how, about: true, overrule: seed % 2 === 0 };
    }
    case 12: {
      const pending = state.pending[seed % Math.max(1, state.pending.length)];
      const chosen = pending?.among[own % pending.among.length] ?? "none";
      return { type: "choose", pending: pending?.id ?? "none", chosen };
    }
    case 13: {
      const tasking = taskingKinds[seed % taskingKinds.length] ?? "scouts";
      const unit = { glory: 0, assaultFire: 0, scouts: 0, skirmishers: 0 };
      const whose = tasking in unit ? { unit: blue } : { brigade: "blue-brigade" };
      return { type: "task", tasking, side: "blue", ...whose, use: "move", overrule: true };
    }
    case 14: {
      const garrison = { place: seed % 2 ? "builtUp" : "strongpoint", burning: seed % 3 === 0 };
      return { type: "correct", unit: blue, to: placed(state, blue, garrison), reason: "moved" };
    }
    default: {
      const follow = state.open[seed % Math.max(1, state.open.length)]?.id ?? "none";
      return seed % 3
        ? { type: "settle", follow, unit: red }
        : { type: "correct", unit: blue, to: { casualties: seed % 14 }, reason: "forgot" };
    }
  }
}

/** Into a place, or out of it. */
function placed(state: Companion, id: string, garrison: object): object {
  const { place, unit } = state.units[id] ?? {};
  if (place != null) {
    return { garrison: null, ...(unit?.arm === "infantry" ? { formation: "line" } : {}) };
  }
  return { garrison, ...(unit?.arm === "infantry" ? { formation: null } : {}) };
}

/** Plays moves; every state on the way. */
function play(list: readonly Move[]): Companion[] {
  const states = [started().state];
  for (const [index, move] of list.entries()) {
    const state = states.at(-1);
    if (!state) break;
    // The id is all that a move's command lacks.
    const command = { ...commandOf(state, move), id: `c${index}` } as AnyOrder;
    const decision = decide(state, command, seededDice(move[3]));
    if (!decision.ok) continue;
    states.push(decision.events.reduce(evolve, state));
  }
  return states;
}

const last = (states: readonly Companion[]): Companion => states.at(-1) ?? started().state;

describe("laws of the companion", () => {
  test("the events replayed are the state", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const state = last(play(list));
        expect(replay(state.log.map(({ event }) => event))).toEqual(state);
      }),
    );
  });

  test("the moves of these laws do resolve things", () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(moves, (list) => {
        for (const { event } of last(play(list)).log) {
          const kind = event.type === "resolved" ? event.procedure : event.type;
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        }
      }),
    );
    const wanted = "volley artillery declared charge melee discipline settled undone redone".split(
      " ",
    );
    for (const kind of wanted) expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(10);
  });

  test("undo takes the last step back to the letter, redo brings it again", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const states = play(list);
        const state = last(states);
        if (toUndo(state) === null) return;
        const give = (from: Companion, type: "undo" | "redo"): Companion => {
          const decision = decide(from, { type, id: `${type} ${from.log.length}` });
          if (!decision.ok) throw new Error(type);
          return decision.events.reduce(evolve, from);
        };
        const undone = give(state, "undo");
        expect(toRedo(undone)).toBe(toUndo(state));
        const redone = give(undone, "redo");
        expect(boardOf(redone)).toEqual(boardOf(state));
        expect(boardOf(give(redone, "undo"))).toEqual(boardOf(undone));
        // A jump back is as many single steps, and comes back in one.
        const steps = Math.min(3, undoable(state).length);
        const target = undoable(state)[steps - 1] ?? "";
        let stepped = state;
        for (let step = 0; step < steps; step++) stepped = give(stepped, "undo");
        const jump = decide(state, { type: "undo", id: "jump", to: target });
        if (!jump.ok) throw new Error("the jump is open");
        const jumped = jump.events.reduce(evolve, state);
        expect(boardOf(jumped)).toEqual(boardOf(stepped));
        expect(boardOf(give(jumped, "redo"))).toEqual(boardOf(state));
        // All the way back it is the battle just begun.
        let back = state;
        while (toUndo(back) !== null) back = give(back, "undo");
        expect(boardOf(back)).toEqual(boardOf(started().state));
      }),
      { numRuns: 60 },
    );
  });

  test("casualties are never negative nor above the limit, and at it a unit is gone", () => {
    fc.assert(
      fc.property(moves, (list) => {
        for (const state of play(list)) {
          for (const { unit, gone } of Object.values(state.units)) {
            const { casualties = 0 } = unit;
            const limit = limitOf(unit, rulebook);
            expect(casualties).toBeGreaterThanOrEqual(0);
            expect(casualties).toBeLessThanOrEqual(limit);
            if (casualties === limit) expect(gone).not.toBeNull();
          }
        }
      }),
    );
  });

  test("whoever is engaged fights somebody who is engaged; the gone are in none", () => {
    fc.assert(
      fc.property(moves, (list) => {
        for (const state of play(list)) {
          for (const { id, engaged, gone } of Object.values(state.units)) {
            if (engaged === null) continue;
            expect(gone).toBeNull();
            // Several contacts on one unit are fought one after another (melee.pairs): each is
            // engaged with it, and it with one of them.
            const enemy = state.units[engaged];
            expect(enemy?.engaged ?? null, id).not.toBeNull();
            expect(state.units[enemy?.engaged ?? ""]?.engaged).toBe(engaged);
          }
        }
      }),
    );
  });

  test("a command given again changes nothing", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const state = last(play(list));
        for (const { event } of state.log) {
          const again = { type: "note", text: "again", id: event.id } as const;
          expect(decide(state, again)).toEqual({ ok: true, events: [] });
        }
      }),
      { numRuns: 30 },
    );
  });

  test("what is offered is not refused, and what is refused is not offered", () => {
    let offered = 0;
    fc.assert(
      fc.property(moves, (list) => {
        const played = last(play(list));
        const state = evolve(played, {
          type: "advanced",
          id: "to the charges",
          turn: played.turn,
          phase: "charges",
          changes: [],
          follows: [],
        });
        for (const [id, orders] of Object.entries(legal(state, "red").units)) {
          const charge = orders.find(({ order }) => order === "declare");
          for (const [enemy, bar] of Object.entries(charge?.targets ?? {})) {
            const command = {
              type: "declare",
              id: "try",
              unit: id,
              to: enemy,
              distance: 0,
            } as const;
            const decision = decide(state, command);
            const refused = "refused" in decision ? decision.refused : null;
            expect(refused).toEqual(bar);
            if (bar === null) offered++;
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(offered).toBeGreaterThan(100);
  });

  test("states are frozen, and plain JSON", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const state = last(play(list));
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        const open: unknown[] = [state];
        while (open.length > 0) {
          const part = open.pop();
          if (typeof part !== "object" || part === null) continue;
          expect(Object.isFrozen(part)).toBe(true);
          open.push(...Object.values(part));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("adjutant/battle@1", () => {
  test("a battle comes back from its own text the same, nothing differing", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const state = last(play(list));
        const file = writeBattle(state);
        expect(file.format).toBe(formatTag("battle"));
        const read = passed(parseBattle(passed(readJson(JSON.stringify(file)))));
        expect(read.differences).toEqual([]);
        expect(read.state).toEqual(state);
        expect(writeBattle(read.state)).toEqual(file);
      }),
      { numRuns: 60 },
    );
  });
});
