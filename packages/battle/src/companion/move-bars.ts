/** Why a unit may not move, change formation or react to a charge, as its roster knows (§4, §5). */
import { mayEvade, type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { limitsOf } from "./bars.ts";
import type { Movement } from "./moving.ts";
import { offTableBar } from "./on-table.ts";
import type { Board, RosterUnit } from "./state.ts";

/** States in which a unit does nothing of its own will. */
function held({ unit, engaged }: RosterUnit): Refusal | null {
  if (engaged !== null) return refusal("state.engaged");
  if (unit.routing) return refusal("state.routing");
  return unit.retreating ? refusal("state.retreating") : null;
}

/** Why a unit may not do this in the Movement phase. */
export function moveBar(
  what: "move" | "turnAbout" | "changeFormation" | "formSquare",
  roster: RosterUnit,
): Refusal | null {
  const { unit, moved, fellBack, charged, stood } = roster;
  const changedFormation = roster.changedFormation || roster.unlimbered;
  const bar = held(roster);
  if (bar) return bar;
  if (fellBack) return refusal("state.fellBack");
  const lost = unit.arm === "infantry" && unit.fireDisciplineLost === true;
  if (lost && what !== "formSquare") {
    return refusal("move.lostFireDiscipline", "fireDisciplineLost");
  }
  const garrison = "garrison" in unit && unit.garrison !== undefined;
  if (garrison && what !== "move") return refusal("place.leave");
  if (charged) return refusal("state.moved");
  // Having stood still for the whole phase it has no move left.
  if (stood) return refusal("move.reform");
  const square = unit.arm === "infantry" && unit.formation === "square";
  switch (what) {
    case "move":
      // A square takes the whole move, even one formed as a reaction (`move.formation`).
      if (square && changedFormation) return refusal("move.formation");
      return moved === "none" ? null : refusal("state.moved");
    case "turnAbout":
      return null;
    case "changeFormation":
      // Guns that fell back unlimber only once re-formed; the roster does not tell why they are so.
      if (unit.arm === "artillery" && unit.formation === "limbered" && unit.unformed) {
        return refusal("fallback.retire");
      }
      return moved === "more" || changedFormation ? refusal("move.formation") : null;
    case "formSquare":
      if (square) return refusal("move.formation", "square");
      return moved !== "none" || changedFormation ? refusal("move.formation") : null;
  }
}

/** Why a unit may not answer a charge so (`charge.reaction`). */
export function reactionBar(
  what: "formSquare" | "evade" | "counterCharge",
  roster: RosterUnit,
): Refusal | null {
  const bar = held(roster);
  if (bar) return bar;
  const { unit } = roster;
  // What of its kind does not the procedure says.
  if (what === "counterCharge") return roster.fellBack ? refusal("state.fellBack") : null;
  if (what === "evade") {
    if (roster.fellBack) return refusal("state.fellBack");
    if (!mayEvade(unit)) return refusal("charge.reaction", "evade");
    const lost = unit.arm === "infantry" && unit.fireDisciplineLost === true;
    return lost ? refusal("move.lostFireDiscipline", "fireDisciplineLost") : null;
  }
  const able = unit.arm === "infantry" && unit.garrison === undefined;
  return able && unit.formation !== "square" ? null : refusal("charge.reaction", "square");
}

/**
 * The clause by which a unit may not end its move nearer to an enemy, or null: its brigade is
 * Hesitant or out of its general's hand, or the unit falters (`command.hesitant`,
 * `command.radius`, `state.faltering`).
 */
export function onlyAway(
  board: Board,
  roster: RosterUnit,
): "command.hesitant" | "command.radius" | "state.faltering" | null {
  return limitsOf(board, roster) ?? (roster.unit.faltering ? "state.faltering" : null);
}

/** Why a unit that may not go nearer to the enemy may not move so. */
export function awayBar(board: Board, roster: RosterUnit, { away }: Movement): Refusal | null {
  const clause = onlyAway(board, roster);
  return clause === null || away ? null : refusal(clause, "nearer");
}

/** Why units may not enter this place (`place.enter`, `place.capacity`). */
export function placeBar(board: Board, { units, place }: Movement, book: Rulebook): Refusal | null {
  if (!place) return null;
  const { sectors } = book.clauses["place.capacity"].value;
  const holders = Object.values(board.units).filter(
    ({ brigade, place: held, gone }) =>
      place.id !== undefined &&
      held === place.id &&
      gone === null &&
      offTableBar(board, brigade) === null,
  );
  const side = board.units[units[0] ?? ""]?.side;
  if (holders.some((holder) => holder.side !== side)) return refusal("place.enter", "garrison");
  const measured = holders.filter(({ id }) => !units.includes(id)).length + units.length;
  return measured > sectors
    ? { clause: "place.capacity", measured, limit: sectors, reason: null }
    : null;
}
