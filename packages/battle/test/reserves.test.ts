/** Reserves, arrivals, scouts and redeploying: what aides-de-camp do with whole brigades (§3). */
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  decideFor,
  due,
  evolve,
  legal,
  nobody,
  type Role,
  scheduled,
  scheduledFor,
  type Task,
  view,
  viewEvent,
  viewLog,
} from "../src/index.ts";
import { chargeOf, meleeOf, refusedBy, to } from "./companion-orders.ts";
import type { Table } from "./forces.ts";
import { battalions, battleUnder, type Terms } from "./terms.ts";

const [red, blue] = [
  { kind: "side", side: "red" },
  { kind: "side", side: "blue" },
] as const;
const umpire: Role = { kind: "umpire" };

const guard = { id: "guard", units: battalions("guard-1", "guard-2") } as const;

/** In the Command phase, red with so many aides-de-camp of its two or three at hand. */
function atHand(terms: Terms, count: number): Table {
  const table = battleUnder(terms);
  to(table, "command");
  const brigades = table.state.sides[0].brigades.length;
  const faces = Array.from({ length: brigades }, (_, place) => (place < count ? 3 : 2));
  const situation = { adcs: brigades };
  table.give({ type: "resolve", procedure: "adc", situation, faces, of: "red" });
  return table;
}

const task = (tasking: Task["tasking"], whom: { brigade: string } | { unit: string }) =>
  ({ type: "task", tasking, side: "red", ...whom }) as const;

const roll = (table: Table, of: string, face: number) =>
  table.give({
    type: "resolve",
    procedure: "command",
    situation: table.state.brigades[of]?.reserve === "offTable" ? { offTable: true } : {},
    faces: [face],
    of,
  });

const held = (kind: "onTable" | "offTable"): Terms => ({
  red: [guard],
  reserves: { guard: { kind } },
});

describe("tasking.reserve", () => {
  test.each([
    ["onTable", 1],
    ["offTable", 2],
  ] as const)("a reserve %s costs %i: with one fewer it is refused, and says so", (kind, cost) => {
    const order = task("reserve", { brigade: "guard" });
    expect(atHand(held(kind), cost - 1).decide(order)).toMatchObject({
      refused: { clause: "tasking.reserve", measured: cost - 1, limit: cost },
    });
    const table = atHand(held(kind), cost);
    expect(table.give(order)).toMatchObject({ task: { tasking: "reserve", cost } });
    expect(table.state.sides[0].adcs).toBe(0);
  });

  test("is for declared reserves: nothing else is held back", () => {
    const table = atHand(held("onTable"), 2);
    const order = task("reserve", { brigade: "red-brigade" });
    expect(table.decide(order)).toMatchObject({ refused: { clause: "tasking.reserve" } });
    const offered = legal(table.state, "red").brigades["red-brigade"];
    expect(offered?.find(({ order: one }) => one === "reserve")?.refused?.clause).toBe(
      "tasking.reserve",
    );
  });

  test.each([
    ["onTable", 2, "onTable"],
    ["onTable", 3, null],
    ["offTable", 4, "offTable"],
    ["offTable", 5, null],
  ] as const)("a reserve %s that rolls a %i stands as %s", (kind, face, after) => {
    const table = atHand(held(kind), 2);
    table.give(task("reserve", { brigade: "guard" }));
    roll(table, "guard", face);
    expect(table.state.brigades["guard"]?.reserve ?? null).toBe(after);
    table.give({ type: "advance", overrule: true });
    // What it did not obey was spent for nothing.
    const sent = table.state.sides[0].taskings.map(({ tasking }) => tasking);
    expect(sent).toEqual(after === null ? ["reserve"] : []);
  });

  test("on the table it neither moves nor charges before it is committed", () => {
    const table = atHand(held("onTable"), 2);
    to(table, "movement");
    const move = { type: "move", units: ["guard-1"], how: "half" } as const;
    expect(refusedBy(table.decide(move))).toBe("tasking.reserve");
    const committed = atHand(held("onTable"), 2);
    committed.give(task("reserve", { brigade: "guard" }));
    roll(committed, "guard", 3);
    to(committed, "movement");
    expect(committed.decide(move).ok).toBe(true);
  });

  test("off the table nobody charges it, or fights it hand to hand", () => {
    const table = battleUnder(held("offTable"));
    const [enemy = ""] = table.state.sides[1].brigades.flatMap(
      (id) => table.state.brigades[id]?.units ?? [],
    );
    to(table, "charges");
    expect(refusedBy(table.decide(chargeOf(table, enemy, "guard-1", [])))).toBe("tasking.reserve");
    to(table, "melee");
    expect(refusedBy(table.decide(meleeOf(table, enemy, "guard-1", [])))).toBe("tasking.reserve");
  });

  test("off the table it comes on with the Movement of the turn in which it obeys", () => {
    const table = atHand(held("offTable"), 2);
    table.give(task("reserve", { brigade: "guard" }));
    roll(table, "guard", 5);
    expect(scheduled(table.state)).toContainEqual(
      expect.objectContaining({
        kind: "arrives",
        clause: "reserve.scheduled",
        brigade: "guard",
        when: { phase: "movement", turn: 1 },
      }),
    );
    to(table, "charges");
    expect(view(table.state, blue).brigades).not.toHaveProperty("guard");
    to(table, "movement");
    expect(view(table.state, blue).brigades).toHaveProperty("guard");
    expect(due(table.state)).toContainEqual(
      expect.objectContaining({ kind: "arrives", brigade: "guard", need: "move" }),
    );
  });
});

