/**
 * Faults of input: what is wrong, where, and what would be right. Values, not sentences; the
 * sentences of both languages are made from code and parameters elsewhere.
 */
import type { Scale } from "@adjutant/rules";

/** What a value is, in words that a sentence can choose by. */
export type ValueKind = "number" | "text" | "yesNo" | "object" | "list" | "null";

/**
 * The parameters of each fault, by its code; a sentence of the same key says it. `allowed` lists
 * what would be right, joined by ", ": the words to be typed, the same in every language.
 */
export interface FaultParams {
  unknownKey: { readonly key: string; readonly allowed: string };
  /** Unknown, and `near` is so like it that it must have been meant. */
  misspeltKey: { readonly key: string; readonly near: string };
  /** A fact of a unit that this arm has not. */
  keyOfOtherArm: { readonly key: string; readonly arm: string; readonly allowed: string };
  duplicateKey: Place & { readonly key: string };
  /** `allowed` is empty where any value of the kind would do. */
  missing: { readonly key: string; readonly expected: ValueKind; readonly allowed: string };
  wrongType: { readonly got: ValueKind; readonly expected: ValueKind };
  wrongValue: { readonly value: string; readonly allowed: string };
  /** The firer of another arm than the procedure is for. */
  wrongArm: { readonly arm: string; readonly procedure: string; readonly allowed: string };
  belowMinimum: { readonly value: number; readonly min: number };
  /** The limit itself is too little. */
  notAbove: { readonly value: number; readonly limit: number };
  aboveMaximum: { readonly value: number; readonly max: number };
  notWhole: { readonly value: number };
  /** Off the grid of hundredths (`scale.inclusive`). */
  tooFine: { readonly value: number; readonly decimals: number; readonly nearest: number };
  notFinite: { readonly value: string };
  textTooLong: { readonly length: number; readonly max: number };
  emptyText: Nothing;
  controlCharacter: Nothing;
  listTooShort: { readonly count: number; readonly min: number };
  listTooLong: { readonly count: number; readonly max: number };
  /** An id is letters, digits and hyphens. */
  notAnId: { readonly value: string };
  /** A date is 1806, 1806-07 or 1806-07-04. */
  notADate: { readonly value: string };

  garrisonWithFormation: Nothing;
  neitherFormationNorGarrison: Nothing;
  /** Two keys that say different things, or cannot both be so. */
  conflict: { readonly first: string; readonly second: string };
  /** A garrisoned target's own place decides; `place` or none would be right. */
  garrisonCover: { readonly place: string; readonly cover: string };
  /** `limit` is where the unit disperses (`casualty.limit`), `most` the last below it. */
  casualtiesAtLimit: {
    readonly casualties: number;
    readonly limit: number;
    readonly most: number;
  };
  /** Howitzers and mortars are among the models. */
  piecesAboveModels: { readonly pieces: number; readonly models: number };
  /** The charger's casualties already count those lost to this fire. */
  lostBeyondCasualties: { readonly lost: number; readonly casualties: number };
  /** Only one unit leads a charge. */
  notOneLead: { readonly count: number };
  /** A unit behind is at least distance + gap away. */
  behindNearer: { readonly distance: number; readonly least: number };

  notDie: { readonly value: string };
  /** `roll` is the purpose of the roll that wants `missing` more. */
  tooFewDice: { readonly roll: string; readonly missing: number };
  tooManyDice: { readonly used: number; readonly left: number };
  /** The same to a seat that may not know how many dice an enemy's roster gives him. */
  diceDoNotFit: Nothing;

  notJson: Place;
  tooDeep: Place & { readonly max: number };
  /** Both in millions of characters. */
  fileTooBig: { readonly size: number; readonly max: number };
  missingFormat: { readonly allowed: string };
  unknownFormat: { readonly format: string; readonly allowed: string };
  newerFormat: { readonly format: string; readonly known: string };
  wrongFormat: { readonly format: string; readonly expected: string };

