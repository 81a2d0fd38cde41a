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
  At,
  Board,
  Companion,
  GeneralFate,
  Gone,
  LastSeen,
  Marks,
  OwnMarks,
  Phase,
  RosterBrigade,
  RosterSide,
  RosterUnit,
  Spot,
} from "../companion/state.ts";
import type { TaskingInForce } from "../companion/tasking.ts";
import type { CommanderRating } from "../formats/order-of-battle.ts";
import type { Text } from "../formats/text.ts";
import { frozen } from "../input/frozen.ts";
import { type VisibleFacts, visibleFacts } from "./facts.ts";
import { type FollowView, openSeen } from "./follow.ts";
import { Kept, KeptRecord } from "./glance.ts";
import { allPendingSeen, type PendingView } from "./pending.ts";
import { Knowledge, pastOf, type Role } from "./role.ts";
import { fieldSeen } from "./started.ts";

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
  /** The unit that has charged it this turn, the last if several have. */
  readonly chargedBy: string | null;
  /** The place that it holds, by an id. */
  readonly place: string | null;
  readonly at: At | null;
  readonly flanking: boolean;
  readonly underFire: boolean;
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
  | "revealed"
  | "units"
  | "order"
  | "rolledInTurn"
  | "rodeInTurn"
  | "demoralised"
  | "broken"
  | "counted"
  | "generalAt"
> & {
  /** One's own only: held in reserve by choice. */
  readonly reserve?: RosterBrigade["reserve"];
};

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
  /** Where the commander-in-chief is on the map. */
  readonly commanderAt: Spot | null;
  /** The turn in whose Movement phase he rode last. */
  readonly rodeInTurn: number;
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
  /** The side whose part of the phase it is; null in a phase of both. */
  readonly acting: string | null;
  /** Both sides have declared, and what they declared is resolved. */
  readonly resolving: boolean;
  readonly sides: readonly [SideView, SideView];
  readonly brigades: { readonly [id: string]: BrigadeView };
  readonly units: { readonly [id: string]: UnitView };
  readonly open: readonly FollowView[];
  readonly pending: readonly PendingView[];
  /** Places that burn, by their ids. */
  readonly burning: { readonly [place: string]: Place };
  /** Turns, objectives and points are known to all; null: fought without. */
  readonly scenario: Board["scenario"];
  readonly over: Board["over"];
  /** The field is known to all; null: fought on the players' own table. */
  readonly map: Board["map"];
  /** Where troops out of sight are hidden: the enemy's that were seen before, in their order. */
  readonly lastSeen?: readonly LastSeenView[];
}

/** A unit of the enemy's that is out of sight: where it was last seen, and what it showed then. */
export interface LastSeenView {
  readonly id: string;
  readonly side: string;
  readonly name: Text;
  readonly brigade: { readonly id: string; readonly name: Text };
  readonly turn: number;
  readonly at: At | null;
  /** The place that it held. */
  readonly place: string | null;
  readonly unit: VisibleFacts;
}

/** What a role knows of a unit that is out of its sight; null: nothing. */
function lastSeenOf(
  roster: RosterUnit,
  brigades: Companion["brigades"],
  knowledge: Knowledge,
): LastSeenView | null {
  const { id, side, name, unit, unseen } = roster;
  if (unseen === null || (unseen.at === null && unseen.place === null)) return null;
  if (knowledge.knows(side) || knowledge.seesUnit(id)) return null;
  const brigade = brigades[roster.brigade];
  if (brigade === undefined) return null;
  const of = { id: brigade.id, name: brigade.name };
  const { turn, at, place, formation } = unseen;
  return { id, side, name, brigade: of, turn, at, place, unit: shownThen(unit, formation) };
}

/** A unit as it was last seen: what never changes of it, and its formation then. */
function shownThen(unit: Unit, formation: LastSeen["formation"]): VisibleFacts {
  const {
    unformed: _u,
    faltering: _f,
    retreating: _rt,
    routing: _ro,
    casualties: _c,
    ...facts
  } = visibleFacts(unit, false);
  const { garrison: _g, ...still } = { garrison: undefined, ...facts };
  // A formation that a unit of this arm was seen in.
  return (formation === null ? still : { ...still, formation }) as VisibleFacts;
}

