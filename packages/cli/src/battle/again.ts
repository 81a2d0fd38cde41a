/**
 * A battle decided again: each event is turned back into the command that it came of, and what the
 * rules make of that must be the event.
 */
import {
  type AnyOrder,
  type BattleEvent,
  type Companion,
  type Decision,
  decide,
  movementOf,
  type Path,
  type Settled,
  type UnitPatch,
} from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import { isObject } from "../json.ts";

/** Where an event differs from what the rules make of it; undefined where there is nothing. */
export interface Difference {
  readonly path: Path;
  readonly recorded: unknown;
  readonly expected: unknown;
}

/** Why an event does not follow from the battle before it. */
export type NotFollowing =
  | { readonly kind: "differs"; readonly difference: Difference }
  | { readonly kind: "undecided"; readonly decision: Exclude<Decision, { readonly ok: true }> };

/**
 * Decides an event again.
 * @param recorded the event as its file has it
 * @param event the same as it was read
 * @param state the battle before it
 */
export function follows(
  recorded: unknown,
  event: BattleEvent,
  state: Companion,
  book: Rulebook,
): NotFollowing | null {
  let first: NotFollowing | null = null;
  for (const command of commandsOf(event, state, book)) {
    const decision = decide(state, command, null, book);
    if (!decision.ok) first ??= { kind: "undecided", decision };
    else {
      const expected: unknown = JSON.parse(JSON.stringify(decision.events[0]));
      const difference = firstDifference(unhalted(recorded), expected, []);
      if (difference === null) return null;
      first ??= { kind: "differs", difference };
    }
  }
  return first;
}

/** A march of which the part that was gone is decided again: that part nobody halts. */
function unhalted(recorded: unknown): unknown {
  if (!isObject(recorded) || !Array.isArray(recorded["ways"])) return recorded;
  const ways = recorded["ways"].map((way: unknown) => {
    if (!isObject(way)) return way;
    const { halted: _, ...gone } = way;
    return gone;
  });
  return { ...recorded, ways };
}

/** The commands that an event can have come of; a correction does not tell all that was typed. */
function commandsOf(event: BattleEvent, state: Companion, book: Rulebook): readonly AnyOrder[] {
  const { id, by, at } = event;
  const stamp: Stamp = { id, ...(by && { by }), ...(at !== undefined && { at }) };
  switch (event.type) {
    case "started":
      return [];
    case "resolved": {
      const { procedure, situation, dice, of, answers, overruled, joined, square, way } = event;
      const command = {
        ...stamp,
        type: "resolve",
        procedure,
        situation: state.map === null ? situation : asOnRosters(situation, state),
        faces: dice.faces,
        typed: dice.typed,
        ...(of === null ? {} : { of }),
        ...(answers === null ? {} : { answers }),
        ...(overruled === null ? {} : { overrule: true }),
        ...(joined === undefined ? {} : { joined }),
        ...(square ? { square } : {}),
        ...(way === undefined ? {} : { way }),
      };
      // The situation is that of the event's procedure.
      return [command as AnyOrder];
    }
    case "corrected": {
      const { unit, reason, text } = event;
      const said = { ...stamp, type: "correct", unit, reason, ...(text === null ? {} : { text }) };
      return patchesOf(event.changes, unit).map((to) => ({ ...said, to }) as AnyOrder);
    }
    case "proposed": {
      const { unit, reason, text } = event;
      const [asked] = event.asks;
      if (asked?.kind !== "consent") return [];
      const said = text === null ? {} : { text };
      return [{ ...stamp, type: "correct", unit, reason, to: asked.to, ...said }];
    }
    case "stoodStill": {
      const { units, overruled } = event;
      const overrule = overruled === undefined ? {} : { overrule: true };
      return [{ ...stamp, type: "stoodStill", units, ...overrule }];
    }
    case "declared": {
      const { unit, to, distance, turn, overruled } = event;
      const overrule = overruled !== undefined && { overrule: true };
      const wheel = turn !== undefined && { turn };
      return [{ ...stamp, type: "declare", unit, to, distance, ...wheel, ...overrule }];
    }
    case "reacted": {
      const { unit, to, reaction, distance, dice, overruled } = event;
      const command = {
        ...stamp,
        type: "react",
        unit,
        to,
        reaction,
        distance,
        ...dice,
        ...(overruled !== undefined && { overrule: true }),
      } as const;
      return [command];
    }
    case "moved": {
      const command = {
        ...stamp,
        type: "move",
        ...movementOf(event),
        ...(event.overruled !== undefined && { overrule: true }),
      } as const;
      return [command];
    }
    case "deployed": {
      const { side, places, formations, generals, overruled } = event;
      const command = {
        ...stamp,
        type: "deploy",
        side,
        places,
        ...(formations && { formations }),
        ...(generals && { generals }),
        ...(overruled !== undefined && { overrule: true }),
      } as const;
      return [command];
    }
    case "marched": {
      const ways = event.ways.map(({ unit, legs, leaves, enters }) => ({
        unit,
        legs,
        ...(leaves !== undefined && { leaves }),
        ...(enters !== undefined && { enters }),
      }));
      const overrule = event.overruled === undefined ? {} : { overrule: true };
      return [{ ...stamp, type: "march", ways, ...overrule }];
    }
    case "noted":
      return [{ ...stamp, type: "note", text: event.text }];
    case "settled":
      return [settling(event, stamp, state, book)];
    case "advanced":
      // Files of old do not say whether something was set aside to go on.
      return [{ ...stamp, type: "advance", overrule: true }];
    case "attached": {
      const { brigade, unit, distance, to, overruled } = event;
      const command = {
        ...stamp,
        type: "attach",
        brigade,
        unit,
        ...(distance !== undefined && { distance }),
        ...(to && { to }),
        ...(overruled !== undefined && { overrule: true }),
      } as const;
      return [command];
    }
    case "rode": {
      const { side, to, overruled } = event;
      const overrule = overruled !== undefined && { overrule: true };
      return [{ ...stamp, type: "ride", side, to, ...overrule }];
    }
    case "held":
      return [{ ...stamp, type: "hold", objective: event.objective, side: event.side }];
    case "undone":
      return [{ ...stamp, type: "undo", to: event.of }];
    case "redone":
      return [{ ...stamp, type: "redo" }];
  }
}

