/** What is laid over the map for the unit in hand: its move, its fire, its charge. All in steps first. */

import type { PendingView } from "@adjutant/battle";
import {
  arcOutline,
  type ChargePath,
  canisterOn,
  chargePath,
  fireArc,
  type InFormation,
  lengthOf,
  musketsOn,
  type OnTable,
  type Point,
  path,
  placeFrom,
  sight,
  stepsIn,
  stepsOf,
  turns,
} from "@adjutant/field";
import type { Unit } from "@adjutant/rules";
import type { Declared } from "../battle/declared.ts";
import type { OnMap } from "../battle/onMap.ts";
import type {
  Band,
  ChargePreview,
  FireArc,
  Ghost,
  MarkedGround,
  Reach,
  SightShare,
} from "../board/overlay.ts";
import { unitsPerCm } from "../board/sheet.ts";
import { shortName } from "../board/short-name.ts";
import type { ShownField, ShownSide, TablePoint } from "../board/shown.ts";
import type { RangeBand } from "../resolve/fireFacts.ts";
import { wayOf } from "./march.ts";
import type { Marcher } from "./marching.ts";
import { sizeOf } from "./shown.ts";

/** A point on the grid as the board has it. */
export function tablePoint({ x, y }: Point): TablePoint {
  return { x: lengthOf(x), y: lengthOf(y) };
}

/** A unit where its move would bring it. */
export function ghostOf(
  { unit, from, to, plan }: Marcher,
  side: ShownSide,
  how: { readonly legal: boolean; readonly label: string | null; readonly held: boolean },
): Ghost {
  const { whole, part } = plan;
  // The unit as it ends: in the formation that it takes on the way.
  const { unit: facts } = whole.end;
  return {
    kind: "ghost",
    unit: { id: unit.id, side, unit: facts },
    at: to,
    footprint: sizeOf(whole.end),
    way: wayOf(from, whole),
    stages: whole.stages.slice(0, -1).map(({ pose }) => placeFrom(pose)),
    farthest: part === null ? null : placeFrom(part.end.pose),
    ...how,
  };
}

/** A unit that no move is meant for yet, held where it stands: keys and its handle move it. */
export function waiting(mover: InFormation, side: ShownSide): Ghost {
  return {
    kind: "ghost",
    unit: { id: mover.id, side, unit: mover.unit },
    at: placeFrom(mover.pose),
    footprint: sizeOf(mover),
    way: [],
    legal: true,
    label: null,
    held: true,
  };
}

/** Where units that fell back may have stopped earlier, behind whom (`fallback.retire`). */
export function stopsOf(
  { units }: OnMap,
  choices: readonly PendingView[],
  sides: readonly ShownSide[],
  nameOf: (id: string) => { readonly name: string } | null,
): Ghost[] {
  return choices.flatMap(({ unit: id, stops = [] }) => {
    const stands = units.find((one) => one.id === id);
    const side = sides.find((one) => one.id === stands?.side);
    if (stands === undefined || stands.holds !== null || side === undefined) return [];
    const ghost = waiting(stands, side);
    return stops.map(({ behind, at }) => ({
      ...ghost,
      // One unit with several ghosts.
      unit: { ...ghost.unit, id: `${id} behind ${behind}` },
      at,
      label: shortName(nameOf(behind)?.name ?? ""),
      held: false,
    }));
  });
}

/** Centimetres that a stretch of the edge is drawn deep, so that a finger finds it. */
const stretchDepth = 5;

/** The stretch of the edge where a brigade comes on (`reserve.scheduled`). */
export function stretchOf({ arrivals, field, scale }: ShownField, brigade: string): MarkedGround[] {
  const perUnit = unitsPerCm(field, scale);
  return arrivals.flatMap((arrival): MarkedGround[] => {
    const [[ax, ay], [bx, by]] = arrival.edge;
    if (arrival.brigade !== brigade) return [];
    // Into the table from whichever edge it is.
    const [dx, dy] =
      ay === by
        ? [0, ay < field.depth / 2 ? stretchDepth : -stretchDepth]
        : [ax < field.width / 2 ? stretchDepth : -stretchDepth, 0];
    const outline = [
      [ax, ay],
      [bx, by],
      [bx + dx, by + dy],
      [ax + dx, ay + dy],
    ].map(([x = 0, y = 0]) => ({ x: x * perUnit, y: y * perUnit }));
    return [{ kind: "ground", id: `arrival ${brigade}`, side: arrival.side, outline }];
  });
}

/** As far as a unit goes without turning about, and beyond that more faintly. */
export function reachesOf({ reach }: OnMap, unit: string): Reach[] {
  const far = reach(unit);
  if (far === null) return [];
  return [
    { kind: "reach", id: `${unit} about`, outline: far.about, faint: true },
    { kind: "reach", id: unit, outline: far.ahead },
  ];
}

/** As far as a general rides from where he is, on the table (`move.rate`). */
export function rideOf({ field, generals }: OnMap, of: string): Reach[] {
  const general = generals.find((one) => one.of === of);
  if (general === undefined) return [];
  const from = "area" in general.at ? general.at.middle : general.at;
  const far = stepsIn(field.book.clauses["move.rate"].value.general, field.scale);
  const outline = turnsRound.map(({ x, y }) => {
    // As far as the table goes in this direction.
    const across = x === 0 ? far : ((x > 0 ? field.width : 0) - from.x) / x;
    const up = y === 0 ? far : ((y > 0 ? field.depth : 0) - from.y) / y;
    const length = Math.min(far, across, up);
    return tablePoint({ x: from.x + x * length, y: from.y + y * length });
  });
  return [{ kind: "reach", id: `general ${of}`, outline }];
}