/** A unit as a role that sees it reads it. */
function unitSeen(roster: RosterUnit, knowledge: Knowledge): UnitView {
  const own = knowledge.knows(roster.side);
  const shown = {
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
    engaged: knowledge.unitNamed(roster.engaged),
    elan: roster.elan,
    general: roster.general,
    gone: roster.gone,
    charged: roster.charged,
    chargedBy: knowledge.unitNamed(roster.chargedBy),
    place: knowledge.placeNamed(roster.place),
    at: knowledge.seesPlaces(roster.side) ? roster.at : null,
    flanking: roster.flanking,
    underFire: roster.underFire,
  };
  if (own) return Object.freeze({ ...shown, known: true, stood: roster.stood, unit: roster.unit });
  const losses = knowledge.counts(roster.side);
  return Object.freeze({
    ...shown,
    known: false,
    unit: frozen(visibleFacts(roster.unit, losses)),
  });
}

/** Does one see where this side's generals are by themselves: a rider is not made out from afar. */
function seesAlone(side: string, knowledge: Knowledge): boolean {
  return knowledge.knows(side) || (knowledge.seesPlaces(side) && !knowledge.hides);
}

/** Of an enemy's brigade one sees neither that it is a reserve nor when it comes. */
function brigadeSeen(brigade: RosterBrigade, knowledge: Knowledge): BrigadeView {
  const own = knowledge.knows(brigade.side);
  const { general } = brigade;
  const seen = (ids: readonly string[]): readonly string[] =>
    own || !knowledge.hides ? ids : ids.filter((id) => knowledge.seesUnit(id));
  return frozen({
    id: brigade.id,
    side: brigade.side,
    name: brigade.name,
    general: { name: general.name, fate: general.fate },
    fateSince: brigade.fateSince,
    arrives: own || knowledge.onTable(brigade) ? brigade.arrives : null,
    revealed: brigade.revealed,
    ...(own && { reserve: brigade.reserve }),
    units: seen(brigade.units),
    order: brigade.order,
    rolledInTurn: brigade.rolledInTurn,
    rodeInTurn: seesAlone(brigade.side, knowledge) ? brigade.rodeInTurn : 0,
    demoralised: brigade.demoralised,
    broken: seen(brigade.broken),
    counted: seen(brigade.counted),
    generalAt: seesAlone(brigade.side, knowledge) ? brigade.generalAt : null,
  });
}

function sideSeen(side: RosterSide, knowledge: Knowledge): SideView {
  const { id, name, nation, commander, fateSince, commanderAt, brigades, adcs, taskings } = side;
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
    commanderAt: seesAlone(id, knowledge) ? commanderAt : null,
    rodeInTurn: seesAlone(id, knowledge) ? side.rodeInTurn : 0,
    brigades: brigades.filter((brigade) => knowledge.seesBrigade(brigade)),
    ...(own && { adcs, taskings }),
  };
}

/** The ground is known to all; of zones, arrivals and places those of one's own. */
function mapSeen(
  map: Companion["map"],
  { brigades, units }: Companion,
  knowledge: Knowledge,
): BattleView["map"] {
  if (map === null || knowledge.whole) return map;
  const ownOf = (all: Companion["brigades"] | Companion["units"]): ReadonlySet<string> =>
    new Set(Object.keys(all).filter((id) => knowledge.knows(knowledge.sideOf(id))));
  const field = fieldSeen(map.field, knowledge, ownOf(brigades), ownOf(units));
  return { field, ...(map.hidden && { hidden: map.hidden }) };
}

function sameRole(role: Role): Role {
  return role.kind === "side" ? { kind: "side", side: role.side } : { kind: role.kind };
}

