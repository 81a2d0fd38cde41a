/** Places that garrisons hold, and which of them burn (`ignition.lasting`, `ignition.once`). */
import type { Garrison } from "@adjutant/rules";
import type { Board, RosterUnit, UnitPatch } from "./state.ts";

function holder(board: Board, place: string): RosterUnit | undefined {
  return Object.values(board.units).find((unit) => unit.place === place && unit.gone === null);
}

/** An id for a place that nobody has named: that of the unit, with a number where it is taken. */
function newPlace(board: Board, unit: string): string {
  const taken = (id: string): boolean =>
    Object.hasOwn(board.burning, id) || holder(board, id) !== undefined;
  if (!taken(unit)) return unit;
  let number = 2;
  while (taken(`${unit}-place-${number}`)) number++;
  return `${unit}-place-${number}`;
}

/** The place that a unit enters if nobody says which: the one it had held, if that stands empty. */
function likelyPlace(board: Board, { id }: RosterUnit, { place }: Garrison): string {
  const own = holder(board, id);
  const burns = Object.hasOwn(board.burning, id) ? board.burning[id] : undefined;
  return (own === undefined || own.id === id) && (burns === undefined || burns === place)
    ? id
    : newPlace(board, id);
}

/** A garrison as its place has it: what was once set alight burns, whoever holds it. */
export function garrisonIn(board: Board, place: string, kind: Garrison["place"]): Garrison {
  const burns = Object.hasOwn(board.burning, place) && board.burning[place] === kind;
  return burns ? { place: kind, burning: true } : { place: kind };
}

/** A patch with the place that goes with its garrison. */
export function placed(board: Board, roster: RosterUnit, patch: UnitPatch): UnitPatch {
  const { garrison } = patch;
  if (garrison === undefined) return patch;
  if (garrison === null) return { ...patch, place: null };
  const place = patch.place ?? roster.place ?? likelyPlace(board, roster, garrison);
  // Who says in so many words that it does not burn corrects a mistake.
  const known =
    garrison.burning === undefined ? garrisonIn(board, place, garrison.place) : garrison;
  return { ...patch, garrison: known, place };
}

/**
 * Which places a unit may have entered, the one it is taken to be in first: those that burn and
 * stand empty, and one that nobody has named. Empty where nothing is in doubt.
 */
export function placesEntered(board: Board, unit: RosterUnit, kind: Garrison["place"]): string[] {
  if (unit.place === null) return [];
  const taken = unit.place;
  const empty = Object.entries(board.burning).flatMap(([id, burning]) =>
    burning === kind && id !== taken && holder(board, id) === undefined ? [id] : [],
  );
  const burns = Object.hasOwn(board.burning, taken);
  if (!burns && empty.length === 0) return [];
  return [taken, ...empty, ...(burns ? [newPlace(board, unit.id)] : [])];
}