describe("reserve.scheduled", () => {
  const coming: Terms = { red: [{ ...guard, arrives: 2 }] };

  test("comes on at the start of Movement of its turn, without a tasking", () => {
    const table = battleUnder(coming);
    to(table, "movement");
    const move = { type: "move", units: ["guard-1"], how: "half" } as const;
    expect(table.decide(move)).toMatchObject({
      refused: { clause: "reserve.scheduled", measured: 1, limit: 2 },
    });
    to(table, "charges");
    expect(table.state.turn).toBe(2);
    expect(table.open()).not.toContain("arrives guard");
    to(table, "movement");
    expect(table.open()).toContain("arrives guard");
    expect(table.decide(move).ok).toBe(true);
  });

  test("it is no reserve that aides-de-camp could commit earlier", () => {
    const table = atHand(coming, 2);
    expect(refusedBy(table.decide(task("reserve", { brigade: "guard" })))).toBe("tasking.reserve");
  });
});

describe("tasking.scouts", () => {
  const hidden: Terms = {
    red: [{ id: "wing", units: battalions("wing-1") }],
    blue: [{ ...guard, arrives: 3 }],
  };
  const order = task("scouts", { unit: "red-horse" });

  function scouted(terms: Terms = hidden): { readonly table: Table; readonly asked: string } {
    const table = atHand(terms, 2);
    table.give(order);
    const [asked] = table.state.pending;
    if (asked?.kind !== "scouts") throw new Error("the enemy is asked");
    return { table, asked: asked.id };
  }

  test("the enemy names the brigade; it is revealed for good", () => {
    const { table, asked } = scouted();
    expect(table.state.pending).toMatchObject([
      { clause: "tasking.scouts", side: "blue", among: [nobody, "guard"], unit: "red-horse" },
    ]);
    table.give({ type: "choose", pending: asked, chosen: "guard" });
    expect(table.state.brigades["guard"]?.revealed).toBe(true);
    const seen = view(table.state, red);
    expect(seen.brigades).toHaveProperty("guard");
    expect(Object.keys(seen.units)).toContain("guard-1");
    // Seen it is, but not on the table: it is no target yet.
    expect(legal(table.state, "red").units["red-1"]?.[0]?.targets ?? {}).not.toHaveProperty(
      "guard-1",
    );
    to(table, "compulsory");
    expect(view(table.state, red).brigades).toHaveProperty("guard");
  });

  test("both sides read in the log who was found", () => {
    const { table, asked } = scouted();
    const before = table.state;
    const event = table.give({ type: "choose", pending: asked, chosen: "guard" });
    const told = {
      type: "settled",
      chosen: "guard",
      changes: [{ brigade: "guard", from: { revealed: false }, to: { revealed: true } }],
    };
    for (const role of [red, blue, umpire]) {
      expect(viewEvent(event, role, before)).toMatchObject(told);
      expect(viewLog(table.state, role).at(-1)?.event).toMatchObject(told);
    }
  });

  test("left unanswered, or answered so, nobody was within reach", () => {
    const { table, asked } = scouted();
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
    table.give({ type: "choose", pending: asked, chosen: nobody });
    expect(table.state.brigades["guard"]?.revealed).toBe(false);
    const left = scouted().table;
    left.give({ type: "advance", overrule: true });
    expect(left.state.brigades["guard"]?.revealed).toBe(false);
    expect(left.state.pending).toEqual([]);
  });

  test("the question does not tell whether the enemy hides anything, nor how much", () => {
    const more = { ...guard, id: "old-guard", units: battalions("old-guard-1"), arrives: 4 };
    const bytes = [hidden, { red: hidden.red ?? [] }, { ...hidden, blue: [guard, more] }].map(
      (terms) => {
        const all = terms.blue?.map((one) => ({ ...one, arrives: 3 }));
        const { table, asked } = scouted({ ...terms, ...(all && { blue: all }) });
        const question = JSON.stringify([
          view(table.state, red),
          viewLog(table.state, red).slice(1),
        ]);
        table.give({ type: "choose", pending: asked, chosen: nobody });
        return [question, JSON.stringify(viewLog(table.state, red).slice(1))];
      },
    );
    expect(bytes[1]).toEqual(bytes[0]);
    expect(bytes[2]).toEqual(bytes[0]);
  });

  test("only the enemy answers, and only with what he hides", () => {
    const { table } = scouted();
    const seen = (role: typeof red | typeof blue) => view(table.state, role).pending[0];
    expect(seen(red)).not.toHaveProperty("among");
    expect(seen(blue)).toMatchObject({ among: [nobody, "guard"], unit: "red-horse" });
    const answer = (role: typeof red | typeof blue, chosen: string) => {
      const pending = seen(role)?.id ?? "";
      const command: AnyOrder = { type: "choose", id: `a-${role.side}-${chosen}`, pending, chosen };
      return decideFor(role, table.state, command);
    };
    expect(answer(red, "guard")).toMatchObject({ ok: false, faults: [{ code: "notDue" }] });
    expect(answer(blue, "blue-brigade")).toMatchObject({ faults: [{ code: "unknownId" }] });
    expect(answer(blue, "guard").ok).toBe(true);
  });

  test("undone, what was seen is hidden again", () => {
    const { table, asked } = scouted();
    table.give({ type: "choose", pending: asked, chosen: "guard" });
    table.give({ type: "undo" });
    expect(view(table.state, red).brigades).not.toHaveProperty("guard");
  });

  test("who has yet to come does not scout", () => {
    const screen = { id: "voltigeurs", arm: "screen", bases: 4, grade: "line" } as const;
    const table = atHand({ red: [{ id: "wing", units: [screen], arrives: 3 }] }, 2);
    expect(refusedBy(table.decide(task("scouts", { unit: "voltigeurs" })))).toBe(
      "reserve.scheduled",
    );
  });
});