/** What a role saw of a battle last, as long as it sees it in the same way. */
class Glance {
  readonly sight: string;
  readonly units = new KeptRecord<RosterUnit, UnitView>();
  readonly brigades = new KeptRecord<RosterBrigade, BrigadeView>();
  readonly sides = new Kept<Companion["sides"], BattleView["sides"]>();
  readonly open = new Kept<Companion["open"], BattleView["open"]>();
  readonly pending = new Kept<Companion["pending"], BattleView["pending"]>();
  readonly burning = new Kept<Companion["burning"], BattleView["burning"]>();
  readonly map = new Kept<Companion["map"], BattleView["map"]>();
  readonly lastSeen = new Kept<Companion["units"], readonly LastSeenView[]>();

  constructor(sight: string) {
    this.sight = sight;
  }
}

/** A few battles at a time, each seen by its sides, an umpire and spectators. */
const mostGlances = 16;
const glances = new Map<string, Glance>();

/**
 * All that what a role sees of a part hangs on, beside that part: how it reads either side's rosters
 * and which brigades, and so units and places, it knows of.
 */
function sightOf(
  { brigades, units, options, phase, map }: Companion,
  role: Role,
  knowledge: Knowledge,
): string {
  let sight = `${role.kind} ${options.marking}${phase === "deployment" ? " setting out" : ""}`;
  for (const [id, brigade] of Object.entries(brigades)) {
    if (!knowledge.seesBrigade(id)) continue;
    sight += knowledge.onTable(brigade) ? `\n${id}` : `\n${id} off`;
  }
  if (map?.hidden) for (const id in units) if (!knowledge.seesUnit(id)) sight += `\n-${id}`;
  return sight;
}

function glanceOf(state: Companion, role: Role, knowledge: Knowledge): Glance {
  const seat = `${state.id}\n${role.kind === "side" ? role.side : role.kind}`;
  const sight = sightOf(state, role, knowledge);
  const known = glances.get(seat);
  if (known?.sight === sight) return known;
  const made = new Glance(sight);
  glances.delete(seat);
  glances.set(seat, made);
  const [oldest] = glances.keys();
  if (glances.size > mostGlances && oldest !== undefined) glances.delete(oldest);
  return made;
}

/** What a client of this role may hold of the battle; frozen, plain JSON. */
export function view(state: Companion, role: Role): BattleView {
  const knowledge = new Knowledge(role, state);
  const last = glanceOf(state, role, knowledge);
  const brigades = last.brigades.of(state.brigades, (brigade) =>
    knowledge.seesBrigade(brigade.id) ? brigadeSeen(brigade, knowledge) : null,
  );
  const units = last.units.of(state.units, (roster) =>
    knowledge.seesUnit(roster.id) ? unitSeen(roster, knowledge) : null,
  );
  return Object.freeze({
    role: frozen(sameRole(role)),
    id: state.id,
    name: state.name,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    phasing: state.phasing,
    acting: state.acting,
    resolving: state.resolving,
    sides: last.sides.of(state.sides, ([first, second]) =>
      frozen([sideSeen(first, knowledge), sideSeen(second, knowledge)]),
    ),
    brigades,
    units,
    open: last.open.of(state.open, () => frozen(openSeen(pastOf(state), knowledge))),
    pending: last.pending.of(state.pending, (pending) =>
      frozen(allPendingSeen(pending, knowledge)),
    ),
    burning: last.burning.of(state.burning, (burning) =>
      frozen(
        Object.fromEntries(
          Object.entries(burning).filter(([place]) => knowledge.placeNamed(place) !== null),
        ),
      ),
    ),
    scenario: state.scenario,
    over: state.over,
    map: last.map.of(state.map, (map) => frozen(mapSeen(map, state, knowledge))),
    ...(knowledge.hides && {
      lastSeen: last.lastSeen.of(state.units, (all) =>
        frozen(
          Object.values(all).flatMap(
            (roster) => lastSeenOf(roster, state.brigades, knowledge) ?? [],
          ),
        ),
      ),
    }),
  });
}
