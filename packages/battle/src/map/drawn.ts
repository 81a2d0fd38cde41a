/** What cannot be on a table as it is drawn: shapes that a scale leaves nothing of, troops where none can be. */
import {
  type Field as Laying,
  lengthOf,
  type Shape,
  shapeFault,
  shapeTimes,
  standingFaults,
  stepsOf,
  timesIn,
} from "@adjutant/field";
import { isGarrison, type Rulebook, type Scale } from "@adjutant/rules";
import { offTableBar } from "../companion/on-table.ts";
import type { Board, RosterUnit } from "../companion/state.ts";
import { type Fault, fault, type Path } from "../faults.ts";
import type { Field } from "../formats/scenario-field.ts";
import { laidOf } from "./on-map.ts";

/** Shapes, and a table, of which nothing is left on the grid of a scale (`scale.inclusive`). */
export function scaleFaults(field: Field, scale: Scale): Fault[] {
  const times = timesIn(scale, field.inches);
  const lost = (path: Path): Fault => fault(["field", ...path], "lostInScale", { scale });
  const isLost = (shape: Shape): boolean => shapeFault(shapeTimes(shape, times)) !== null;
  return [
    ...(["width", "depth"] as const).flatMap((key) =>
      stepsOf(field[key] * times) > 0 ? [] : [lost([key])],
    ),
    ...field.terrain.flatMap(({ shape }, i) =>
      isLost(shape) ? [lost(["terrain", i, "shape"])] : [],
    ),
    ...field.deployment.flatMap(({ zone }, i) =>
      isLost(zone) ? [lost(["deployment", i, "zone"])] : [],
    ),
  ];
}

/** Troops that stand on the map from the start where no troops can, or who are not there yet. */
export function placesFaults(board: Board, book: Rulebook): Fault[] {
  const places = board.map?.field.places ?? {};
  const laid = laidOf(board, book);
  if (laid === null) return [];
  const { scale } = laid.field;
  const rosters = Object.keys(places).flatMap((id) => board.units[id] ?? []);
  return [
    ...rosters.flatMap((roster) => rosterFaults(board, roster)),
    ...heldByBoth(rosters),
    ...standingFaults(laid.field, laid.units).map((found) => told(found, laid.field, scale)),
  ];
}

/** A unit whose roster does not go with its place. */
function rosterFaults(board: Board, { id, at, brigade, unit }: RosterUnit): Fault[] {
  const path = ["field", "places", id];
  const away = offTableBar(board, brigade);
  const second = away?.clause === "tasking.reserve" ? "reserves" : "arrives";
  const place = "garrison" in unit ? unit.garrison?.place : undefined;
  return [
    ...(away === null ? [] : [fault(path, "conflict", { first: "places", second })]),
    ...(at === null || !isGarrison(unit)
      ? []
      : [fault(path, "garrisonOutside", { id, place: place ?? "" })]),
  ];
}

/** Places with garrisons of both sides. */
function heldByBoth(rosters: readonly RosterUnit[]): Fault[] {
  const holders = new Map<string, string>();
  return rosters.flatMap(({ id, side, place }) => {
    if (place === null) return [];
    const first = holders.get(place) ?? side;
    holders.set(place, first);
    return first === side ? [] : [fault(["field", "places", id], "heldByBoth", { id, place })];
  });
}

function told(
  found: ReturnType<typeof standingFaults>[number],
  field: Laying,
  scale: Scale,
): Fault {
  const { id } = found;
  const path = ["field", "places", id];
  switch (found.fault) {
    case "overlaps":
      return fault(path, "unitsOverlap", { id, other: found.other, scale });
    case "closedGround":
      return fault(path, "onClosedGround", { id, ground: found.piece, scale });
    case "inPlace":
      return fault(path, "placeNotHeld", { id, place: found.place, scale });
    case "tooMany": {
      const { place } = found;
      const sectors = field.terrain.find((piece) => piece.id === place)?.place?.sectors ?? 0;
      return fault(path, "placeFull", { place, sectors });
    }
    default: {
      const [width, depth] = [lengthOf(field.width), lengthOf(field.depth)];
      return fault(path, "standsOffTable", { id, width, depth, scale });
    }
  }
}
