/** In which order the sheets are drawn anew at rest: a few things a frame, what one looks at first. Headless. */
import { type Camera, type Pane, under } from "./camera.ts";
import { detailAt, penAt } from "./pen.ts";
import { dotOf, paperOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import type { Stage } from "./useStaged.ts";

/** So many blocks a frame: about as dear as what comes with each. */
const blocks = 8;

/**
 * @param drawn pixels for a millimetre, that all come to
 * @param before the same, as a part has been drawn
 */
export function stagesOf(
  { units, field, scale }: Pick<ShownField, "units" | "field" | "scale">,
  camera: Camera,
  { width, height }: Pane,
  drawn: number,
  before: (part: string) => number,
): Stage[] {
  const paper = paperOf(field, scale);
  const middle = under(camera, { x: width / 2, y: height / 2 });
  const others = units
    .flatMap(({ id, standing }) => {
      if (!("at" in standing) || looksAlike(before(id), drawn)) return [];
      const { x, y } = dotOf(standing.at, paper);
      return [{ id, away: Math.hypot(x - middle.x, y - middle.y) }];
    })
    .toSorted((a, b) => a.away - b.away)
    .map(({ id }) => id);
  const stages: Stage[] = [["ground"], ["troops"], ["over"], [names, marks]];
  for (let first = 0; first < others.length; first += blocks) {
    stages.push(others.slice(first, first + blocks));
  }
  return stages;
}

/** The parts of the troops' sheet that are none of their blocks: words, and what flies over them. */
export const names = "names";
export const marks = "marks";

/** Its lines stretch with a block between these scales, and no more of it is to be seen. */
function looksAlike(one: number, other: number): boolean {
  return penAt(one) === penAt(other) && detailAt(one) === detailAt(other);
}
