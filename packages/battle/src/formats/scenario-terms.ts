/** What a scenario says of its forces and its field, checked against them. */
import { type Fault, fault, type Path } from "../faults.ts";
import { nearestWord } from "../input/nearest.ts";
import type { ListedBrigade, ListedSide, ListedUnit } from "./order-of-battle.ts";
import type { ScenarioTerms } from "./scenario.ts";
import type { Field, TerrainPiece } from "./scenario-field.ts";
import { type Point, pointsOf, type Shape } from "./shapes.ts";

type Terms = Pick<ScenarioTerms, "reserves" | "objectives" | "field">;

/** Where each brigade is in the file, and whose it is. */
type Brigades = ReadonlyMap<
  string,
  { readonly side: string; readonly brigade: ListedBrigade; readonly path: Path }
>;

/** Everything that does not fit: ids of nobody, ground off the table, a side without a zone … */
export function termsFaults(terms: Terms, sides: readonly ListedSide[]): Fault[] {
  const brigades: Brigades = new Map(
    sides.flatMap((side, s) =>
      side.brigades.map((brigade, b) => [
        brigade.id,
        { side: side.id, brigade, path: ["sides", s, "brigades", b] },
      ]),
    ),
  );
  return [
    ...reserveFaults(terms, brigades),
    ...objectiveFaults(terms, sides),
    ...(terms.field ? fieldFaults(terms.field, terms, sides, brigades) : []),
  ];
}

/** An id that is none of those known: which would be right, or the one that was surely meant. */
function notKnown(path: Path, id: string, known: readonly string[]): Fault {
  const near = nearestWord(id, known);
  return fault(path, "unknownId", { id, allowed: near ?? known.join(", ") });
}

/** The same, nothing where the id is known. */
function unlessKnown(path: Path, id: string, known: readonly string[]): Fault[] {
  return known.includes(id) ? [] : [notKnown(path, id, known)];
}

function twice(ids: readonly string[], path: (index: number) => Path): Fault[] {
  const seen = new Set<string>();
  return ids.flatMap((id, index) =>
    seen.size === seen.add(id).size ? [fault(path(index), "duplicateId", { id })] : [],
  );
}

function reserveFaults({ reserves = {} }: Terms, brigades: Brigades): Fault[] {
  return Object.keys(reserves).flatMap((id) => {
    const held = brigades.get(id);
    const path = ["reserves", id];
    if (!held) return [notKnown(path, id, [...brigades.keys()])];
    // It comes by the turn or by choice (`reserve.scheduled`), not by both.
    return held.brigade.arrives === undefined
      ? []
      : [fault(path, "conflict", { first: "reserves", second: "arrives" })];
  });
}

function objectiveFaults({ objectives, field }: Terms, sides: readonly ListedSide[]): Fault[] {
  const known = sides.map(({ id }) => id);
  const ground = field?.terrain.map(({ id }) => id);
  return [
    ...twice(
      objectives.map(({ id }) => id),
      (index) => ["objectives", index, "id"],
    ),
    ...objectives.flatMap(({ place, points, heldBy }, index) => {
      const path = ["objectives", index];
      return [
        ...Object.keys(points).flatMap((side) =>
          unlessKnown([...path, "points", side], side, known),
        ),
        ...(heldBy === undefined ? [] : unlessKnown([...path, "heldBy"], heldBy, known)),
        ...(place === undefined ? [] : unlessKnown([...path, "place"], place, ground ?? [])),
        ...(place === undefined && ground !== undefined
          ? [fault(path, "missing", { key: "place", expected: "text", allowed: ground.join(", ") })]
          : []),
      ];
    }),
  ];
}

function fieldFaults(
  field: Field,
  terms: Terms,
  sides: readonly ListedSide[],
  brigades: Brigades,
): Fault[] {
  return [
    ...terrainFaults(field),
    ...zoneFaults(field, terms, sides, brigades),
    ...arrivalFaults(field, terms, brigades),
    ...placeFaults(field, sides),
  ];
}

/** Points that lie beyond the table, each under its own place. */
function offTable(
  points: readonly Point[],
  path: Path,
  { width, depth }: Pick<Field, "width" | "depth">,
): Fault[] {
  return points.flatMap(([x, y], index) =>
    x <= width && y <= depth ? [] : [fault([...path, index], "offTable", { x, y, width, depth })],
  );
}

function shapeOff(shape: Shape, path: Path, field: Field): Fault[] {
  const [key, points] = pointsOf(shape);
  return offTable(points, [...path, key], field);
}

function terrainFaults(field: Field): Fault[] {
  return [
    ...twice(
      field.terrain.map(({ id }) => id),
      (index) => ["field", "terrain", index, "id"],
    ),
    ...field.terrain.flatMap((piece, index) => {
      const path = ["field", "terrain", index];
      const crest = piece.kind === "hill" ? (piece.crest ?? []) : [];
      return [
        ...shapeOff(piece.shape, [...path, "shape"], field),
        ...offTable(crest, [...path, "crest"], field),
      ];
    }),
  ];
}

