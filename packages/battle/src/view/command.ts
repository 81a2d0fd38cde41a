/**
 * Commands from a seat. A client knows of an enemy only what it sees, so it cannot write whole units
 * into a situation, and must not learn from what is refused whether it guessed them right: the
 * rosters fill in what is hidden, and faults name only what the role knows.
 */
import { type Dice, type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import { type Decision, decide } from "../companion/decide.ts";
import { chargeUnderWay } from "../companion/declared.ts";
import { holding } from "../companion/due.ts";
import type { AnyOrder, Resolve, SituationOf } from "../companion/events.ts";
import { hasHappened } from "../companion/log.ts";
import { choices } from "../companion/pending.ts";
import type { Companion } from "../companion/state.ts";
import { redoing, type Turned, undoing } from "../companion/turn-back.ts";
import { type Fault, fault } from "../faults.ts";
import { eventKnown } from "./event.ts";
import { type VisibleFacts, visibleFacts } from "./facts.ts";
import { dueSeen, openNamed } from "./follow.ts";
import { pendingNamed, pendingSeen } from "./pending.ts";
import { Knowledge, pastOf, type Role } from "./role.ts";
import { unitsIn, type WithVisible, withUnits } from "./seen.ts";

/** A command whose situation may show other sides' units as its role sees them. */
export type SeatCommand = WithVisible<AnyOrder>;

/** A role that gives commands. */
export type Seat = Exclude<Role, { readonly kind: "spectator" }>;

type Filled = { readonly command: AnyOrder } | { readonly faults: readonly Fault[] };

function units(state: Companion, may: (id: string) => boolean): string {
  return Object.keys(state.units).filter(may).join(", ");
}

/** The units of a situation from the rosters, where the role cannot know them whole. */
function filled(state: Companion, situation: unknown, knowledge: Knowledge) {
  const faults: Fault[] = [];
  const whole = withUnits(situation, (unit) => {
    const id = unit.id ?? "";
    const roster = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
    if (!roster || !knowledge.seesUnit(id)) {
      const allowed = units(state, (known) => knowledge.seesUnit(known));
      faults.push(fault(["situation"], "unknownId", { id, allowed }));
      return unit;
    }
    if (knowledge.knows(roster.side)) return unit;
    const losses = knowledge.counts(roster.side);
    const now = JSON.stringify(visibleFacts(roster.unit, losses));
    if (JSON.stringify(visibleFacts(unit, losses)) !== now) {
      faults.push(fault(["situation"], roster.gone === null ? "outOfDate" : "unitGone", { id }));
    }
    return roster.unit;
  });
  return { whole, faults };
}

/**
 * The units that act in a situation; in a melee either side may roll, and in a charge that both have
 * before their eyes.
 */
function actors(
  { procedure, situation }: WithVisible<Resolve>,
  state: Companion,
): (Unit | VisibleFacts)[] {
  switch (procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return [situation.firer];
    case "charge":
      return isDeclared(state, situation)
        ? [situation.charger.unit, situation.defender.unit]
        : [situation.charger.unit];
    case "melee":
    case "meleeToEnd":
      return [situation.attacker.unit, situation.defender.unit];
    case "discipline":
    case "fate":
      return [situation.unit];
    case "bounce":
      return [situation.battery];
    case "fraction":
      return [situation.firer];
    default:
      return [];
  }
}

/** Does this charge stand declared, or has it caught its target as it evaded (`turn.sequence`). */
function isDeclared(
  state: Companion,
  { charger, defender }: WithVisible<SituationOf<"charge">>,
): boolean {
  return chargeUnderWay(state, charger.unit.id)?.enemy === defender.unit.id;
}

/** What a resolution names must be there for the role, and one of those who act its own. */
function resolution(state: Companion, command: WithVisible<Resolve>, knowledge: Knowledge): Filled {
  const { whole, faults } = filled(state, command.situation, knowledge);
  const own = (id: string | undefined): boolean => knowledge.knows(knowledge.sideOf(id ?? ""));
  const acting = actors(command, state);
  const [first] = acting;
  if (faults.length === 0 && first && !acting.some(({ id }) => own(id))) {
    const id = first.id ?? "";
    faults.push(fault(["situation"], "unknownId", { id, allowed: units(state, own) }));
  }
  const { of, answers } = command;
  if (of !== undefined) {
    // The dice of a brigade and of the aides-de-camp are thrown by their own side.
    const theirs = command.procedure === "general" || command.procedure === "ignition";
    const named = theirs ? knowledge.sees(of) : own(of);
    if (!named) faults.push(fault(["of"], "unknownId", { id: of, allowed: "" }));
  }
  if (command.procedure === "melee" || command.procedure === "meleeToEnd") {
    for (const side of ["attacker", "defender"] as const) {
      for (const [index, id] of (command.joined?.[side] ?? []).entries()) {
        if (knowledge.seesUnit(id)) continue;
        const allowed = units(state, (known) => knowledge.seesUnit(known));
        faults.push(fault(["joined", side, index], "unknownId", { id, allowed }));
      }
    }
  }
  const follow = answers === undefined ? undefined : openNamed(pastOf(state), answers, knowledge);
  if (answers !== undefined && !follow) {
    faults.push(fault(["answers"], "notDue", { id: answers }));
  }
  if (faults.length > 0) return { faults };
  // Every unit in the situation is the roster's, or the client's own and checked against it.
  const ready = { ...command, situation: whole, ...(follow && { answers: follow.id }) };
  return { command: ready as Resolve };
}

/**
 * May the seat read everything that it would take back or bring back: what an enemy did unseen is
 * his to turn back, and nobody's by a jump over it.
 */
function allKnown(
  { of, also = [] }: Turned,
  state: Companion,
  knowledge: Knowledge,
  book: Rulebook,
): boolean {
  const past = pastOf(state);
  return [of, ...also].every((id) => eventKnown(id, knowledge, past, book));
}

/** A side that the seat does not command. */
function notOwnSide(id: string, { sides }: Companion, knowledge: Knowledge): Fault {
  const own = sides.map((side) => side.id).filter((side) => knowledge.knows(side));
  return fault(["side"], "unknownId", { id, allowed: own.join(", ") });
}

/** The command as the battle itself takes it, or what is wrong with it for this seat. */
export function seated(
  state: Companion,
  command: SeatCommand,
  knowledge: Knowledge,
  book: Rulebook,
): Filled {
  const own = (id: string): boolean => knowledge.knows(knowledge.sideOf(id));
  const stranger = (id: string, path: readonly (string | number)[]): Fault[] =>
    Object.hasOwn(state.units, id) && own(id)
      ? []
      : [fault(path, "unknownId", { id, allowed: units(state, own) })];
  switch (command.type) {
    case "resolve":
      return resolution(state, command, knowledge);
    case "correct": {
      const faults = stranger(command.unit, ["unit"]);
      return faults.length > 0 ? { faults } : { command };
    }
    case "move":
    case "stoodStill": {
      const faults = command.units.flatMap((id, index) => stranger(id, ["units", index]));
      return faults.length > 0 ? { faults } : { command };
    }
    case "march": {
      const faults = command.ways.flatMap(({ unit }, index) =>
        stranger(unit, ["ways", index, "unit"]),
      );
      return faults.length > 0 ? { faults } : { command };
    }
    case "deploy": {
      const { side, places } = command;
      const faults = knowledge.knows(side)
        ? Object.keys(places).flatMap((id) => stranger(id, ["places", id]))
        : [notOwnSide(side, state, knowledge)];
      return faults.length > 0 ? { faults } : { command };
    }
    case "attach": {
      const { brigade, unit } = command;
      if (!own(brigade)) {
        const allowed = Object.keys(state.brigades).filter(own).join(", ");
        return { faults: [fault(["brigade"], "unknownId", { id: brigade, allowed })] };
      }
      const faults = unit === null ? [] : stranger(unit, ["unit"]);
      return faults.length > 0 ? { faults } : { command };
    }
    case "ride": {
      const { side } = command;
      return knowledge.knows(side) ? { command } : { faults: [notOwnSide(side, state, knowledge)] };
    }
    case "declare":
    case "react": {
      // Whose unit it is declares, and answers, and nobody else (`charge.declare`, `charge.reaction`).
      const { unit, to } = command;
      const faults = stranger(unit, ["unit"]);
      if (!knowledge.seesUnit(to)) {
        const allowed = units(state, (known) => knowledge.seesUnit(known));
        faults.push(fault(["to"], "unknownId", { id: to, allowed }));
      }
      return faults.length > 0 ? { faults } : { command };
    }
    case "settle": {
      const follow = openNamed(pastOf(state), command.follow, knowledge);
      // Whose charge it is says whether it can still be made.
      const charges = follow?.kind === "charge" || follow?.kind === "caught";
      const theirs = charges && !own(follow.unit ?? "");
      if (!follow || theirs) {
        return { faults: [fault(["follow"], "notDue", { id: command.follow })] };
      }
      const faults = command.unit === undefined ? [] : stranger(command.unit, ["unit"]);
      return faults.length > 0 ? { faults } : { command: { ...command, follow: follow.id } };
    }
    case "choose": {
      const pending = pendingNamed(state.pending, command.pending, knowledge);
      if (pending && knowledge.knows(pending.side)) {
        return { command: { ...command, pending: pending.id } };
      }
      return { faults: [fault(["pending"], "notDue", { id: command.pending })] };
    }
    case "task": {
      if (knowledge.knows(command.side)) return { command };
      return { faults: [notOwnSide(command.side, state, knowledge)] };
    }
    case "undo": {
      const { to } = command;
      const back = undoing(state, to);
      if ("code" in back || allKnown(back, state, knowledge, book)) return { command };
      return {
        faults: [
          to === undefined
            ? fault([], "nothingToUndo", {})
            : fault(["to"], "notStanding", { id: to }),
        ],
      };
    }
    case "redo": {
      const again = redoing(state);
      if (again === null || allKnown(again, state, knowledge, book)) return { command };
      return { faults: [fault([], "nothingToRedo", {})] };
    }
    case "note":
    case "hold":
    case "advance":
      return { command };
  }
}

/** Ids in a list of what would be right that a role may not know are left out. */
function allowedSeen(allowed: string, knowledge: Knowledge): string {
  const isId = (id: string): boolean => knowledge.sideOf(id) !== undefined;
  return allowed
    .split(", ")
    .filter((id) => !isId(id) || knowledge.sees(id))
    .join(", ");
}

/** Faults as they may be told to a role: no word of what it may not know. */
export function viewFaults(
  faults: readonly Fault[],
  role: Role,
  state: Companion,
  book: Rulebook = rulebook,
): readonly Fault[] {
  const knowledge = new Knowledge(role, state);
  if (knowledge.whole) return faults;
  return faults.map((found): Fault => {
    switch (found.code) {
      case "unknownId": {
        const { id, allowed } = found.params;
        return fault(found.path, "unknownId", {
          id,
          allowed: allowedSeen(allowed, knowledge),
        });
      }
      case "missing": {
        const { params } = found;
        const allowed = allowedSeen(params.allowed, knowledge);
        return fault(found.path, "missing", { ...params, allowed });
      }
      case "unitGone":
      case "outOfDate": {
        const { id } = found.params;
        if (knowledge.seesUnit(id)) return found;
        const allowed = units(state, (known) => knowledge.seesUnit(known));
        return fault(found.path, "unknownId", { id, allowed });
      }
      case "stillDue": {
        const held = holding(state, book).filter((entry) =>
          dueSeen(pastOf(state), entry, knowledge),
        );
        const open = choices(state).filter((choice) => pendingSeen(choice, knowledge) !== null);
        return fault(found.path, "stillDue", { count: Math.max(1, held.length + open.length) });
      }
      default:
        return found;
    }
  });
}

/**
 * Decides a command from a seat, as `decide` does. A side acts for itself alone: its own units fire,
 * charge, test, are corrected, the last with the other side's consent. Its events are the battle's own; each role is told them by
 * `viewEvent`. What it is refused hangs on its own rosters and on what stands on the table.
 */
export function decideFor(
  role: Seat,
  state: Companion,
  command: SeatCommand,
  dice: Dice | null = null,
  book: Rulebook = rulebook,
): Decision {
  // What the umpire sees is whole.
  if (role.kind === "umpire") {
    return decide(state, { ...command, by: { kind: "umpire" } } as AnyOrder, dice, book);
  }
  if (hasHappened(state, command.id)) return { ok: true, events: [] };
  const knowledge = new Knowledge(role, state);
  const ready = seated(state, command, knowledge, book);
  if ("faults" in ready) return { ok: false, faults: ready.faults };
  const by = { kind: "side", side: role.side } as const;
  const decision = decide(state, { ...ready.command, by }, dice, book);
  if (decision.ok || !("faults" in decision)) return decision;
  const faults = viewFaults(decision.faults, role, state, book);
  return {
    ok: false,
    faults: hasUnknown(ready.command, knowledge) ? diceUncounted(faults) : faults,
  };
}

/** Does a resolution hang on a roster that the seat does not read. */
function hasUnknown(command: AnyOrder, knowledge: Knowledge): boolean {
  if (command.type !== "resolve") return false;
  return unitsIn(command.situation).some(({ id }) => !knowledge.knows(knowledge.sideOf(id ?? "")));
}

/** Dice that an enemy's roster asks for, or does not, are not counted out to who only tries. */
function diceUncounted(faults: readonly Fault[]): readonly Fault[] {
  return faults.map((found) =>
    found.code === "tooFewDice" || found.code === "tooManyDice"
      ? fault(found.path, "diceDoNotFit", {})
      : found,
  );
}
