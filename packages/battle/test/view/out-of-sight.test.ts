/** Troops out of sight on the map: absent, but for where they were last seen. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  type Companion,
  decide,
  decideFor,
  evolve,
  parseBattle,
  type Role,
  replay,
  view,
  viewEvent,
  viewLog,
  writeBattle,
} from "../../src/index.ts";
import { passed } from "../telling.ts";
import {
  ahead,
  begun,
  by,
  bytes,
  french,
  italian,
  played,
  spectator,
  told,
  toMovement,
  umpire,
  unitsOf,
  woody,
} from "./wood.ts";

describe("troops that nobody of the enemy's sees", () => {
  const state = begun();

  test("are absent: units, brigades, their generals, and the order of the keys tells nothing", () => {
    const seen = view(state, italian);
    for (const id of unitsOf(state, "french")) {
      expect(state.units[id]?.unseen).toEqual({ turn: 0, at: null, place: null, formation: null });
      expect(told(state, italian, "italian")).not.toContain(`"${id}"`);
    }
    expect(Object.values(seen.units).every(({ side }) => side === "italian")).toBe(true);
    expect(Object.values(seen.brigades).every(({ side }) => side === "italian")).toBe(true);
    expect(seen.sides.find(({ id }) => id === "french")).toMatchObject({
      brigades: [],
      commanderAt: null,
    });
    expect(seen.lastSeen).toEqual([]);
  });

  test("are there for their own side, which is not told who sees them, and for the umpire", () => {
    const own = view(state, french);
    for (const id of unitsOf(state, "french")) {
      expect(own.units[id]).toMatchObject({ known: true, at: state.units[id]?.at });
    }
    expect(bytes(own)).not.toContain("unseen");
    expect(Object.keys(view(state, umpire).units)).toEqual(Object.keys(state.units));
    // A spectator sees of both what their enemies see: nothing.
    expect(view(state, spectator).units).toEqual({});
  });

  test("in a battle without it, nothing is hidden", () => {
    const open = begun({}, false);
    expect(Object.keys(view(open, italian).units)).toEqual(Object.keys(open.units));
    expect(view(open, italian).lastSeen).toBeUndefined();
  });

  test("are no targets, and cannot be named", () => {
    const name = unitsOf(state, "french")[0] ?? "";
    const order = { type: "react", id: "x", unit: unitsOf(state, "italian")[0], to: name } as const;
    const tried = decideFor(italian, state, {
      ...order,
      unit: order.unit ?? "",
      reaction: "evade",
      distance: 5,
    });
    const nobody = decideFor(italian, state, {
      ...order,
      unit: order.unit ?? "",
      to: "nobody",
      reaction: "evade",
      distance: 5,
    });
    expect(bytes(tried).replaceAll(name, "nobody")).toBe(bytes(nobody));
  });
});

describe("wherever they are, their enemy reads the same", () => {
  const along = fc.integer({ min: 20, max: 95 });
  const deep = fc.integer({ min: 8, max: 16 });

  test("whatever was set out where", () => {
    const [first = ""] = unitsOf(woody(true), "french");
    const one = toMovement(begun({ [first]: { x: 20, y: 12, facing: 0 } }));
    const plain = told(one, italian, "italian");
    fc.assert(
      fc.property(along, deep, (x, y) => {
        const other = toMovement(begun({ [first]: { x, y, facing: 0 } }));
        expect(told(other, italian, "italian")).toBe(plain);
      }),
      { numRuns: 8 },
    );
  });

  test("and whatever they do out of sight", () => {
    const start = toMovement(begun());
    const [unit = ""] = unitsOf(start, start.phasing ?? "french");
    const side = start.units[unit]?.side ?? "";
    const [enemy, his] = side === "french" ? [italian, "italian"] : [french, "french"];
    const gone = played(start, {
      type: "march",
      ways: [{ unit, legs: [{ kind: "about" }] }],
      overrule: true,
    });
    const event = gone.log.at(-1)?.event;
    expect(event && viewEvent(event, enemy, start)).toBeNull();
    expect(told(gone, enemy, his)).toBe(told(start, enemy, his));
    // Nor when it is taken back.
    const back = played(gone, { type: "undo" });
    expect(told(back, enemy, his)).toBe(told(start, enemy, his));
    expect(decideFor(enemy, gone, { type: "undo", id: "x" }).ok).toBe(false);
  });
});

describe("who comes in sight is there, and is remembered when he goes", () => {
  // In the wood and 4 cm from its far edge one sees out of it, and is seen.
  const seesOut = { x: 60, y: 46, facing: 0 };
  const deep = { x: 60, y: 40, facing: 0 };
  const state = begun();
  const [unit = ""] = unitsOf(state, "french");
  const there = played(state, by(unit, seesOut));
  const away = played(there, by(unit, deep));

  test("it is there for the enemy, as it stands, with its brigade and none of the others", () => {
    expect(there.units[unit]?.unseen).toBeNull();
    const seen = view(there, italian);
    const found = Object.values(seen.units).filter(({ side }) => side === "french");
    expect(found.map(({ id, at }) => ({ id, at }))).toEqual([{ id: unit, at: seesOut }]);
    const brigade = there.units[unit]?.brigade ?? "";
    expect(seen.brigades[brigade]).toMatchObject({ units: [unit], generalAt: null });
    const event = there.log.at(-1)?.event;
    // It was not in sight when it was put there: what is told is that it is.
    expect(event && viewEvent(event, italian, state)).toBeNull();
  });

  test("and now sees whom it faces", () => {
    const seen = Object.values(view(there, french).units).filter(({ side }) => side === "italian");
    expect(seen.length).toBeGreaterThan(0);
  });

  test("out of sight again it is where it was last seen, and how", () => {
    const { turn } = away;
    expect(away.units[unit]?.unseen).toMatchObject({ turn, at: seesOut });
    const seen = view(away, italian);
    expect(seen.units[unit]).toBeUndefined();
    expect(seen.lastSeen).toMatchObject([{ id: unit, side: "french", turn, at: seesOut }]);
    expect(bytes(seen)).not.toContain('"y":40');
    expect(bytes(viewLog(away, italian))).not.toContain('"y":40');
  });

  test("wherever it went", () => {
    const other = played(there, by(unit, { ...deep, x: 70 }));
    expect(told(other, italian, "italian")).toBe(told(away, italian, "italian"));
  });

  test("undone it is back in sight", () => {
    expect(view(played(away, { type: "undo" }), italian).units[unit]?.at).toEqual(seesOut);
  });

  test("the battle is read again without measuring", () => {
    expect(replay(away.log.map(({ event }) => event)).units).toEqual(away.units);
    const read = passed(parseBattle(JSON.parse(bytes(writeBattle(away)))));
    expect(read.state.map?.hidden).toBe(true);
    expect(read.state.units).toEqual(away.units);
  });
});

describe("generals of those out of sight and in it ride unseen", () => {
  // One of the French stands before the wood, with its brigade known to the enemy.
  const state = toMovement(begun({ "fr-1": { x: 60, y: 20, facing: 0 } }));
  const inView = played(state, by("fr-1", { x: 60, y: 56, facing: 0 }));
  const [general, commander] = [inView.brigades["martel"]?.generalAt, inView.sides[0].commanderAt];
  if (!general || !commander) throw new Error("nobody is there");
  const rides = [
    { type: "attach", brigade: "martel", unit: null, to: { x: general.x + 1, y: general.y } },
    { type: "ride", side: "french", to: { x: commander.x + 1, y: commander.y } },
  ] as const;

  test.each(rides)("$type", (ride) => {
    const ridden = played(inView, ride);
    const event = ridden.log.at(-1)?.event;
    if (!event) throw new Error("nothing was logged");
    for (const role of [italian, spectator]) {
      expect(viewEvent(event, role, inView)).toBeNull();
      expect(bytes(view(ridden, role))).toBe(bytes(view(inView, role)));
    }
    expect(viewEvent(event, french, inView)).toMatchObject({ to: ride.to });
    expect(viewEvent(event, umpire, inView)).toMatchObject({ to: ride.to });
  });
});

describe("marches in and out of sight", () => {
  const start = toMovement(begun());
  const phasing = start.phasing ?? "french";
  const [unit = ""] = unitsOf(start, phasing).filter((id) => {
    const arm = start.units[id]?.unit.arm;
    return arm === "infantry";
  });
  const enemy: Role = phasing === "french" ? italian : french;
  // Near the edge of the wood on the other side, and about to go back into it.
  const [out, facing, way] = phasing === "french" ? [46, 180, -1] : [34, 0, 1];

  test("a way out of sight is not told, only that it led there", () => {
    const seen = played(start, by(unit, { x: 60, y: out, facing }));
    const gone = played(seen, ahead(unit, 6));
    const event = gone.log.at(-1)?.event;
    const last = { x: 60, y: out, facing };
    expect(gone.units[unit]?.at?.y).toBeCloseTo(out + 6 * way, 3);
    expect(event && viewEvent(event, enemy, seen)).toMatchObject({
      type: "marched",
      ways: [],
      changes: [{ unit, from: { unseen: null }, to: { unseen: { turn: 1, at: last } } }],
    });
    expect(bytes(viewLog(gone, enemy))).not.toContain("spent");
    expect(bytes(viewLog(gone, umpire))).toContain("spent");
  });
});

describe("who comes upon an enemy out of sight halts there", () => {
  // Both are in the wood, more than 5 cm from each other.
  const start = toMovement(begun());
  const phasing = start.phasing ?? "french";
  const other = phasing === "french" ? "italian" : "french";
  const foot = (side: string): string =>
    unitsOf(start, side).find((id) => {
      const of = start.units[id]?.unit;
      return of?.arm === "infantry";
    }) ?? "";
  const [unit, enemy] = [foot(phasing), foot(other)];
  const placed = (at: number, gap: number): Companion =>
    played(
      start,
      by(unit, { x: 60, y: at, facing: 0 }),
      by(enemy, { x: 60, y: at + gap, facing: 180 }),
    );
  const state = placed(36, 8);

  test("at 5 cm, with the way that it went, and sees it", () => {
    expect(state.units[enemy]?.unseen).not.toBeNull();
    const seat: Role = { kind: "side", side: phasing };
    const decision = decideFor(seat, state, {
      ...ahead(unit, 5),
      id: "x",
    } as AnyOrder);
    if (!decision.ok) throw new Error(bytes(decision));
    const [event] = decision.events;
    expect(event).toMatchObject({
      type: "marched",
      ways: [{ unit, legs: [{ kind: "ahead", length: 3 }], halted: true }],
    });
    const now = decision.events.reduce(evolve, state);
    expect(now.units[unit]?.at?.y).toBeCloseTo(39, 3);
    expect(view(now, seat).units[enemy]?.at?.y).toBe(44);
  });

  test("whatever else about the march the players set aside", () => {
    const roster = state.brigades[state.units[unit]?.brigade ?? ""];
    if (roster === undefined) throw new Error("it has a brigade");
    const waits = { ...roster, reserve: "onTable" } as const;
    const held = { ...state, brigades: { ...state.brigades, [roster.id]: waits } };
    expect(decide(held, { ...ahead(unit, 5), overrule: false, id: "x" } as AnyOrder)).toMatchObject(
      { ok: false, refused: { clause: "tasking.reserve" } },
    );
    expect(decide(held, { ...ahead(unit, 5), id: "x" } as AnyOrder)).toMatchObject({
      events: [
        {
          overruled: "tasking.reserve",
          ways: [{ unit, legs: [{ kind: "ahead", length: 3 }], halted: true }],
        },
      ],
    });
  });

  test("a shorter way knows nothing of him", () => {
    const near = played(state, ahead(unit, 2));
    const far = played(placed(36, 9), ahead(unit, 2));
    const seat: Role = { kind: "side", side: phasing };
    expect(told(near, seat, phasing)).toBe(told(far, seat, phasing));
  });
});

describe("a file of a battle in which troops out of sight are hidden", () => {
  type Unseen = { turn: number; at: object | null } | null;
  interface Change {
    unit?: string;
    to: { unseen?: Unseen };
  }
  interface File {
    hidden?: boolean;
    events: { phase?: string; changes?: Change[] }[];
  }
  const edited = (edit: (file: File) => void, battle = begun()) => {
    const file: File = JSON.parse(JSON.stringify(writeBattle(battle)));
    edit(file);
    return parseBattle(file);
  };
  /** The event that begins the battle proper, and its first change that hides somebody. */
  const firstHidden = ({ events }: File) => {
    const at = events.findIndex(({ phase }) => phase === "compulsory");
    const { changes = [] } = events[at] ?? {};
    const index = changes.findIndex(({ to }) => to.unseen != null);
    const change = changes[index];
    if (!change) throw new Error("nobody is hidden");
    return { path: ["events", at, "changes", index], change, changes, index };
  };
  const wrong = (path: readonly unknown[], code: string, params: object) => ({
    ok: false,
    faults: [{ path, code, params }],
  });

  test("does not forget that they are: nobody is out of sight for good", () => {
    expect(edited(() => {}).ok).toBe(true);
    let found: ReturnType<typeof firstHidden> | undefined;
    const whole = edited((file) => {
      delete file.hidden;
      found = firstHidden(file);
    });
    const id = found?.change.unit;
    expect(whole).toEqual(wrong([...(found?.path ?? []), "to", "unseen"], "nobodyHidden", { id }));
  });

  test("nor was anybody seen last in a turn that has not been", () => {
    let path: readonly unknown[] = [];
    const ahead = edited((file) => {
      const hidden = firstHidden(file);
      path = [...hidden.path, "to", "unseen", "turn"];
      Object.assign(hidden.change.to.unseen ?? {}, { turn: 2 });
    });
    expect(ahead).toEqual(wrong(path, "wrongValue", { value: "2", allowed: "0" }));
  });

  test("nor anywhere but where it stood", () => {
    let path: readonly unknown[] = [];
    const elsewhere = edited((file) => {
      const hidden = firstHidden(file);
      path = [...hidden.path, "to", "unseen", "at"];
      Object.assign(hidden.change.to.unseen ?? {}, { at: { x: 1, y: 2, facing: 0 } });
    });
    const params = { value: '{"x":1,"y":2,"facing":0}', allowed: "null" };
    expect(elsewhere).toEqual(wrong(path, "wrongValue", params));
  });

  test("who is nowhere on the map is in nobody's sight", () => {
    const [id] = unitsOf(begun(), "french");
    let path: readonly unknown[] = [];
    // It never was set out, nor is it said to be out of sight.
    const seen = edited((file) => {
      path = [...firstHidden(file).path.slice(0, 2), "changes"];
      for (const { changes = [] } of file.events) {
        for (let at = changes.length - 1; at >= 0; at--) {
          if (changes[at]?.unit === id) changes.splice(at, 1);
        }
      }
    });
    expect(seen).toEqual(wrong(path, "seenNowhere", { id }));
  });

  test("who fights hand to hand is in sight", () => {
    let path: readonly unknown[] = [];
    let id: string | undefined;
    const [enemy] = unitsOf(begun(), "french");
    const fighting = edited((file) => {
      const { changes, path: first } = firstHidden(file);
      const index = changes.findIndex(
        ({ unit = "", to }) => to.unseen != null && begun().units[unit]?.side === "italian",
      );
      const change = changes[index];
      id = change?.unit;
      path = [...first.slice(0, 3), index];
      Object.assign(change ?? {}, {
        from: { ...Object(change).from, engaged: null },
        to: { ...change?.to, engaged: enemy },
      });
    });
    expect(fighting).toEqual(wrong(path, "unseenFighting", { id }));
  });
});
