/** Where short texts stand that belong to something on the map: none on another. In pixels of the sheet. */
import { type Box, type Dot, meet } from "./plane.ts";
import { type Bounds, linesOf, tagSize } from "./tag.ts";

export interface WantedTag {
  readonly id: string;
  readonly text: string;
  readonly tone: "plain" | "may" | "mayNot";
  /** What it belongs to. */
  readonly at: Dot;
  /** The way it lies from there, a direction of length 1: behind a rear, so that the front stays free. */
  readonly toward: Dot;
  /** It stands in the list as well: where there is no room for it, it is left out. */
  readonly spare?: true;
}

export interface PlacedTag extends WantedTag {
  readonly box: Box;
  readonly lines: readonly string[];
  /** It had to go so far that a line leads back. */
  readonly led: boolean;
}

const gap = 7;

/** Steps along the way and breadths aside, as they are tried. */
const places: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0.4],
  [0, -0.4],
  ...[1, 2, 3, 4].flatMap((step) => [
    [step, 0] as const,
    [step, 0.5] as const,
    [step, -0.5] as const,
  ]),
  [0, 1],
  [0, -1],
];

/**
 * The first of them stand best; the others go farther along their way, or aside. Where no place is free,
 * a spare one lies on a front rather than on another text, or is left out; any other lies where it belongs.
 */
export function placeTags(
  wanted: readonly WantedTag[],
  bounds: Bounds,
  fronts: readonly Box[],
): readonly PlacedTag[] {
  const placed: PlacedTag[] = [];
  for (const tag of wanted) {
    const lines = linesOf(tag.text);
    const { width, height } = tagSize(lines);
    const reach = gap + (Math.abs(tag.toward.x) * width + Math.abs(tag.toward.y) * height) / 2;
    const boxAt = (step: number, aside: number): Box => {
      const far = reach + step * (height + 4);
      const [x, y] = [
        tag.at.x + tag.toward.x * far + -tag.toward.y * aside * (width + 4),
        tag.at.y + tag.toward.y * far + tag.toward.x * aside * (width + 4),
      ];
      const left = Math.min(Math.max(x - width / 2, 2), Math.max(2, bounds.width - width - 2));
      const top = Math.min(Math.max(y - height / 2, 2), Math.max(2, bounds.depth - height - 2));
      return { left, top, right: left + width, bottom: top + height };
    };
    let best: Pick<PlacedTag, "box" | "led"> | undefined;
    let onFront: typeof best;
    for (const [step, aside] of places) {
      const box = boxAt(step, aside);
      if (placed.some((other) => meet(box, other.box))) continue;
      const place = { led: step > 0 || Math.abs(aside) > 0.5, box };
      if (!fronts.some((front) => meet(box, front))) {
        best = place;
        break;
      }
      onFront ??= place;
    }
    if (tag.spare) best ??= onFront;
    if (best === undefined && tag.spare) continue;
    placed.push({ ...tag, ...(best ?? { led: false, box: boxAt(0, 0) }), lines });
  }
  return placed;
}
