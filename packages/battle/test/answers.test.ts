/** The answers that are open to the target of a charge, for its own side and for others (`charge.reaction`). */
import type { Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { answersFor, legal, type ReactionKind, type UnitPatch } from "../src/index.ts";
import { declareOf, redsCharges } from "./companion-orders.ts";
import { line, type Table } from "./forces.ts";
import { blue, put, red, spectator } from "./view/seat.ts";

const horse = (kind: "battle" | "light"): Unit => ({
  arm: "cavalry",
  class: kind,
  grade: "line",
  size: "standard",
  formation: "line",
});
const guns = (mount: "foot" | "horse", formation: "deployed" | "limbered"): Unit => ({
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount,
  models: 4,
  grade: "line",
  formation,
});
const drawnUp = (formation: "square" | "openOrder"): Unit => ({
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation,
});
const screen: Unit = { arm: "screen", bases: 4, grade: "line" };

/** A charge of red's is declared on blue's first battalion, made into this unit. */
function charged(charger: "red-1" | "red-horse", unit: Unit, patch: UnitPatch = {}): Table {
  const table = redsCharges();
  put(table, "blue-1", { ...unit, id: "blue-1" });
  table.put("blue-1", patch);
  table.give(declareOf(charger, "blue-1"));
  return table;
}

/** What `legal` offers the target against this charger, as answers. */
function offered({ state }: Table, charger: string): readonly ReactionKind[] {
  const kinds = { stand: "stand", formSquare: "square", counterCharge: "counterCharge" } as const;
  const names: Readonly<Record<string, ReactionKind>> = { ...kinds, evade: "evade" };
  return (legal(state, "blue").units["blue-1"] ?? []).flatMap(({ order, refused, targets }) => {
    const answer = names[order];
    return answer && refused === null && targets?.[charger] === null ? [answer] : [];
  });
}

const foot = "red-1";
const mounted = "red-horse";

describe("charge.reaction: what is open to the target of a charge", () => {
  test.each<[string, typeof foot | typeof mounted, Unit, UnitPatch, readonly ReactionKind[]]>([
    ["infantry on infantry", foot, line, {}, ["stand"]],
    ["cavalry on infantry", mounted, line, {}, ["stand", "square"]],
    ["cavalry on a square", mounted, drawnUp("square"), {}, ["stand"]],
    ["cavalry on open order", mounted, drawnUp("openOrder"), {}, ["stand", "square", "evade"]],
    ["cavalry on battle cavalry", mounted, horse("battle"), {}, ["stand", "counterCharge"]],
    ["on light cavalry", mounted, horse("light"), {}, ["stand", "counterCharge", "evade"]],
    ["on an Unformed one", mounted, horse("light"), { unformed: true }, ["stand", "evade"]],
    ["on one that fell back", mounted, horse("light"), { fellBack: true }, ["stand"]],
    ["on a screen", foot, screen, {}, ["evade"]],
    ["on deployed foot guns", foot, guns("foot", "deployed"), {}, ["stand"]],
    ["on limbered guns", foot, guns("foot", "limbered"), {}, ["stand", "evade"]],
    ["on deployed horse guns", foot, guns("horse", "deployed"), {}, ["stand", "evade"]],
    ["on infantry that runs", mounted, line, { routing: true }, ["stand"]],
    ["on a screen that runs", foot, screen, { retreating: true }, []],
  ])("%s", (_case, charger, unit, patch, answers) => {
    const table = charged(charger, unit, patch);
    const charge = { unit: charger, enemy: "blue-1", distance: 8 };
    for (const role of [blue, red, spectator]) {
      expect(answersFor(role, table.state, charge), role.kind).toEqual(answers);
    }
    expect(new Set(offered(table, charger))).toEqual(new Set(answers));
  });

  test("the same is open to a charge that is only thought of", () => {
    const { state } = redsCharges();
    const thought = (enemy: string) => answersFor(red, state, { unit: "red-horse", enemy });
    expect(thought("blue-1")).toEqual(["stand", "square"]);
    // A screen in the open has to evade (`charge.screen`).
    expect(answersFor(red, state, { unit: "red-1", enemy: "blue-screen" })).toEqual(["evade"]);
  });

  test("horse guns that did not get away have to stand, and are not asked again", () => {
    const table = charged("red-horse", guns("horse", "deployed"));
    const charge = { unit: "red-horse", enemy: "blue-1" };
    expect(answersFor(blue, table.state, charge)).toEqual(["stand", "evade"]);
    const run = { type: "react", unit: "blue-1", to: "red-horse", reaction: "evade" } as const;
    table.give({ ...run, faces: [3] });
    expect(answersFor(blue, table.state, charge)).toEqual(["stand"]);
  });

  test("caught Unformed as it formed square it does not test at another charge", () => {
    const table = charged("red-horse", line);
    const situation = { unit: table.unit("blue-1") };
    const square = { type: "resolve", procedure: "discipline", situation, square: true } as const;
    table.give({ ...square, faces: [1, 2] });
    const other = { unit: "red-horse", enemy: "blue-1", distance: 8 };
    expect(answersFor(blue, table.state, other)).toEqual(["stand"]);
  });

  test("lost fire discipline is known to its own side alone", () => {
    const { state } = charged("red-1", drawnUp("openOrder"), { fireDisciplineLost: true });
    const charge = { unit: "red-1", enemy: "blue-1" };
    expect(answersFor(blue, state, charge)).toEqual(["stand"]);
    expect(answersFor(red, state, charge)).toEqual(["stand", "evade"]);
  });
});
