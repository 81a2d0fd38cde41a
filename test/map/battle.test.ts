/** Whole battles on the map, played to their end by an officer who forgets nothing. */
import { laidOf, parseBattle, type Scenario, writeBattle } from "@adjutant/battle";
import { distance, standingFaults } from "@adjutant/field";
import { describe, expect, test } from "vitest";
import { scenarios } from "../fuzz/settings.ts";
import { playedOut } from "./play.ts";

function scenarioOf(id: string): Scenario {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`no scenario is called ${id}`);
  return scenario;
}

/** A round of the dice decides much: several seeds see several battles. */
const battles = [
  ["training", 1],
  ["training", 2],
  ["training", 3],
  ["maida-1806", 1],
  ["maida-1806", 2],
] as const;

describe.each(battles)("%s, seed %i", (id, seed) => {
  const { state, steps } = playedOut(scenarioOf(id), seed);

  test("comes to its end", () => {
    expect(state.over).not.toBeNull();
  });

  test("is the same battle when its file is read", () => {
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(state))));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.state).toEqual(state);
    expect(read.value.differences).toEqual([]);
  });

  test("nobody stands on another, off the table or where he could not come", () => {
    const laid = laidOf(state);
    if (!laid) throw new Error("it is fought on the map");
    expect(standingFaults(laid.field, laid.units)).toEqual([]);
  });

  test("whoever is engaged is in contact", () => {
    const laid = laidOf(state);
    for (const { roster, stands } of laid?.pieces ?? []) {
      const enemy = laid?.pieces.find((other) => other.roster.id === roster.engaged);
      // As near as whole steps bring outlines that stand at an angle.
      if (enemy) expect(distance(stands, enemy.stands)).toBeLessThanOrEqual(2);
    }
  });

  test("what he was refused has a clause", () => {
    for (const { refused, said } of steps) if (refused) expect(said).not.toBeNull();
  });
});
