/** Movement without positions: what people did on the table, and what the rosters say to it (§4). */
import {
  type ClauseId,
  isGarrison,
  isSkirmishers,
  type Moved,
  type Refusal,
  type Rulebook,
  refusal,
} from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { parseUnit } from "../input/parse.ts";
import { known, unknown } from "./correct.ts";
import { Ledger } from "./ledger.ts";
import type { Deployed, WayGone } from "./marching.ts";
import { awayBar, moveBar, placeBar } from "./move-bars.ts";
import type { Move, Movement, UnitsMoved } from "./moving.ts";
import { entered } from "./occupy.ts";
import { offTableBar, reserveBar } from "./on-table.ts";
import { patched } from "./patch.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterUnit, UnitPatch } from "./state.ts";

/** A movement as its event, but for the stamp; or why it cannot be. */
export type Movements =
  | { readonly event: Omit<UnitsMoved, "id" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** Decides a movement; nothing is applied unless everything is right. */
export function moved(board: Board, command: Move, book: Rulebook): Movements {
  const movement = movementOf(command);
  const faults = movementFaults(board, movement, book);
  if (faults.length > 0) return { faults };
  const bar = movementBar(board, movement, book);
  if (bar !== null && !command.overrule) return { refused: bar };
  const ledger = new Ledger(board, command.id, book);
  for (const id of movement.units) {
    const before = ledger.unit(id);
    if (!before) continue;
    const patch = patchOf(before, movement);
    ledger.set(id, patch);
    entered(ledger, board, before, patch);
  }
  const overruled = bar === null ? {} : { overruled: bar.clause };
  const changes = ledger.changes();
  return { event: { type: "moved", ...movement, changes, ...ledger.asks(), ...overruled } };
}

/** The facts of a movement alone, as an event keeps them: what is not so is not written. */
export function movementOf(from: Pick<Move, keyof Movement>): Movement {
  const { units, how, formation, leaves, about, place, away, unformedBy } = from;
  return {
    units,
    how,
    ...(formation !== undefined && { formation }),
    ...(leaves && { leaves }),
    ...(about && { about }),
    ...(place !== undefined && { place }),
    ...(away && { away }),
    ...(unformedBy !== undefined && { unformedBy }),
  };
}

/** What is no movement at all, or leaves units that cannot be. */
function movementFaults(board: Board, movement: Movement, book: Rulebook): readonly Fault[] {
  const { units, how, formation, leaves, about, place } = movement;
  const faults: Fault[] = [];
  if (units.length === 0) faults.push(fault(["units"], "listTooShort", { count: 0, min: 1 }));
  if (how === "none" && !formation && !leaves && !about && !place) {
    faults.push(fault(["how"], "wrongValue", { value: how, allowed: "half, more" }));
  }
  if (place && formation) {
    faults.push(fault(["place"], "conflict", { first: "place", second: "formation" }));
  }
  for (const [index, id] of units.entries()) {
    const path = ["units", index];
    const roster = known(board, id);
    if (!roster) faults.push(unknown(board, id, path));
    else if (roster.gone !== null) faults.push(fault(path, "unitGone", { id }));
    else if (units.indexOf(id) !== index) faults.push(fault(path, "duplicateId", { id }));
    else if (leaves && !isGarrison(roster.unit)) faults.push(fault(path, "holdsNoPlace", { id }));
    else faults.push(...unitFaults(roster, movement, path, book));
  }
  return faults;
}

function unitFaults(
  roster: RosterUnit,
  movement: Movement,
  path: readonly (string | number)[],
  book: Rulebook,
): readonly Fault[] {
  const { unit } = roster;
  const { formation } = movement;
  if (formation !== undefined && "formation" in unit && unit.formation === formation) {
    return [fault(["formation"], "conflict", { first: "formation", second: "formation" })];
  }
  const after = patched(roster, patchOf(roster, movement)).unit;
  const checked = parseUnit(after, book);
  return checked.ok ? [] : checked.faults.map((found) => ({ ...found, path }));
}

/** The first bar to a movement: its phase, then each unit's own, then the place. */
function movementBar(board: Board, movement: Movement, book: Rulebook): Refusal | null {
  for (const id of movement.units) {
    const roster = known(board, id);
    const bar =
      roster &&
      (sequenceBar(board, "move", roster.side, book) ?? unitBar(board, roster, movement, book));
    if (bar) return bar;
  }
  return placeBar(board, movement, book);
}

/** Why a unit may not do all of this, or null. */
function unitBar(
  board: Board,
  roster: RosterUnit,
  movement: Movement,
  book: Rulebook,
): Refusal | null {
  return (
    willBar(board, roster, movement) ??
    budgetBar(roster, movement, book) ??
    (goes(movement) ? awayBar(board, roster, movement) : null)
  );
}

/** Does a unit leave the ground that it stands on. */
export function goes({ how, leaves, place }: Movement): boolean {
  return how !== "none" || leaves === true || place !== undefined;
}

/**
 * Why a unit does not move at all, turn about, change formation or leave its place, however far it is
 * and whatever it has left of its move.
 */
export function willBar(board: Board, roster: RosterUnit, movement: Movement): Refusal | null {
  const { formation, leaves, about } = movement;
  const off =
    offTableBar(board, roster.brigade) ??
    (goes(movement) ? reserveBar(board, roster.brigade) : null);
  if (off) return off;
  const own =
    (goes(movement) ? moveBar("move", roster) : null) ??
    (about ? moveBar("turnAbout", roster) : null);
  if (own) return own;
  if (isGarrison(roster.unit) && !leaves) return refusal("place.leave");
  const outside = leaves ? patched(roster, leaving(roster)) : roster;
  return formation
    ? moveBar(formation === "square" ? "formSquare" : "changeFormation", outside)
    : null;
}

/** What a movement is above all: of a list of these a log tells the first. */
export function movedWhat({
  how,
  formation,
  leaves,
  about,
  place,
}: Pick<Movement, "how" | "formation" | "leaves" | "about"> & {
  readonly place?: object | undefined;
}): "enters" | "moved" | "leaves" | "formation" | "about" {
  if (place) return "enters";
  if (how !== "none") return "moved";
  if (leaves) return "leaves";
  return formation || !about ? "formation" : "about";
}

/** What a march is above all; one of several units is told as they are: they moved. */
export function marchedWhat(ways: readonly WayGone[]): ReturnType<typeof movedWhat> {
  const [only, ...others] = ways;
  if (only === undefined || others.length > 0) return "moved";
  const { how, legs, leaves, enters } = only;
  const form = legs.find((leg) => leg.kind === "form");
  return movedWhat({
    how,
    ...(form?.kind === "form" && { formation: form.formation }),
    ...(leaves !== undefined && { leaves: true }),
    ...(legs.some(({ kind }) => kind === "about") && { about: true }),
    place: enters === undefined ? undefined : {},
  });
}

/** A whole move, and what the words "half" and "more" take of it. */
const share = { none: 0, half: 1 / 2, more: 1 } as const satisfies Record<Moved, number>;

/**
 * Is there enough of the unit's move for all of it: what it has done before this turn, the way, a
 * change of formation, a place left or entered (`move.formation`, `place.leave`, `place.enter`).
 */
function budgetBar(roster: RosterUnit, movement: Movement, book: Rulebook): Refusal | null {
  const { unit } = roster;
  const { how, formation, leaves, about, place } = movement;
  const costs: (readonly [clause: ClauseId, cost: number])[] = [];
  if (leaves) costs.push(["place.leave", book.clauses["place.leave"].value.cost]);
  if (formation) costs.push(["move.formation", changeCost(unit, formation, book)]);
  if (about && unit.unformed && !leaves) {
    costs.push(["move.formation", book.clauses["move.formation"].value.turnAboutUnformed]);
  }
  if (place) costs.push(["place.enter", book.clauses["place.enter"].value.moveLeft]);
  let left = share.more - share[how] - shareGone(roster, book);
  if (left < 0 && (roster.changedFormation || roster.unlimbered)) return refusal("move.formation");
  for (const [clause, cost] of costs) {
    left -= cost;
    if (left < 0) return refusal(clause);
  }
  return null;
}

/** The share of its move that a unit has spent before this turn, on its way and on its formation. */
export function shareGone(
  { unit, moved, changedFormation, unlimbered }: RosterUnit,
  book: Rulebook,
) {
  if (!changedFormation && !unlimbered) return share[moved];
  const taken = "formation" in unit ? unit.formation : undefined;
  return share[moved] + changeCost(unit, taken, book);
}

/** What part of its move a unit spends on taking this formation (`move.formation`). */
function changeCost(
  unit: RosterUnit["unit"],
  formation: Movement["formation"],
  book: Rulebook,
): number {
  const { change, square, limberHorse, limberFoot } = book.clauses["move.formation"].value;
  if (unit.arm === "artillery") return unit.mount === "horse" ? limberHorse : limberFoot;
  return formation === "square" ? square : change;
}

/** A unit comes out of its place formed, infantry in company column (`place.leave`). */
export function leaving({ unit }: RosterUnit): UnitPatch {
  return {
    garrison: null,
    unformed: false,
    ...(unit.arm === "infantry" && { formation: "companyColumn" }),
  };
}

/** What the movement makes of a unit. */
export function patchOf(roster: RosterUnit, movement: Movement): UnitPatch {
  const { unit } = roster;
  const { formation, leaves, place, unformedBy } = movement;
  const change = unit.arm === "artillery" ? "unlimbered" : "changedFormation";
  const disordered = unformedBy !== undefined && !isSkirmishers(unit);
  const entering = place && {
    garrison: { place: place.kind },
    ...(unit.arm === "infantry" && { formation: null }),
    ...(place.id !== undefined && { place: place.id }),
  };
  return {
    ...(leaves && leaving(roster)),
    ...(formation && { formation, [change]: true }),
    ...entering,
    ...(disordered && { unformed: true }),
    moved: movedBy(roster, movement),
  };
}

/**
 * How far the unit has moved this turn. Leaving a place counts as half a move and so does an
 * Unformed unit's turning about; entering one takes all that is left.
 */
function movedBy({ unit, moved: before }: RosterUnit, movement: Movement): Moved {
  const { how, leaves, about, place } = movement;
  if (place) return "more";
  const spent = leaves || (about && unit.unformed);
  const now = spent ? (how === "none" ? "half" : "more") : how;
  return share[now] > share[before] ? now : before;
}

/** What those did who were set out: before the battle, by coming on, anew as a brigade, or taken up. */
export function deployedWhat({
  arrives,
  answers,
  places,
}: Pick<Deployed, "arrives" | "answers" | "places">):
  | "arrives"
  | "redeploys"
  | "takenUp"
  | "setOut" {
  if (arrives) return "arrives";
  if (answers !== undefined) return "redeploys";
  const all = Object.values(places);
  return all.length > 0 && all.every((at) => at === null) ? "takenUp" : "setOut";
}
