import { type Distance, inScale, type Rulebook, type Scale, type Unit } from "@adjutant/rules";
import type { Size2D } from "./shapes.ts";

/**
 * Frontage and depth of a unit in the unit of the scale (`footprint.table`). A garrison has none
 * of its own; it is drawn at the frontage of its column, which its place covers.
 */
export function footprintOf(unit: Unit, scale: Scale, book: Rulebook, bases?: number): Size2D {
  const table = book.clauses["footprint.table"].value;
  const read = (pair: Distance): number => inScale(pair, scale);
  switch (unit.arm) {
    case "infantry": {
      const formation = unit.formation ?? "attackColumn";
      const { front, depth } = table.infantry[formation];
      const [times, by] = table.sizeShare[unit.size];
      const share = times / by;
      return {
        width: tenths(read(front) * (formation === "marchColumn" ? 1 : share)),
        depth: tenths(
          read(depth) * (formation === "marchColumn" || formation === "square" ? share : 1),
        ),
      };
    }
    case "cavalry": {
      const { front, depth } = table.cavalry[unit.formation];
      const [times, by] = table.sizeShare[unit.size];
      return { width: tenths((read(front) * times) / by), depth: read(depth) };
    }
    case "artillery": {
      const { deployed, limbered } = table.artillery;
      return unit.formation === "deployed"
        ? { width: read(deployed.frontPerModel) * unit.models, depth: read(deployed.depth) }
        : { width: read(limbered.front), depth: read(limbered.depthPerModel) * unit.models };
    }
    case "screen": {
      const { base, gap } = table.screen;
      const count = bases ?? unit.bases;
      return { width: read(base.front) * count + read(gap) * (count - 1), depth: read(base.depth) };
    }
  }
}

/** Footprints are rounded half up to the tenth. */
function tenths(length: number): number {
  return Math.floor(length * 10 + 0.5) / 10;
}
