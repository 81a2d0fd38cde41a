/**
 * Who sees whom for the mere sight of him: all round, at any distance, and only the ground hides
 * (`fire.blockers`). Men on horseback look over the heads of others, so troops hide nobody.
 */
import { areaOfOutline } from "./area.ts";
import { type Convex, hullOf } from "./convex.ts";
import { type Point, stepsIn } from "./grid.ts";
import { stopsOf } from "./lines.ts";
import { frontPoint } from "./lookout.ts";
import { groundInTheWay, type Standpoint } from "./obstacles.ts";
import type { Field } from "./table.ts";

/** Somebody by himself on the table, such as a general. */
export function standsAlone(at: Point): Standpoint {
  const { x, y } = at;
  const around = [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ];
  return { area: areaOfOutline(around), middle: at, holds: null };
}

/** From how many points of each of its edges a unit looks. */
const eyesOnEdge = 4;

/** Corners, and points between them: from there a unit looks. */
function eyes(parts: readonly Convex[]): Point[] {
  return parts.flatMap((part) =>
    part.flatMap((corner, i) => {
      const next = part[(i + 1) % part.length] ?? corner;
      return Array.from({ length: eyesOnEdge }, (_, k) => {
        const share = k / eyesOnEdge;
        const { x, y } = corner;
        return { x: x + (next.x - x) * share, y: y + (next.y - y) * share };
      });
    }),
  );
}

function looks(field: Field, from: Standpoint, to: Standpoint): boolean {
  const corners = [...from.area.parts, ...to.area.parts].flatMap((part) => [...part]);
  const corridor = hullOf(corners);
  const obstacles = groundInTheWay(field, from, to, corridor);
  if (obstacles.length === 0) return true;
  const { intoWood } = field.book.clauses["fire.blockers"].value;
  const lookout = {
    target: to.area.parts,
    range: field.width + field.depth,
    stops: stopsOf(obstacles, stepsIn(intoWood, field.scale), corridor),
  };
  return eyes(from.area.parts).some(
    (at) => frontPoint(lookout, { at, out: at }, null).barred === null,
  );
}

/** Do two see each other: some point of the one any part of the other. */
export function seeEachOther(field: Field, one: Standpoint, other: Standpoint): boolean {
  return looks(field, one, other) || looks(field, other, one);
}
