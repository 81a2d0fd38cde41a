/** What `legal` offers `decide` takes, and what it refuses `decide` refuses by the same clause. */
import { rulebook, seededDice } from "@adjutant/rules";
import { expect, test } from "vitest";
import {
  type AnyOrder,
  adcCount,
  type Companion,
  decide,
  evolve,
  legal,
  phases,
  taskingKinds,
} from "../src/index.ts";
import { started, Table, type Without } from "./forces.ts";

type Given = Without<AnyOrder, "id">;

/** The commands of a side's orders that need no distance, each with the bar that `legal` tells. */
function commands(state: Companion, side: string): [Given, string | null][] {
  const { units, brigades, side: own } = legal(state, side);
  const found: [Given, string | null][] = [];
  const add = (given: Given, refused: { readonly clause: string } | null): void => {
    found.push([given, refused?.clause ?? null]);
  };
  const tasking = (order: string) => taskingKinds.find((kind) => kind === order);
  for (const [unit, orders] of Object.entries(units)) {
    for (const { order, refused } of orders) {
      const task = tasking(order);
      if (task) add({ type: "task", tasking: task, side, unit }, refused);
      if (order === "standStill") add({ type: "stoodStill", units: [unit] }, refused);
      if (order === "move") add({ type: "move", units: [unit], how: "half", away: true }, refused);
    }
  }
  for (const [of, orders] of Object.entries(brigades)) {
    for (const { order, refused, targets = {} } of orders) {
      const task = tasking(order);
      if (task) add({ type: "task", tasking: task, side, brigade: of, use: "move" }, refused);
      if (order === "leave") add({ type: "attach", brigade: of, unit: null }, refused);
      if (order === "attach") {
        for (const [unit, bar] of Object.entries(targets)) {
          add({ type: "attach", brigade: of, unit }, bar);
        }
      }
      if (order !== "command" && order !== "faltering") continue;
      add({ type: "resolve", procedure: order, situation: {}, of }, refused);
    }
  }
  for (const { order, refused } of own) {
    const roster = state.sides.find(({ id }) => id === side);
    const situation = { adcs: roster ? adcCount(roster, rulebook) : 0 };
    if (order === "adc") add({ type: "resolve", procedure: "adc", situation, of: side }, refused);
    else add({ type: "resolve", procedure: "initiative", situation: {} }, refused);
  }
  return found;
}

/** A battle in which much has befallen red. */
function beaten(): Companion {
  const table = new Table(started().state);
  table.put("red-1", { routing: true });
  table.put("red-2", { fireDisciplineLost: true });
  table.put("red-3", { faltering: true, unformed: true });
  table.put("red-guns", { lowAmmunition: true });
  table.put("red-screen", { casualties: 2 });
  table.put("blue-1", { engaged: "red-horse" });
  table.put("red-horse", { engaged: "blue-1" });
  return table.state;
}

/** Each order of both sides comes to what `legal` says of it. */
function agree(state: Companion): void {
  for (const side of ["red", "blue"]) {
    for (const [given, bar] of commands(state, side)) {
      // The id is all that was missing.
      const decision = decide(state, { ...given, id: "try" } as AnyOrder, seededDice(1));
      const clause = !decision.ok && "refused" in decision ? decision.refused.clause : null;
      expect([given, clause]).toEqual([given, bar]);
      expect(decision.ok).toBe(bar === null);
    }
  }
}

/** Both sides have rolled for their aides-de-camp, every one of them at hand. */
function withAdcs(state: Companion): Companion {
  const table = new Table(state);
  for (const roster of state.sides) {
    const adcs = adcCount(roster, rulebook);
    const faces = Array.from({ length: adcs }, () => 6);
    table.give({ type: "resolve", procedure: "adc", situation: { adcs }, faces, of: roster.id });
  }
  return table.state;
}

test.each(phases)("in the %s phase", (phase) => {
  for (const begun of [started().state, beaten()]) {
    let state = begun;
    for (let i = 0; state.phase !== phase; i++) {
      const next = decide(state, { type: "advance", id: `a${i}`, overrule: true });
      if (!next.ok) throw new Error("players may always go on");
      state = next.events.reduce(evolve, state);
    }
    agree(state);
    if (phase === "command") agree(withAdcs(state));
  }
});