/**
 * A situation with its units as the rosters have them: on the map an event tells of a charger as its
 * way left it, and a command as it stood before.
 */
function asOnRosters(part: unknown, state: Companion): unknown {
  if (Array.isArray(part)) return part.map((one) => asOnRosters(one, state));
  if (!isObject(part)) return part;
  const { arm, id } = part;
  if (arm !== undefined && typeof id === "string") return state.units[id]?.unit ?? part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, asOnRosters(value, state)]),
  );
}

type Stamp = Pick<AnyOrder, "id" | "by" | "at">;

function settling(
  { follow, chosen, task, changes }: Settled,
  stamp: Stamp,
  { open }: Companion,
  book: Rulebook,
): AnyOrder {
  if (task !== undefined) {
    const { tasking, side, unit, brigade, use, cost, faces, typed, overruled } = task;
    const { costOffTable } = book.clauses["tasking.reserve"].value;
    return {
      ...stamp,
      type: "task",
      tasking,
      side,
      // The event of a unit's tasking names its brigade too.
      ...(unit === undefined ? { ...(brigade === undefined ? {} : { brigade }) } : { unit }),
      ...(use === undefined ? {} : { use }),
      ...(tasking === "reserve" && cost === costOffTable ? { offTable: true } : {}),
      faces,
      typed,
      ...(overruled === null ? {} : { overrule: true }),
    };
  }
  if (chosen !== undefined) return { ...stamp, type: "choose", pending: follow, chosen };
  const asked = open.find(({ id }) => id === follow);
  const hit = changes.find((change) => "unit" in change && change.to.casualties !== undefined);
  const names = asked?.kind === "friendLoses" && hit !== undefined && "unit" in hit;
  return { ...stamp, type: "settle", follow, ...(names ? { unit: hit.unit } : {}) };
}

/**
 * What may have been typed as a correction: all that changed of the unit, or that without what
 * follows by itself from the rest.
 */
function patchesOf(
  changes: Extract<BattleEvent, { readonly type: "corrected" }>["changes"],
  unit: string,
): readonly UnitPatch[] {
  const [to = {}] = changes.flatMap((change) =>
    "unit" in change && change.unit === unit ? [change.to] : [],
  );
  // Who sees it follows from where everybody is.
  const { unseen: _, ...typed } = to;
  const { place: __, ...unplaced } = typed;
  const { engaged: ___, elan: ____, general: _____, ...plain } = unplaced;
  return [typed, unplaced, plain];
}

/** The first place where two JSON values differ, whatever the order of their keys. */
export function firstDifference(
  recorded: unknown,
  expected: unknown,
  path: Path,
): Difference | null {
  if (recorded === expected) return null;
  if (Array.isArray(recorded) && Array.isArray(expected)) {
    const most = Math.max(recorded.length, expected.length);
    for (let index = 0; index < most; index++) {
      const found = firstDifference(recorded[index], expected[index], [...path, index]);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(recorded) || !isObject(expected)) return { path, recorded, expected };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(recorded)])) {
    const found = firstDifference(own(recorded, key), own(expected, key), [...path, key]);
    if (found) return found;
  }
  return null;
}

function own(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
