/**
 * Situations of scripts: a unit named by its id is taken from the roster, with what the roster
 * knows of its turn, its brigade and its general. What the script says itself stands.
 */
import {
  adcCount,
  type Board,
  type Fault,
  fault,
  type Path,
  type Resolvable,
  type RosterUnit,
  type TaskingKind,
} from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import { isObject, type JsonObject } from "../json.ts";

/** The keys under which a situation has a unit. */
const unitKeys: ReadonlySet<string> = new Set(["unit", "firer", "battery", "target"]);

/** The situation of a command with its units looked up, or the ids that nobody has. */
export function situationOf(
  procedure: Resolvable,
  situation: unknown = {},
  of: string | undefined,
  board: Board,
  book: Rulebook,
): { readonly situation: unknown; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const named = withUnits(situation, board, ["situation"], faults);
  if (!isObject(named) || !isObject(situation)) return { situation: named, faults };
  const known = withFacts(procedure, named, situation, board);
  const rolled = { ...factsOfRoll(procedure, of, board, book), ...known };
  const options = Object.keys(board.options).length > 0 ? { options: board.options } : {};
  return { situation: { ...options, ...rolled }, faults };
}

/** The same JSON with the units that are named in it. */
function withUnits(part: unknown, board: Board, path: Path, faults: Fault[]): unknown {
  if (Array.isArray(part)) {
    return part.map((one, index) => withUnits(one, board, [...path, index], faults));
  }
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const here = [...path, key];
      if (typeof value !== "string" || !unitKeys.has(key)) {
        return [key, withUnits(value, board, here, faults)];
      }
      const roster = rosterOf(value, board);
      if (!roster) {
        const allowed = Object.keys(board.units).join(", ");
        faults.push(fault(here, "unknownId", { id: value, allowed }));
      } else if (roster.gone !== null) faults.push(fault(here, "unitGone", { id: value }));
      return [key, roster?.unit];
    }),
  );
}

function rosterOf(id: unknown, { units }: Board): RosterUnit | undefined {
  return typeof id === "string" && Object.hasOwn(units, id) ? units[id] : undefined;
}

/** @param script the situation as the script has it, where a unit may still be an id */
function withFacts(
  procedure: Resolvable,
  named: JsonObject,
  script: JsonObject,
  board: Board,
): JsonObject {
  switch (procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return {
        ...ofFirer(rosterOf(script["firer"], board), board),
        ...named,
        ...targetsFilled(named, script, board),
      };
    case "charge":
      return {
        ...named,
        ...partFilled("charger", named, script, board, (roster) => ({
          ...ifTrue("general", roster.general),
          ...ifTrue("infantryAssault", sentOut("infantryAssault", roster, board)),
          ...testOf(roster, board),
        })),
        ...partFilled("defender", named, script, board, (roster) => ({
          ...ifTrue("general", roster.general),
          ...testOf(roster, board),
        })),
      };
    case "melee":
    case "meleeToEnd": {
      const facts = (roster: RosterUnit): JsonObject => ({
        ...ifTrue("elan", roster.elan),
        ...ifTrue("general", roster.general),
        ...ifTrue("glory", roster.general && sentOut("glory", roster, board)),
      });
      return {
        ...named,
        ...partFilled("attacker", named, script, board, facts),
        ...partFilled("defender", named, script, board, facts),
      };
    }
    case "discipline": {
      const roster = rosterOf(script["unit"], board);
      return { ...(roster ? testFacts(roster, board) : {}), ...named };
    }
    case "fate": {
      const roster = rosterOf(script["target"], board);
      return { ...(roster ? testOf(roster, board) : {}), ...named };
    }
    default:
      return named;
  }
}

/** The targets of a fire, with what their rosters know of them for a test. */
function targetsFilled(named: JsonObject, script: JsonObject, board: Board): JsonObject {
  const [targets, written] = [named["targets"], script["targets"]];
  if (!Array.isArray(targets) || !Array.isArray(written)) return {};
  const asWritten: readonly unknown[] = written;
  return {
    targets: targets.map((target: unknown, index) => {
      const one = asWritten[index];
      const roster = isObject(one) ? rosterOf(one["unit"], board) : undefined;
      return roster && isObject(target) ? { ...testOf(roster, board), ...target } : target;
    }),
  };
}

/** A side of a charge or a melee, with what its roster knows. */
function partFilled(
  key: string,
  named: JsonObject,
  script: JsonObject,
  board: Board,
  facts: (roster: RosterUnit) => JsonObject,
): JsonObject {
  const [part, written] = [named[key], script[key]];
  if (!isObject(part) || !isObject(written)) return {};
  const roster = rosterOf(written["unit"], board);
  return roster ? { [key]: { ...facts(roster), ...part } } : {};
}

const ifTrue = (key: string, holds: boolean): JsonObject => (holds ? { [key]: true } : {});

/** What the firer did this turn, as far as it tells. Skirmishers move and fire freely. */
function ofFirer(roster: RosterUnit | undefined, board: Board): JsonObject {
  if (!roster || roster.unit.arm === "screen") return {};
  return {
    ...(roster.moved === "none" ? {} : { moved: roster.moved }),
    ...ifTrue("changedFormation", roster.changedFormation),
    ...ifTrue("reformed", roster.reformed),
    ...ifTrue("unlimbered", roster.unlimbered),
    ...ifTrue("assaultFire", sentOut("assaultFire", roster, board)),
  };
}

/** Were aides-de-camp sent out for this unit or its brigade, and is that still in force. */
function sentOut(kind: TaskingKind, { side, brigade, id }: RosterUnit, board: Board): boolean {
  const taskings = board.sides.find((one) => one.id === side)?.taskings ?? [];
  return taskings.some(
    ({ tasking, unit, brigade: whose }) =>
      tasking === kind && (unit === undefined ? whose === brigade : unit === id),
  );
}

/** The facts of a discipline test that the roster knows. */
function testFacts({ general, brigade }: RosterUnit, { brigades, turn }: Board): JsonObject {
  const { order, rolledInTurn, demoralised } = brigades[brigade] ?? {};
  const hesitant = order === "hesitant" && rolledInTurn === turn;
  return {
    ...ifTrue("general", general),
    ...(hesitant ? { brigade: "hesitant" } : {}),
    ...ifTrue("demoralised", demoralised ?? false),
  };
}

function testOf(roster: RosterUnit, board: Board): JsonObject {
  const test = testFacts(roster, board);
  return Object.keys(test).length > 0 ? { test } : {};
}

/** Fates that a commander does not come back from. */
const lost: ReadonlySet<string> = new Set(["killed", "mortallyWounded", "captured"]);

/** What the roster knows of a roll that is no unit's. */
function factsOfRoll(procedure: Resolvable, of: unknown, board: Board, book: Rulebook): JsonObject {
  const { brigades, sides } = board;
  if (procedure === "adc") {
    const side = sides.find(({ id }) => id === of);
    return side ? { adcs: adcCount(side, book) } : {};
  }
  if (procedure === "initiative") {
    const [first, second] = sides.map(({ commander: { fate } }) => fate !== null && lost.has(fate));
    return {
      ...(first ? { first: { commanderLost: true } } : {}),
      ...(second ? { second: { commanderLost: true } } : {}),
    };
  }
  const known = typeof of === "string" && Object.hasOwn(brigades, of) ? brigades[of] : undefined;
  if (!known) return {};
  if (procedure === "command") return ifTrue("demoralised", known.demoralised);
  const further = known.broken.length - 1;
  return procedure === "faltering" && further > 0 ? { further } : {};
}