/** Directions all round. */
const turnsRound: readonly Point[] = Array.from({ length: 96 }, (_, i) => {
  const turn = (i * Math.PI) / 48;
  return { x: Math.sin(turn), y: Math.cos(turn) };
});

const bandOf: Readonly<Record<RangeBand["key"], Band>> = {
  near: "musketry",
  musket: "musketry",
  rifle: "musketry",
  canister: "canister",
  effective: "effective",
  long: "long",
  rocket: "long",
};

/**
 * Where a unit's fire goes, in its bands.
 *
 * @param straightAhead under the limits of Hesitant it fires no other way
 */
export function arcOf(
  { field }: OnMap,
  firer: InFormation,
  bands: readonly RangeBand[],
  straightAhead: boolean,
  label: (band: RangeBand) => string,
): FireArc {
  const eitherSide = straightAhead ? 0 : fireArc(field, firer.unit);
  return {
    kind: "arc",
    id: firer.id,
    bands: bands.map((band) => {
      const range = stepsOf(band.upTo);
      const outline =
        eitherSide === null
          ? allRound(firer, range)
          : arcOutline(firer.pose, firer.footprint, eitherSide, range);
      const points = outline.map(tablePoint);
      return {
        band: bandOf[band.key],
        outline: points,
        label: label(band),
        labelAt: points[Math.floor(points.length / 2)] ?? tablePoint(firer.pose),
      };
    }),
  };
}

/** Who faces all round is measured from all of its edge. */
function allRound({ middle, footprint }: InFormation, range: number): readonly Point[] {
  const out = range + (footprint.frontage + footprint.depth) / 4;
  return Array.from({ length: 48 }, (_, i) => {
    const turn = (i * Math.PI) / 24;
    return { x: middle.x + out * Math.sin(turn), y: middle.y + out * Math.cos(turn) };
  });
}

/** Who of a unit sees its target, and what stands before the others. */
export function sightOf(
  { field, units }: OnMap,
  firer: OnTable,
  target: OnTable,
  straightAhead: boolean,
  label: (clear: number, of: number) => string,
): SightShare {
  const seen = sight(field, units, firer, target, { straightAhead });
  return {
    kind: "sight",
    id: `${firer.id} ${target.id}`,
    rays: seen.points.map(({ at, sees }) => ({
      from: tablePoint(at),
      to: tablePoint(sees ?? target.middle),
      sees: sees !== null,
    })),
    blockers: seen.blockers,
    label: label(seen.clear, seen.of),
  };
}

/**
 * A charge as it would be made; null where no way leads there.
 *
 * @param wheel degrees of its wheel; left out, what leads there soonest
 */
export function chargeOf(
  { field, units, moveCase }: OnMap,
  charger: InFormation,
  target: OnTable,
  label: (path: ChargePath) => string | null,
  wheel?: number,
): ChargePreview | null {
  const { bonus = 0 } = moveCase(charger.id);
  const charge = chargePath(field, units, charger, target, {
    bonus,
    ...(wheel !== undefined && { turn: Math.round(wheel * turns.degree) }),
  });
  if ("refused" in charge) return null;
  const [first] = charge.legs;
  const wheeled =
    first?.kind === "wheel" ? placeFrom(path(field, units, charger, [first]).end.pose) : null;
  const start = placeFrom(charger.pose);
  const end = placeFrom(charge.end.pose);
  const [left, , , right] = charge.end.outline;
  const met = metOn(field, units, charger, target, charge);
  return {
    kind: "charge",
    id: `${charger.id} ${target.id}`,
    way: wheeled === null ? [start, end] : [start, wheeled, end],
    wheeled,
    end,
    footprint: sizeOf(charge.end),
    reaches: charge.inReach,
    contact: charge.inReach && left && right ? [tablePoint(left), tablePoint(right)] : null,
    fireAt: met && tablePoint(met),
    label: label(charge),
  };
}

/** The charges that stand declared, each as it would be ridden. */
export function declaredOf(map: OnMap, charges: readonly Declared[]): readonly ChargePreview[] {
  return charges.flatMap(({ unit, enemy, turn }) => {
    const charger = map.units.find(({ id }) => id === unit);
    const target = map.units.find(({ id }) => id === enemy);
    if (target === undefined || charger?.holds !== null) return [];
    return chargeOf(map, charger, target, () => null, turn ?? undefined) ?? [];
  });
}

/** Where the target's own fire meets a charge; null: it has none. */
function metOn(
  field: OnMap["field"],
  units: readonly OnTable[],
  charger: InFormation,
  target: OnTable,
  charge: ChargePath,
): Point | null {
  const { arm }: Unit = target.unit;
  if (arm === "cavalry" || target.holds !== null) return null;
  const met =
    arm === "artillery"
      ? canisterOn(field, units, target, charger, charge)
      : musketsOn(field, target, charger, charge);
  return met?.charger.pose ?? null;
}
