/** What an event changed, as a role may know it: in the order of the rosters, whatever it was. */
import type { BrigadePatch, Change, SidePatch, UnitPatch } from "../companion/state.ts";
import type { Ground, Knowledge } from "./role.ts";

/** Keys of a unit's patch that show on the table. */
const shown = [
  "unformed",
  "faltering",
  "retreating",
  "routing",
  "formation",
  "garrison",
  "moved",
  "changedFormation",
  "reformed",
  "unlimbered",
  "fired",
  "fellBack",
  "engaged",
  "elan",
  "general",
  "charged",
  "chargedBy",
  "place",
  "at",
  "flanking",
  "underFire",
  "gone",
] as const satisfies readonly (keyof UnitPatch)[];

/** Of those what tells where it is: not of one that is out of sight by then. */
const whereabouts: ReadonlySet<keyof UnitPatch> = new Set<keyof UnitPatch>([
  "formation",
  "garrison",
  "place",
  "at",
]);

/** And those that stand on its roster. */
const onRoster = [
  "casualties",
  "fireDisciplineLost",
  "lowAmmunition",
  "stood",
] as const satisfies readonly (keyof UnitPatch)[];

const ofBrigade = [
  "order",
  "rolledInTurn",
  "rodeInTurn",
  "demoralised",
  "broken",
  "counted",
  "generalFate",
  "fateSince",
  "revealed",
  "generalAt",
] as const satisfies readonly (keyof BrigadePatch)[];

/** What a side plans with a brigade. */
const ofOwnBrigade = ["arrives", "reserve"] as const satisfies readonly (keyof BrigadePatch)[];

function picked<Patch extends object>(patch: Patch, keys: readonly (keyof Patch)[]): Patch {
  const kept: Partial<Patch> = {};
  for (const key of keys) if (patch[key] !== undefined) kept[key] = patch[key];
  // Every key of a patch may be absent.
  return kept as Patch;
}

function unitPatch(patch: UnitPatch, keys: readonly (keyof UnitPatch)[], knowledge: Knowledge) {
  const kept = picked(patch, keys);
  const { chargedBy, engaged, place } = kept;
  return {
    ...kept,
    ...(chargedBy !== undefined && { chargedBy: knowledge.unitNamed(chargedBy) }),
    ...(engaged !== undefined && { engaged: knowledge.unitNamed(engaged) }),
    ...(place !== undefined && { place: knowledge.placeNamed(place) }),
  };
}

/** What a role may know of a patch of this side's unit. */
export function patchSeen(
  patch: UnitPatch,
  side: string | undefined,
  knowledge: Knowledge,
): UnitPatch {
  const losses = knowledge.counts(side) ? onRoster.slice(0, 1) : [];
  return unitPatch(patch, [...(knowledge.knows(side) ? onRoster : losses), ...shown], knowledge);
}

/** Who of a brigade's units is named in a patch, and where its general is, as far as one sees. */
function brigadePatch(patch: BrigadePatch, brigade: string, knowledge: Knowledge): BrigadePatch {
  if (!knowledge.hides || knowledge.knows(knowledge.sideOf(brigade))) return patch;
  const { generalAt: _, rodeInTurn: __, broken, counted, ...rest } = patch;
  const seen = (ids: readonly string[]) => ids.filter((id) => knowledge.seesUnit(id));
  return {
    ...rest,
    ...(broken && { broken: seen(broken) }),
    ...(counted && { counted: seen(counted) }),
  };
}

type UnitChange = Extract<Change, { readonly unit: string }>;

/**
 * A unit that an event takes out of the role's sight, or brings into it. While it was in sight one
 * saw what befell it, but not where it went; of one that comes in sight one sees that alone.
 */
function sightingSeen(change: UnitChange, knowledge: Knowledge): Change | null {
  const { unit } = change;
  const { unseen = null } = change.to;
  const was = change.from.unseen ?? null;
  if (unseen === null) {
    const seen = knowledge.after([change]).seesUnit(unit);
    return seen ? { unit, from: { unseen: was }, to: { unseen } } : null;
  }
  if (!knowledge.seesUnit(unit)) return null;
  const side = knowledge.sideOf(unit);
  const kept = (patch: UnitPatch): UnitPatch => {
    const seen = patchSeen(patch, side, knowledge);
    const keys = Object.keys(seen) as (keyof UnitPatch)[];
    return picked(
      seen,
      keys.filter((key) => !whereabouts.has(key)),
    );
  };
  return {
    unit,
    from: { ...kept(change.from), unseen: was },
    to: { ...kept(change.to), unseen },
  };
}

function changeSeen(change: Change, knowledge: Knowledge): Change | null {
  if ("unit" in change) {
    const { unit } = change;
    const side = knowledge.sideOf(unit);
    // Whether the enemy sees it would tell a side where he is: only he is told.
    if (change.to.unseen !== undefined && !knowledge.knows(side)) {
      return sightingSeen(change, knowledge);
    }
    if (!knowledge.seesUnit(unit)) return null;
    const from = patchSeen(change.from, side, knowledge);
    const to = patchSeen(change.to, side, knowledge);
    return Object.keys(to).length === 0 ? null : { unit, from, to };
  }
  if ("brigade" in change) {
    const { brigade, from, to } = change;
    if (!knowledge.seesBrigade(brigade)) return null;
    const own = knowledge.knows(knowledge.sideOf(brigade)) ? ofOwnBrigade : [];
    const keys = [...ofBrigade, ...own];
    const told = brigadePatch(picked(to, keys), brigade, knowledge);
    if (Object.keys(told).length === 0) return null;
    return { brigade, from: brigadePatch(picked(from, keys), brigade, knowledge), to: told };
  }
  if ("side" in change) {
    const { side } = change;
    const own = knowledge.knows(side) ? (["adcs", "taskings"] as const) : [];
    const shows =
      !knowledge.hides || knowledge.knows(side) ? (["commanderAt", "rodeInTurn"] as const) : [];
    const keys: readonly (keyof SidePatch)[] = [...own, "commanderFate", "fateSince", ...shows];
    const to = picked(change.to, keys);
    if (Object.keys(to).length === 0) return null;
    return { side, from: picked(change.from, keys), to };
  }
  return { phasing: change.phasing };
}

/**
 * The changes of an event that a role may know. They stand in the order of the rosters: the order in
 * which they were booked would tell of hidden ones between them.
 */
export function changesSeen(
  changes: readonly Change[],
  knowledge: Knowledge,
  ground: Ground,
): readonly Change[] {
  const seen = changes.flatMap((change) => {
    const kept = changeSeen(change, knowledge);
    return kept ? [kept] : [];
  });
  if (seen.length < 2) return seen;
  const [units, brigades] = [Object.keys(ground.units), Object.keys(ground.brigades)];
  const place = (change: Change): number => {
    if ("unit" in change) return units.indexOf(change.unit);
    if ("brigade" in change) return units.length + brigades.indexOf(change.brigade);
    const after = units.length + brigades.length;
    if (!("side" in change)) return after + ground.sides.length;
    return after + ground.sides.findIndex(({ id }) => id === change.side);
  };
  return seen.sort((a, b) => place(a) - place(b));
}
