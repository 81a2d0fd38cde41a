/**
 * A battle as a role may hold it. Everything is built key by key from what the role may know; what
 * it may not is absent, and so no order or count of keys tells of it.
 *
 * Of an enemy (and for a spectator of both sides) one sees
 * - brigades on the table, their names, generals and what befell them, their orders (the dice are
 *   rolled openly) and their morale, which follows from the units that one sees;
 * - units on the table with what `visibleFacts` lets through and their marks: moved, fired, fell
 *   back, engaged, a general attached, elan (both read the charge's result on its table);
 * - the name of the commander-in-chief; but not his rating nor the aides-de-camp and their dice,
 *   from which one could count the brigades that have yet to arrive, nor what they carry;
 * - that a side has to choose, but not among which units.
 *
 * `stood` is a side's own book-keeping: that a unit in good order is written down as having stood
 * still would tell that it had its fire discipline to win back.
 */
import type { Options, Place, Unit } from "@adjutant/rules";
import type {
  Companion,
  GeneralFate,
  Gone,
  Marks,
  OwnMarks,
  Phase,
  RosterBrigade,
  RosterSide,
  RosterUnit,
} from "../companion/state.ts";
import type { TaskingInForce } from "../companion/tasking.ts";
import type { CommanderRating } from "../formats/order-of-battle.ts";
import type { Text } from "../formats/text.ts";
import { frozen } from "../input/frozen.ts";
import { type VisibleFacts, visibleFacts } from "./facts.ts";
import { type FollowView, openSeen } from "./follow.ts";
import { allPendingSeen, type PendingView } from "./pending.ts";
import { Knowledge, pastOf, type Role } from "./role.ts";

interface UnitShown extends Marks {
  readonly id: string;
  readonly side: string;
  readonly brigade: string;
  readonly name: Text;
  readonly gone: Gone | null;
}

/** A unit of the role's own. */
export interface OwnUnit extends UnitShown, OwnMarks {
  readonly known: true;
  readonly unit: Unit;
}

/** A unit of which the role knows what the table shows. */
export interface OtherUnit extends UnitShown {
  readonly known: false;
  readonly charged: boolean;
  /** The place that it holds, by an id. */
  readonly place: string | null;
  readonly unit: VisibleFacts;
}

export type UnitView = OwnUnit | OtherUnit;

export type BrigadeView = Pick<
  RosterBrigade,
  | "id"
  | "side"
  | "name"
  | "general"
  | "fateSince"
  | "arrives"
  | "units"
  | "order"
  | "rolledInTurn"
  | "demoralised"
  | "broken"
  | "counted"
>;

export interface SideView {
  readonly id: string;
  readonly name: Text;
  readonly nation: string;
  readonly commander: {
    readonly name: Text;
    readonly fate: GeneralFate;
    /** One's own only. */
    readonly rating?: CommanderRating;
  };
  /** The turn in which his fate befell him; null while he is at his post. */
  readonly fateSince: number | null;
  /** Those that the role knows of. */
  readonly brigades: readonly string[];
  /** One's own only; null before their roll. */
  readonly adcs?: number | null;
  /** One's own only: what the enemy's aides-de-camp carry shows when it is used. */
  readonly taskings?: readonly TaskingInForce[];
}

/** What a client of a role may hold of a battle; its log is told by `viewLog`. */
export interface BattleView {
  readonly role: Role;
  readonly id: string;
  readonly name: Text;
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase;
  readonly phasing: string | null;
  readonly sides: readonly [SideView, SideView];
  readonly brigades: { readonly [id: string]: BrigadeView };
  readonly units: { readonly [id: string]: UnitView };
  readonly open: readonly FollowView[];
  readonly pending: readonly PendingView[];
  /** Places that burn, by their ids. */
  readonly burning: { readonly [place: string]: Place };
}

function unitShown(roster: RosterUnit, engaged: string | null): UnitShown {
  return {
    id: roster.id,
    side: roster.side,
    brigade: roster.brigade,
    name: roster.name,
    moved: roster.moved,
    changedFormation: roster.changedFormation,
    reformed: roster.reformed,
    unlimbered: roster.unlimbered,
    fired: roster.fired,
    fellBack: roster.fellBack,
    engaged,
    elan: roster.elan,
    general: roster.general,
    gone: roster.gone,
  };
}

