/** Where the bands of an arc of fire are named: on their far edges, no name upon another. */
import { widthOf } from "./names.ts";
import type { FireArc } from "./overlay.ts";
import type { Dot } from "./plane.ts";

type Band = FireArc["bands"][number];

/** Along an edge from its middle outwards, as parts of the whole outline. */
const along = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;

/** How high a line of the names stands on the screen, px. */
const lineHeight = 20;

/**
 * A place for the name of each band: the middle of its far edge, or along that edge where a nearer
 * band is named already. One for which there is no room is not named: the edge tells it by its ink.
 *
 * @param dot where a point of the table lies on the screen
 */
export function bandLabels(
  bands: readonly Band[],
  dot: (point: Band["labelAt"]) => Dot,
): readonly { readonly band: Band["band"]; readonly label: string; readonly at: Dot }[] {
  const named: { band: Band["band"]; label: string; at: Dot; width: number }[] = [];
  for (const { band, label, labelAt, outline } of bands) {
    if (label === null) continue;
    const width = widthOf(label, "unit");
    const places = [
      labelAt,
      ...along.flatMap((part) => outline[Math.floor(outline.length * part)] ?? []),
    ];
    const free = places
      .map(dot)
      .find((at) =>
        named.every(
          (other) =>
            Math.abs(other.at.x - at.x) >= (other.width + width) / 2 ||
            Math.abs(other.at.y - at.y) >= lineHeight,
        ),
      );
    if (free !== undefined) named.push({ band, label, at: free, width });
  }
  return named;
}
