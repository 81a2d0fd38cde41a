/** Whole battles on the map, played to their end by an officer who forgets nothing. */
import { type Companion, laidOf, parseBattle, type Scenario, writeBattle } from "@adjutant/battle";
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
  ["training", 5],
  ["maida-1806", 1],
  ["maida-1806", 3],
  ["elchingen-1805", 1],
  ["auerstedt-1806", 1],
] as const;

/** What is wrong with where everybody stands: on another, off the table, not where he fights. */
function misplaced(state: Companion): readonly string[] {
  const laid = laidOf(state);
  if (!laid) throw new Error("it is fought on the map");
  const faults = standingFaults(laid.field, laid.units).map((fault) => JSON.stringify(fault));
  const apart = laid.pieces.flatMap(({ roster, stands }) => {
    const enemy = laid.pieces.find((other) => other.roster.id === roster.engaged);
    // As near as whole steps bring outlines that stand at an angle.
    const off = enemy ? distance(stands, enemy.stands) : 0;
    return off > 2 ? [`${roster.id} fights ${roster.engaged} at ${off}`] : [];
  });
  return [...faults, ...apart].map((what) => `${state.log.at(-1)?.event.id}: ${what}`);
}

describe.each(battles)("%s, seed %i", (id, seed) => {
  const wrong: string[] = [];
  const { state, steps } = playedOut(scenarioOf(id), seed, (now) => wrong.push(...misplaced(now)));

  test("comes to its end", () => {
    expect(state.over).not.toBeNull();
  });

  test("after every command all stand where they can, and who is engaged is in contact", () => {
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("is the same battle when its file is read", () => {
    const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(state))));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.state).toEqual(state);
    expect(read.value.differences).toEqual([]);
  });

  test("whatever is refused has its clause", () => {
    const silent = steps.filter(({ refused, said }) => refused && said === null);
    expect(silent.map(({ json }) => json)).toEqual([]);
  });
});