  duplicateId: { readonly id: string };
  unknownId: { readonly id: string; readonly allowed: string };
  /** At most one screen in a brigade. */
  secondScreen: Nothing;
  /** A value has a source, or is the author's own choice with a note that says so. */
  sourceOrNote: Nothing;
  /** Two sides of a shape have a point in common that they should not, counted from 1. */
  selfCrossing: { readonly first: number; readonly second: number };
  /** A corner that is the one before it. */
  samePoint: Nothing;
  /** Corners that all lie on one line. */
  noArea: Nothing;
  /** A point beyond the table; all in the unit of the field. */
  offTable: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly depth: number;
  };
  /** Where a brigade comes on is a stretch of one edge of the table. */
  notOnEdge: Nothing;
  /** A brigade that is there from the start has nowhere to set up. */
  noZone: { readonly side: string; readonly brigade: string };
  /** A brigade that comes later has nowhere to come on. */
  noArrival: { readonly brigade: string };
  /** A unit that its facts do not have as the garrison of such a place. */
  garrisonElsewhere: { readonly unit: string; readonly place: string };
  /** A place holds one unit for each of its sectors (`place.capacity`). */
  placeFull: { readonly place: string; readonly sectors: number };
  /** On the grid of this scale nothing is left of a shape, or of the table. */
  lostInScale: { readonly scale: Scale };
  /** Not wholly on the table, whose size is in the unit of the scale. */
  standsOffTable: InScale & {
    readonly id: string;
    readonly width: number;
    readonly depth: number;
  };
  unitsOverlap: InScale & { readonly id: string; readonly other: string };
  /** Where no move could have brought it (`move.terrain`). */
  onClosedGround: InScale & { readonly id: string; readonly ground: string };
  /** In a place without holding it. */
  placeNotHeld: InScale & { readonly id: string; readonly place: string };
  /** A garrison by its facts, with coordinates instead of a place. */
  garrisonOutside: { readonly id: string; readonly place: string };
  heldByBoth: { readonly id: string; readonly place: string };
  /** The zones of two sides overlap. */
  zonesMeet: { readonly side: string; readonly other: string };
  /** Who does not fit alone, and the largest sides of any of them, in the unit of the field. */
  zoneTooSmall: InScale & Several & { readonly frontage: number; readonly depth: number };
  /** Who is left over when the others are set out. */
  noRoomLeft: InScale & Several;
  /** A garrison in whose zone no place of its kind has a sector free. */
  noPlaceFree: { readonly id: string; readonly place: string };
  /** Both lengths in the unit of the field. */
  arrivalTooShort: InScale & {
    readonly id: string;
    readonly length: number;
    readonly least: number;
  };
  /** Nowhere along the stretch is ground open to them. */
  arrivalClosed: InScale & Several;
  /** A battle has two sides. */
  notTwoSides: { readonly count: number };

  unknownClause: { readonly clause: string };
  misspeltClause: { readonly clause: string; readonly near: string };
  clauseWithoutValue: { readonly clause: string };
  /** Options are recorded with the battle, not in a rulebook. */
  optionNotClause: { readonly clause: string };
  /** This part names a row or a phase; only what stands in it can be replaced. */
  fixedValue: { readonly value: string; readonly expected: string };
  /** A table keeps its number of steps. */
  tableSize: { readonly count: number; readonly expected: number };
  /** Each step of a table goes further than the one before. */
  notRising: { readonly value: number; readonly previous: number };
  /** The last step of a table is open, no other. */
  openStep: Nothing;

  nothingToUndo: Nothing;
  nothingToRedo: Nothing;
  /** No event of this id stands in the log, or it cannot be taken back. */
  notStanding: { readonly id: string };
  /** The unit has left the battle. */
  unitGone: { readonly id: string };
  /** Only a battle on the map has places. */
  notOnMap: Nothing;
  /** The unit has not been set out on the map. */
  notSetOut: { readonly id: string };
  /** No leg of a way has a length or an angle. */
  goesNowhere: Nothing;
  /** Not wholly within its zone. */
  outsideZone: { readonly id: string };
  /** Not with its rear on its brigade's stretch of the table's edge. */
  notAtArrival: { readonly id: string };
  /** It cannot leave a place that it does not hold. */
  holdsNoPlace: { readonly id: string };
  /** The unit has changed since this was made: make it anew. */
  outOfDate: { readonly id: string };
  /** Not asked, or settled already. */
  notDue: { readonly id: string };
  /** So much must be rolled or chosen before the phase can end. */
  stillDue: { readonly count: number };
  /** The recorded battle cannot be followed from this event on, counted from 1. */
  brokenLog: { readonly event: number };
  /** Charges are resolved, or lapse, without the part of the phase in which they are (`turn.sequence`). */
  partLeftOut: { readonly event: number };

  /** Out of sight, where all see all. */
  nobodyHidden: { readonly id: string };
  /** Out of sight, and fights hand to hand. */
  unseenFighting: { readonly id: string };
  /** In sight, and nowhere on the map. */
  seenNowhere: { readonly id: string };

  /** Faults beyond those listed. */
  andMore: { readonly count: number };
}

type Nothing = Readonly<Record<never, never>>;

/** In which scale it is so: the table of another may have the room. */
interface InScale {
  readonly scale: Scale;
}

/** Units by their ids, joined by ", ", and how many. */
interface Several {
  readonly units: string;
  readonly count: number;
}

/** Where in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type FaultCode = keyof FaultParams;
export type Path = readonly (string | number)[];

/** One fault, under its code. */
export type Fault = {
  [Code in FaultCode]: {
    readonly path: Path;
    readonly code: Code;
    readonly params: FaultParams[Code];
  };
}[FaultCode];

/** Input that passed, deeply frozen; or everything that is wrong with it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Faults told at once; the rest are counted. */
export const faultsTold = 20;

/** A fault, its parameters checked against its code. */
export function fault<Code extends FaultCode>(
  path: Path,
  code: Code,
  params: FaultParams[Code],
): Fault {
  // The three belong together by the signature; the compiler does not follow the union through
  // the generic.
  return { path, code, params } as Fault;
}

/**
 * The result of input that is wrong: the first faults, and how many more there are.
 * @param count all faults there are, where `faults` are only the first of them
 */
export function faulty(
  faults: readonly Fault[],
  count: number = faults.length,
): { ok: false; faults: readonly Fault[] } {
  // Faults of a part that was read by itself may end in how many more there are.
  const single = faults.filter(({ code }) => code !== "andMore");
  const counted = faults.reduce(
    (sum, one) => sum + (one.code === "andMore" ? one.params.count : 0),
    0,
  );
  const told = single.slice(0, faultsTold);
  const beyond = count - faults.length + single.length + counted - told.length;
  if (beyond <= 0) return { ok: false, faults: told };
  return { ok: false, faults: [...told, fault([], "andMore", { count: beyond })] };
}
