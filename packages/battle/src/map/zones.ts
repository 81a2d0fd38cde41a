/** Where a unit may be set out: its zone, or its brigade's stretch of the edge. */
import {
  type Area,
  type InFormation,
  type OnTable,
  type Point,
  pointAt,
  shapeTimes,
  timesIn,
  zoneFrom,
  zoneHolds,
} from "@adjutant/field";
import type { Board, RosterUnit } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import type { DeploymentZone, Field } from "../formats/scenario-field.ts";
import type { Laid } from "./laid.ts";

/** A unit by what its zones are asked for. */
type Belonging = Pick<RosterUnit, "side" | "brigade">;

/**
 * The zones of a unit as they are drawn, with their numbers in the file: its brigade's own go before
 * its side's. Of several any may hold it.
 */
export function deploymentOf(
  { deployment }: Pick<Field, "deployment">,
  { side, brigade }: Belonging,
): readonly (readonly [index: number, zone: DeploymentZone])[] {
  const its = [...deployment.entries()].filter(([, zone]) => zone.side === side);
  const own = its.filter(([, zone]) => zone.brigade === brigade);
  return own.length > 0 ? own : its.filter(([, zone]) => zone.brigade === undefined);
}

/** The zones of a unit in the battle's scale. */
export function zonesOf(
  { map, options }: Pick<Board, "map" | "options">,
  unit: Belonging,
): readonly Area[] {
  if (map === null) return [];
  const times = timesIn(options.scale ?? "cm", map.field.inches);
  return deploymentOf(map.field, unit).map(([, { zone }]) => zoneFrom(shapeTimes(zone, times)));
}

/** What is wrong with a unit that is set out before the battle: it is not wholly in its zone. */
export function zoneFault({ board }: Laid, roster: RosterUnit, stands: OnTable): Fault | null {
  const within = zonesOf(board, roster).some((zone) => zoneHolds(zone, stands));
  return within ? null : fault(["places", roster.id], "outsideZone", { id: roster.id });
}

/** The stretch of the table's edge where a brigade comes on; null: it has none. */
export function stretchOf(
  { map, options }: Pick<Board, "map" | "options">,
  brigade: string,
): readonly [Point, Point] | null {
  const arrival = map?.field.arrivals?.find((one) => one.brigade === brigade);
  const times = timesIn(options.scale ?? "cm", map?.field.inches ?? 1);
  const [a, b] = (arrival?.edge ?? []).map(([x, y]) => pointAt([x * times, y * times]));
  return a && b ? [a, b] : null;
}

/** Corners between the lattice's points lie less than a step off a line. */
const nearly = 1;

/**
 * What is wrong with where a unit comes on: its rear is not on its brigade's stretch of the table's
 * edge (`reserve.scheduled`).
 */
export function arrivalFault(
  { board }: Laid,
  roster: RosterUnit,
  stands: InFormation,
): Fault | null {
  const stretch = stretchOf(board, roster.brigade);
  const [, rearLeft, rearRight] = stands.outline;
  const within = (value: number, from: number, to: number): boolean =>
    value >= Math.min(from, to) - nearly && value <= Math.max(from, to) + nearly;
  const on = ({ x, y }: Point, [a, b]: readonly [Point, Point]): boolean =>
    within(x, a.x, b.x) && within(y, a.y, b.y);
  const isOn =
    stretch !== null && [rearLeft, rearRight].every((corner) => corner && on(corner, stretch));
  return isOn ? null : fault(["places", roster.id], "notAtArrival", { id: roster.id });
}