type UnitReading = "own" | "markers" | "roster";

interface Named {
  readonly engaged: string | null;
  readonly place: string | null;
}

function unitRead(roster: RosterUnit, reading: UnitReading, { engaged, place }: Named): UnitView {
  const shown = unitShown(roster, engaged);
  const { stood, charged, unit } = roster;
  return frozen(
    reading === "own"
      ? { ...shown, known: true, stood, charged, place, unit }
      : { ...shown, known: false, charged, place, unit: visibleFacts(unit, reading === "markers") },
  );
}

// A unit that an event leaves alone is the same value before and after it, and so is its view.
const unitViews = {
  own: new WeakMap<RosterUnit, UnitView>(),
  markers: new WeakMap<RosterUnit, UnitView>(),
  roster: new WeakMap<RosterUnit, UnitView>(),
};

/** A unit as a role that sees it reads it. */
function unitSeen(roster: RosterUnit, knowledge: Knowledge): UnitView {
  const losses = knowledge.counts(roster.side) ? "markers" : "roster";
  const reading = knowledge.knows(roster.side) ? "own" : losses;
  const engaged = knowledge.unitNamed(roster.engaged);
  const place = knowledge.placeNamed(roster.place);
  const named = { engaged, place };
  if (engaged !== roster.engaged || place !== roster.place) return unitRead(roster, reading, named);
  const known = unitViews[reading].get(roster);
  if (known) return known;
  const made = unitRead(roster, reading, named);
  unitViews[reading].set(roster, made);
  return made;
}

const brigadeViews = new WeakMap<RosterBrigade, BrigadeView>();

function brigadeSeen(brigade: RosterBrigade): BrigadeView {
  const known = brigadeViews.get(brigade);
  if (known) return known;
  const { general } = brigade;
  const made: BrigadeView = frozen({
    id: brigade.id,
    side: brigade.side,
    name: brigade.name,
    general: { name: general.name, fate: general.fate },
    fateSince: brigade.fateSince,
    arrives: brigade.arrives,
    units: brigade.units,
    order: brigade.order,
    rolledInTurn: brigade.rolledInTurn,
    demoralised: brigade.demoralised,
    broken: brigade.broken,
    counted: brigade.counted,
  });
  brigadeViews.set(brigade, made);
  return made;
}

function sideSeen(side: RosterSide, knowledge: Knowledge): SideView {
  const { id, name, nation, commander, fateSince, brigades, adcs, taskings } = side;
  const own = knowledge.knows(id);
  return {
    id,
    name,
    nation,
    commander: {
      name: commander.name,
      fate: commander.fate,
      ...(own && { rating: commander.rating }),
    },
    fateSince,
    brigades: brigades.filter((brigade) => knowledge.seesBrigade(brigade)),
    ...(own && { adcs, taskings }),
  };
}

function sameRole(role: Role): Role {
  return role.kind === "side" ? { kind: "side", side: role.side } : { kind: role.kind };
}

/** What a client of this role may hold of the battle; frozen, plain JSON. */
export function view(state: Companion, role: Role): BattleView {
  const knowledge = new Knowledge(role, state);
  const brigades: Record<string, BrigadeView> = {};
  const units: Record<string, UnitView> = {};
  for (const brigade of Object.values(state.brigades)) {
    if (!knowledge.seesBrigade(brigade.id)) continue;
    brigades[brigade.id] = brigadeSeen(brigade);
  }
  for (const roster of Object.values(state.units)) {
    if (Object.hasOwn(brigades, roster.brigade)) units[roster.id] = unitSeen(roster, knowledge);
  }
  // What stands in them is frozen already.
  Object.freeze(brigades);
  Object.freeze(units);
  const [first, second] = state.sides;
  return frozen({
    role: sameRole(role),
    id: state.id,
    name: state.name,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    phasing: state.phasing,
    sides: [sideSeen(first, knowledge), sideSeen(second, knowledge)],
    brigades,
    units,
    open: openSeen(pastOf(state), knowledge),
    pending: allPendingSeen(state.pending, knowledge),
    burning: Object.fromEntries(
      Object.entries(state.burning).filter(([place]) => knowledge.placeNamed(place) !== null),
    ),
  });
}