describe("tasking.redeploy", () => {
  const wing: Terms = { red: [{ id: "wing", units: battalions("wing-1", "wing-2") }] };

  /** Sent for, and it obeyed. */
  function ordered(): Table {
    const table = atHand(wing, 2);
    table.give(task("redeploy", { brigade: "wing" }));
    roll(table, "wing", 3);
    return table;
  }

  const follow = (table: Table) => table.state.open.find(({ kind }) => kind === "redeploys");

  test("a brigade that obeys may do it in the Movement phase of this turn", () => {
    const table = ordered();
    expect(follow(table)).toMatchObject({
      clause: "tasking.redeploy",
      need: "move",
      when: { phase: "movement", turn: 1 },
      brigade: "wing",
    });
    const early = { type: "settle", follow: follow(table)?.id ?? "" } as const;
    expect(refusedBy(table.decide(early))).toBe("turn.sequence");
    to(table, "movement");
    table.give({ type: "settle", follow: follow(table)?.id ?? "" });
    expect(table.roster("wing-1").moved).toBe("more");
    expect(table.roster("red-1").moved).toBe("none");
    expect(table.open()).not.toContain("redeploys wing");
  });

  test("one that does not obey has spent it for nothing", () => {
    const table = atHand(wing, 2);
    table.give(task("redeploy", { brigade: "wing" }));
    roll(table, "wing", 2);
    to(table, "movement");
    expect(follow(table)).toBeUndefined();
  });

  test("it need not: the phase goes on, and the leave is gone with it", () => {
    const table = ordered();
    to(table, "movement");
    table.give({ type: "advance" });
    expect(follow(table)).toBeUndefined();
    expect(table.roster("wing-1").moved).toBe("none");
  });

  test("not once a unit of it fights", () => {
    const table = ordered();
    table.put("wing-1", { engaged: "blue-1" });
    to(table, "movement");
    expect(due(table.state)).not.toContainEqual(expect.objectContaining({ kind: "redeploys" }));
    const order = { type: "settle", follow: follow(table)?.id ?? "" } as const;
    expect(refusedBy(table.decide(order))).toBe("state.engaged");
  });

  test("who may not move, or holds a place, stays", () => {
    const table = ordered();
    table.put("wing-1", { fireDisciplineLost: true });
    table.put("wing-2", { formation: null, garrison: { place: "builtUp" } });
    to(table, "movement");
    table.give({ type: "settle", follow: follow(table)?.id ?? "" });
    expect(table.roster("wing-1").moved).toBe("none");
    expect(table.roster("wing-2").moved).toBe("none");
  });

  test("the enemy learns of it when it is done, not before", () => {
    const table = ordered();
    expect(JSON.stringify(viewLog(table.state, blue))).not.toContain("redeploy");
    expect(JSON.stringify(scheduledFor(table.state, blue))).not.toContain("redeploy");
    to(table, "movement");
    expect(JSON.stringify(view(table.state, blue))).not.toContain("redeploy");
    const before = table.state;
    const event = table.give({ type: "settle", follow: follow(table)?.id ?? "" });
    expect(viewEvent(event, blue, before)).toMatchObject({
      type: "settled",
      changes: [{ unit: "wing-1" }, { unit: "wing-2" }],
    });
    expect(evolve(before, event)).toEqual(table.state);
  });
});
