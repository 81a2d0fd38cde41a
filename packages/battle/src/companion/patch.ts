/** Changes of the roster, applied and compared. */
import type { Unit } from "@adjutant/rules";
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
  "place",
  "gone",
] as const satisfies readonly (keyof UnitPatch)[];

/** Everything a patch can change, of one unit, as it stands: absent facts as they default. */
export function standing(roster: RosterUnit): Required<UnitPatch> {
  const { unit } = roster;
  const infantry = unit.arm === "infantry";
  const place = unit.arm === "infantry" || unit.arm === "screen" ? unit.garrison : undefined;
  const formation = unit.arm === "screen" ? undefined : unit.formation;
  return {
    casualties: unit.casualties ?? 0,
    unformed: unit.unformed ?? false,
    faltering: unit.faltering ?? false,
    retreating: unit.retreating ?? false,
    routing: unit.routing ?? false,
    fireDisciplineLost: infantry && (unit.fireDisciplineLost ?? false),
    lowAmmunition: unit.arm === "artillery" && (unit.lowAmmunition ?? false),
    formation: formation ?? null,
    garrison: place ?? null,
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
    place: roster.place,
    gone: roster.gone,
  };
}

/** Are two values of a patch the same. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What must change to come from one standing to the other, both ways; null where nothing does. */
export function difference(
  before: Required<UnitPatch>,
  after: Required<UnitPatch>,
): { readonly from: UnitPatch; readonly to: UnitPatch } | null {
  const keys = [...factKeys, ...markKeys].filter((key) => !same(before[key], after[key]));
  if (keys.length === 0) return null;
  const pick = (of: Required<UnitPatch>): UnitPatch =>
    Object.fromEntries(keys.map((key) => [key, of[key]]));
  return { from: pick(before), to: pick(after) };
}

/** A roster unit with a patch applied. */
export function patched(roster: RosterUnit, patch: UnitPatch): RosterUnit {
  const facts: Record<string, unknown> = { ...roster.unit };
  const marks: Record<string, unknown> = { ...roster };
  for (const key of factKeys) {
    const value = patch[key];
    if (value === undefined) continue;
    if (value === null) delete facts[key];
    else facts[key] = value;
  }
  for (const key of markKeys) {
    if (patch[key] !== undefined) marks[key] = patch[key];
  }
  // A patch changes values of keys that the unit's arm has; `decide` and the reader of battle files
  // see to that, by the schema of units.
  return { ...(marks as unknown as RosterUnit), unit: facts as unknown as Unit };
}