/** Does a brigade come on later: at its turn, or when it is sent for. */
function comesLater({ arrives, id }: ListedBrigade, { reserves = {} }: Terms): boolean {
  return arrives !== undefined || reserves[id]?.kind === "offTable";
}

function zoneFaults(
  field: Field,
  terms: Terms,
  sides: readonly ListedSide[],
  brigades: Brigades,
): Fault[] {
  const zones = field.deployment;
  const found = zones.flatMap(({ side, brigade, zone }, index) => {
    const path = ["field", "deployment", index];
    const own = sides.find(({ id }) => id === side);
    const ids = own?.brigades.map(({ id }) => id) ?? [...brigades.keys()];
    return [
      ...(own
        ? []
        : [
            notKnown(
              [...path, "side"],
              side,
              sides.map(({ id }) => id),
            ),
          ]),
      ...(brigade === undefined ? [] : unlessKnown([...path, "brigade"], brigade, ids)),
      ...shapeOff(zone, [...path, "zone"], field),
    ];
  });
  const without = sides.flatMap((side) => {
    const its = zones.filter((zone) => zone.side === side.id);
    if (its.some(({ brigade }) => brigade === undefined)) return [];
    return side.brigades
      .filter((brigade) => !comesLater(brigade, terms))
      .filter(({ id }) => !its.some(({ brigade }) => brigade === id))
      .map(({ id }) => fault(["field", "deployment"], "noZone", { side: side.id, brigade: id }));
  });
  return [...found, ...without];
}

/** Do both points lie on one and the same edge of the table. */
function onOneEdge([[ax, ay], [bx, by]]: readonly [Point, Point], field: Field): boolean {
  const along = (a: number, b: number, most: number) => a === b && (a === 0 || a === most);
  return along(ax, bx, field.width) || along(ay, by, field.depth);
}

function arrivalFaults(field: Field, terms: Terms, brigades: Brigades): Fault[] {
  const arrivals = field.arrivals ?? [];
  const later = [...brigades.values()].flatMap(({ brigade }) =>
    comesLater(brigade, terms) ? [brigade.id] : [],
  );
  return [
    ...twice(
      arrivals.map(({ brigade }) => brigade),
      (index) => ["field", "arrivals", index, "brigade"],
    ),
    ...arrivals.flatMap(({ brigade, edge }, index) => {
      const path = ["field", "arrivals", index];
      const off = offTable(edge, [...path, "edge"], field);
      const astray = off.length === 0 && !onOneEdge(edge, field);
      return [
        ...unlessKnown([...path, "brigade"], brigade, later),
        ...off,
        ...(astray ? [fault([...path, "edge"], "notOnEdge", {})] : []),
      ];
    }),
    ...later
      .filter((id) => !arrivals.some(({ brigade }) => brigade === id))
      .map((brigade) => fault(["field", "arrivals"], "noArrival", { brigade })),
  ];
}

/** Is this a place that units hold. */
function isHeld(
  piece: TerrainPiece,
): piece is Extract<TerrainPiece, { kind: "builtUp" | "strongpoint" }> {
  return piece.kind === "builtUp" || piece.kind === "strongpoint";
}

function placeFaults(field: Field, sides: readonly ListedSide[]): Fault[] {
  const units = new Map(
    sides.flatMap(({ brigades }) =>
      brigades.flatMap((brigade) => brigade.units.map((listed) => [listed.unit.id, listed])),
    ),
  );
  const held = new Map(field.terrain.filter(isHeld).map((piece) => [piece.id, piece]));
  const holding = new Map<string, number>();
  return Object.entries(field.places ?? {}).flatMap(([id, stand]) => {
    const path = ["field", "places", id];
    const listed = units.get(id);
    if (!listed) return [notKnown(path, id, [...units.keys()])];
    if (!("garrison" in stand)) {
      const { x, y } = stand;
      const off = x > field.width || y > field.depth;
      const { width, depth } = field;
      return off ? [fault(path, "offTable", { x, y, width, depth })] : [];
    }
    const place = held.get(stand.garrison);
    if (!place) return [notKnown([...path, "garrison"], stand.garrison, [...held.keys()])];
    const count = (holding.get(place.id) ?? 0) + 1;
    holding.set(place.id, count);
    const sectors = place.sectors ?? 1;
    return [
      ...(holdsKind(listed) === place.kind
        ? []
        : [fault([...path, "garrison"], "garrisonElsewhere", { unit: id, place: place.kind })]),
      ...(count === sectors + 1
        ? [fault([...path, "garrison"], "placeFull", { place: place.id, sectors })]
        : []),
    ];
  });
}

/** The kind of place that a unit of the order of battle holds; null where it holds none. */
function holdsKind({ unit }: ListedUnit): string | null {
  return "garrison" in unit ? (unit.garrison?.place ?? null) : null;
}
