/** One command of a script, read against the battle as it stands. */
import {
  type AnyOrder,
  type Checked,
  type Companion,
  type Filling,
  hasHappened,
  parseCommand,
} from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import { isObject } from "../json.ts";
import { situationOf } from "./named-units.ts";

/**
 * Reads a command. One without an id gets one that is free in the battle; in its situation a unit
 * may be named by its id.
 * @param number of the event that it would become; the start of a battle is its event 0
 */
export function readCommand(
  json: unknown,
  state: Companion,
  number: number,
  book: Rulebook,
): Checked<AnyOrder> {
  const named =
    isObject(json) && !Object.hasOwn(json, "id") ? { ...json, id: freeId(state, number) } : json;
  const filled: Filling = (procedure, situation, of) => {
    const { faults, situation: value } = situationOf(procedure, situation, of, state, book);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
  };
  return parseCommand(named, book, filled);
}

function freeId(state: Companion, number: number): string {
  let free = number;
  while (hasHappened(state, `e${free}`)) free++;
  return `e${free}`;
}
