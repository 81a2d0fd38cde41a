/**
 * Faults of input: what is wrong, where, and what would be right. Values, not sentences; the
 * sentences of both languages are made from code and parameters elsewhere.
 */

/** What a value is, in words that a sentence can choose by. */
export type ValueKind = "number" | "text" | "boolean" | "object" | "list" | "null";

/**
 * The parameters of each fault. Lists of allowed words come joined by ", ": they are the words to
 * be typed, the same in every language.
 */
export interface FaultParams {
  /** A key that nothing reads, or that is not this arm's. `known`: the keys that would be. */
  unknownKey: { readonly key: string; readonly known: string };
  /** `allowed` is empty where any value of the kind would do. */
  missing: { readonly key: string; readonly expected: ValueKind; readonly allowed: string };
  wrongType: { readonly found: ValueKind; readonly expected: ValueKind };
  notOneOf: { readonly found: string; readonly allowed: string };
  notFinite: { readonly found: string };
  notWhole: { readonly found: number };
  tooSmall: { readonly found: number; readonly least: number };
  tooLarge: { readonly found: number; readonly most: number };
  /** Off the grid of hundredths (`scale.inclusive`). */
  tooFine: { readonly found: number; readonly step: number; readonly nearest: number };
  emptyText: Nothing;
  /** Characters of a text. */
  textTooLong: { readonly found: number; readonly most: number };
  controlCharacter: Nothing;
  /** Entries of a list. */
  tooFew: { readonly found: number; readonly least: number };
  tooMany: { readonly found: number; readonly most: number };
  /** An id is letters, digits and hyphens. */
  notAnId: { readonly found: string };
  notADate: { readonly found: string };

  /** A garrison has no formation. */
  garrisonWithFormation: Nothing;
  /** Neither a formation nor a garrison. */
  noFormation: Nothing;
  /** A garrisoned target's own place decides; `place` or none would be right. */
  coverConflict: { readonly cover: string; readonly place: string };
  /** `scale` and the option `scale` differ. */
  scaleConflict: { readonly scale: string; readonly option: string };
  /** Both states at once: one of them. */
  statesConflict: { readonly first: string; readonly second: string };
  /** `limit` is where the unit disperses (`casualty.limit`). */
  casualtiesAtLimit: { readonly found: number; readonly limit: number };
  /** Howitzers and mortars are among the models. */
  moreThanModels: { readonly found: number; readonly models: number };
  /** The charger's casualties already count those lost to this fire. */
  lostBeyondCasualties: { readonly found: number; readonly casualties: number };
  /** A unit behind is at least distance + gap away. */
  behindTooNear: { readonly found: number; readonly least: number };
  /** Only one unit leads a charge. */
  secondLead: Nothing;

  /** `purpose` is the roll that wants `missing` more. */
  tooFewDice: { readonly given: number; readonly missing: number; readonly purpose: string };
  tooManyDice: { readonly given: number; readonly left: number };
  notADie: { readonly found: string };

  notJson: Place;
  jsonTooDeep: Place & { readonly most: number };
  duplicateKey: Place & { readonly key: string };
  /** In characters. */
  tooBig: { readonly found: number; readonly most: number };
  newerFormat: { readonly found: string; readonly newest: string };
  unknownFormat: { readonly found: string; readonly allowed: string };

  duplicateId: { readonly id: string };
  unknownReference: { readonly id: string };
  /** At most one screen in a brigade. */
  secondScreen: Nothing;
  /** A value without a source is the author's own choice and must say so in a note. */
  sourceOrNote: Nothing;
  /** A battle has two sides. */
  notTwoSides: { readonly found: number };

  /** The clause is words only; it has no value to replace. */
  noValue: { readonly clause: string };
  /** Options are recorded with the battle, not in a rulebook. */
  optionNotClause: { readonly clause: string };
  /** This part names a row or a phase; only what stands in it can be replaced. */
  fixedValue: { readonly found: string; readonly expected: string };
  /** A table keeps its number of steps. */
  tableSize: { readonly found: number; readonly expected: number };
  /** Each step of a table goes further than the one before. */
  notRising: { readonly found: number; readonly previous: number };
  /** The last step of a table is open, no other. */
  openStep: Nothing;

  nothingToUndo: Nothing;
  nothingToRedo: Nothing;
  /** The unit has left the battle. */
  unitGone: { readonly unit: string };
  /** Not asked, or settled already. */
  notDue: { readonly id: string };
  /** Something must be rolled or chosen before the phase can end. */
  stillDue: { readonly count: number };
  /** The recorded battle cannot be followed from this event on. */
  brokenLog: { readonly event: number };

  /** Faults beyond those listed. */
  more: { readonly count: number };
}

type Nothing = Readonly<Record<never, never>>;

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

/** The result of input that is wrong: the first faults, and how many more there are. */
export function faulty(faults: readonly Fault[]): { ok: false; faults: readonly Fault[] } {
  const beyond = faults.length - faultsTold;
  if (beyond <= 0) return { ok: false, faults };
  return {
    ok: false,
    faults: [...faults.slice(0, faultsTold), fault([], "more", { count: beyond })],
  };
}
