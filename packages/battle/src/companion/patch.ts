/** Changes of the roster, applied and compared. */
import type { Unit } from "@adjutant/rules";
import { copyOf } from "../input/frozen.ts";
import type { RosterUnit, UnitPatch } from "./state.ts";

/** Facts of the unit itself; the other keys of a patch are marks. */
const factKeys = [
  "casualties",
  "unformed",
  "faltering",
  "retreating",
  "routing",
  "fireDisciplineLost",
  "lowAmmunition",
  "formation",
  "garrison",
] as const satisfies readonly (keyof UnitPatch)[];

const markKeys = [
  "moved",
  "changedFormation",
  "reformed",
  "unlimbered",
  "fired",
  "fellBack",
  "engaged",
  "elan",
  "general",
  "stood",
  "charged",
  "chargedBy",
  "place",
  "at",
  "flanking",
  "underFire",
  "gone",
  "unseen",
] as const satisfies readonly (keyof UnitPatch)[];

type FactKey = (typeof factKeys)[number];
type MarkKey = (typeof markKeys)[number];

/** What a fact is where nothing is written; a unit without a formation holds a place. */
const byDefault = {
  casualties: 0,
  unformed: false,
  faltering: false,
  retreating: false,
  routing: false,
  fireDisciplineLost: false,
  lowAmmunition: false,
  formation: null,
  garrison: null,
} as const satisfies Record<FactKey, unknown>;

/** A fact as it stands; absent ones as they default. */
function factOf(unit: Unit, key: FactKey): unknown {
  return Reflect.get(unit, key) ?? byDefault[key];
}

/** Are two values of a patch the same: words, numbers, lists, garrisons, or places on the map. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What must change to come from one standing to the other, both ways; null where nothing does. */
export function difference(
  before: RosterUnit,
  after: RosterUnit,
): { readonly from: UnitPatch; readonly to: UnitPatch } | null {
  if (before === after) return null;
  const from: Partial<Record<FactKey | MarkKey, unknown>> = {};
  const to: typeof from = {};
  let differs = false;
  const note = (key: FactKey | MarkKey, was: unknown, is: unknown): void => {
    from[key] = was;
    to[key] = is;
    differs = true;
  };
  if (before.unit !== after.unit) {
    for (const key of factKeys) {
      const [was, is] = [factOf(before.unit, key), factOf(after.unit, key)];
      if (!same(was, is)) note(key, was, is);
    }
  }
  for (const key of markKeys) {
    if (!same(before[key], after[key])) note(key, before[key], after[key]);
  }
  // Each key with a value that it has on a roster.
  return differs ? { from: from as UnitPatch, to: to as UnitPatch } : null;
}

const marks: ReadonlySet<string> = new Set(markKeys);

/** The value of a patch at a key that a loop over it has come to. */
function saidAt(patch: UnitPatch, key: string): unknown {
  // It has keys of its type alone. Read so in a loop over them it costs next to nothing.
  return patch[key as keyof UnitPatch];
}

/** Does a unit stand as a patch says that it stood. */
export function stands(roster: RosterUnit, patch: UnitPatch): boolean {
  for (const key in patch) {
    const said = saidAt(patch, key);
    // A patch has keys of marks and of facts, and no others.
    const now = marks.has(key) ? Reflect.get(roster, key) : factOf(roster.unit, key as FactKey);
    if (said !== now && !same(said, now)) return false;
  }
  return true;
}

const facts: ReadonlySet<string> = new Set(factKeys);

/** Does a patch change facts of the unit itself, not marks alone. */
export function changesFacts(patch: UnitPatch): boolean {
  // Most patches have a key or two: theirs are asked for, not all that there might be.
  for (const key in patch) if (facts.has(key) && saidAt(patch, key) !== undefined) return true;
  return false;
}

/**
 * A roster unit with a patch applied, frozen as far as it is new. Its keys are named one by one: to
 * spread what is frozen takes many times as long.
 */
export function patched(roster: RosterUnit, patch: UnitPatch): RosterUnit {
  // Marks of the patch are written over those of the roster, each with a value that it may have.
  const after: RosterUnit & Record<string, unknown> = {
    id: roster.id,
    side: roster.side,
    brigade: roster.brigade,
    name: roster.name,
    unit: changesFacts(patch) ? factsWith(roster.unit, patch) : roster.unit,
    gone: roster.gone,
    moved: roster.moved,
    changedFormation: roster.changedFormation,
    reformed: roster.reformed,
    unlimbered: roster.unlimbered,
    fired: roster.fired,
    fellBack: roster.fellBack,
    engaged: roster.engaged,
    elan: roster.elan,
    general: roster.general,
    stood: roster.stood,
    charged: roster.charged,
    chargedBy: roster.chargedBy,
    place: roster.place,
    at: roster.at,
    flanking: roster.flanking,
    underFire: roster.underFire,
    unseen: roster.unseen,
  };
  for (const key in patch) {
    const said = saidAt(patch, key);
    if (said !== undefined && marks.has(key)) after[key] = said;
  }
  return Object.freeze(after);
}

function factsWith(unit: Unit, patch: UnitPatch): Unit {
  const after = copyOf<object>(unit) as Record<string, unknown>;
  for (const key in patch) {
    const value = saidAt(patch, key);
    if (value === undefined || !facts.has(key)) continue;
    if (value === null) delete after[key];
    else after[key] = value;
  }
  // A patch changes values of keys that the unit's arm has; `decide` and the reader of battle files
  // see to that, by the schema of units. What stands in a patch is frozen by whoever gave it.
  return Object.freeze(after) as unknown as Unit;
}
