/**
 * Who is out of the enemy's sight, where troops out of sight are hidden. It is worked out when an
 * event is decided and stands among its changes, so that a battle is read again without measuring.
 *
 * A side sees a unit if anybody of it does: a unit in formation, a garrison, a general by himself.
 * Who fights hand to hand, or has declared a charge, is seen. A unit that is nowhere on the map is out of
 * sight; one that has left the battle stays as it was, in sight or not.
 */
import { type Standpoint, seeEachOther, standsAlone } from "@adjutant/field";
import type { Rulebook } from "@adjutant/rules";
import { chargeUnderWay } from "../companion/declared.ts";
import type { BattleEvent } from "../companion/events.ts";
import { boardAfter } from "../companion/evolve.ts";
import type { Board, Change, Companion, LastSeen, RosterUnit } from "../companion/state.ts";
import type { Laid, Piece } from "./laid.ts";
import { laidOf } from "./on-map.ts";

const never: LastSeen = { turn: 0, at: null, place: null, formation: null };

/** Somebody who looks, and a key of where he is. */
interface Eyes {
  readonly key: string;
  readonly from: Standpoint;
}

/** Who sees whom on a field, by where both are: from one event to the next nearly all stand still. */
const looked = new WeakMap<object, Map<string, boolean>>();
const mostLooks = 100_000;

function keyOf({ roster: { at, place, unit }, stands }: Piece): string {
  if (at === null) return `in ${place}`;
  const { footprint } = stands;
  const form = "formation" in unit ? unit.formation : "";
  return `${at.x} ${at.y} ${at.facing} ${unit.arm} ${form} ${footprint?.frontage} ${footprint?.depth}`;
}

function sees({ field }: Laid, eyes: Eyes, of: Eyes): boolean {
  let known = looked.get(field);
  if (known === undefined || known.size > mostLooks) {
    known = new Map();
    looked.set(field, known);
  }
  // Each sees the other or neither does.
  const key = eyes.key < of.key ? `${eyes.key}|${of.key}` : `${of.key}|${eyes.key}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = seeEachOther(field, eyes.from, of.from);
  known.set(key, now);
  return now;
}

/** Everybody of a side who looks. */
function lookersOf(laid: Laid, eyes: ReadonlyMap<string, Eyes>, side: string): Eyes[] {
  const units = laid.pieces.flatMap(({ roster }) =>
    roster.side === side ? (eyes.get(roster.id) ?? []) : [],
  );
  const generals = laid.generals.flatMap((general): Eyes[] => {
    const { at } = general;
    if (general.side !== side || "area" in at) return [];
    return [{ key: `${at.x} ${at.y} alone`, from: standsAlone(at) }];
  });
  return [...units, ...generals];
}

/** The units that their enemy sees. */
function inSight(laid: Laid): ReadonlySet<string> {
  const eyes = new Map<string, Eyes>();
  for (const piece of laid.pieces) {
    eyes.set(piece.roster.id, { key: keyOf(piece), from: piece.stands });
  }
  const seen = new Set<string>();
  const [first, second] = laid.board.sides.map(({ id }) => id);
  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const lookers = lookersOf(laid, eyes, other ?? "");
    for (const { roster } of laid.pieces) {
      if (roster.side !== own) continue;
      const of = eyes.get(roster.id);
      const found = of && lookers.findIndex((one) => sees(laid, one, of));
      const declared = chargeUnderWay(laid.board, roster.id) !== undefined;
      if (roster.engaged !== null || declared || (found !== undefined && found >= 0))
        seen.add(roster.id);
    }
  }
  return seen;
}

/** How its enemy will have seen a unit last if an event takes it out of sight: as it stands before. */
export function lastKnown(
  { turn, phase, units }: Pick<Board, "turn" | "phase" | "units">,
  id: string,
): LastSeen {
  const roster: RosterUnit | undefined = units[id];
  if (!roster || phase === "deployment") return never;
  const { at, place, unit } = roster;
  if (at === null && place === null) return never;
  const formation = "formation" in unit ? (unit.formation ?? null) : null;
  return { turn, at, place, formation };
}

/** What an event changes in who sees whom; in a battle where all see all nothing. */
function sightings(before: Board, after: Board, book: Rulebook): Change[] {
  if (!after.map?.hidden || after.phase === "deployment") return [];
  const laid = laidOf(after, book);
  if (laid === null) return [];
  const seen = inSight(laid);
  return Object.values(after.units).flatMap((roster): Change[] => {
    const { id, gone, unseen } = roster;
    if (gone !== null || seen.has(id) === (unseen === null)) return [];
    if (seen.has(id)) return [{ unit: id, from: { unseen }, to: { unseen: null } }];
    return [{ unit: id, from: { unseen }, to: { unseen: lastKnown(before, id) } }];
  });
}

/** Changes with those of sightings, each unit's in one. */
function joined(changes: readonly Change[], seen: readonly Change[]): Change[] {
  const all = [...changes];
  for (const one of seen) {
    if (!("unit" in one)) continue;
    const index = all.findIndex((other) => "unit" in other && other.unit === one.unit);
    const other = all[index];
    if (other === undefined || !("unit" in other)) all.push(one);
    else {
      const { unit } = one;
      all[index] = { unit, from: { ...other.from, ...one.from }, to: { ...other.to, ...one.to } };
    }
  }
  return all;
}

/**
 * An event with what it changes in who sees whom: after all else that it does, wherever it moved
 * anybody.
 */
export function withSightings(state: Companion, event: BattleEvent, book: Rulebook): BattleEvent {
  if (!state.map?.hidden || !("changes" in event)) return event;
  const seen = sightings(state, boardAfter(state, event), book);
  return seen.length === 0 ? event : { ...event, changes: joined(event.changes, seen) };
}
