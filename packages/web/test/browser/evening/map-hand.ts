import { type Companion, laidOf } from "@adjutant/battle";
import type { Page } from "playwright-core";

/** A point of the table in centimetres, y away from the near edge. */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** A hand with a mouse over the map of a page. */
export class MapHand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Where a point of the table lies on the screen. */
  async on({ map }: Companion, at: TablePoint): Promise<TablePoint> {
    if (map === null) throw new Error("it is fought on no map");
    const { width, depth } = map.field;
    return this.#page.evaluate(onScreen, { width, depth, at });
  }

  /** Has nobody's block, and no thumb's room about it, under a point of the table. */
  isFree(state: Companion, { x, y }: TablePoint): boolean {
    const room = 3;
    return (laidOf(state)?.units ?? []).every(({ middle, footprint }) => {
      const { frontage, depth } = footprint ?? { frontage: 0, depth: 0 };
      const [dx, dy] = [middle.x / steps - x, middle.y / steps - y];
      return Math.hypot(dx, dy) > (frontage + depth) / 2 / steps + room;
    });
  }

  async tap(state: Companion, at: TablePoint): Promise<void> {
    const { x, y } = await this.on(state, at);
    await this.#page.mouse.click(x, y);
  }

  /** Takes a block by its middle and brings its front from one point to another. */
  async drag(state: Companion, unit: string, from: TablePoint, to: TablePoint): Promise<void> {
    const block = await this.on(state, middleOf(state, unit));
    const [a, b] = [await this.on(state, from), await this.on(state, to)];
    const { mouse } = this.#page;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    await mouse.move(block.x, block.y);
    await mouse.down();
    await mouse.move(block.x + dx / 2, block.y + dy / 2);
    await mouse.move(block.x + dx, block.y + dy);
    await mouse.up();
  }
}

/** Steps of the grid for a centimetre. */
const steps = 100;

/** The middle of the ground that a unit takes. */
export function middleOf(state: Companion, unit: string): TablePoint {
  const stands = laidOf(state)?.units.find(({ id }) => id === unit);
  if (stands === undefined) throw new Error(`${unit} is not on the map`);
  return { x: stands.middle.x / steps, y: stands.middle.y / steps };
}

/** In the page: a point of the sheet, without the frame about it, once the sheet lies at rest. */
async function onScreen(of: {
  readonly width: number;
  readonly depth: number;
  readonly at: TablePoint;
}): Promise<TablePoint> {
  const now = (): TablePoint => {
    const svg = document.querySelector<SVGSVGElement>(".map-pane .live-layer svg");
    const sheet = svg?.querySelector<SVGGElement>(":scope > g");
    const framed = sheet?.transform.baseVal.consolidate()?.matrix;
    if (!svg || !sheet || !framed) throw new Error("no map is drawn");
    const { left, top, width } = svg.getBoundingClientRect();
    const stretch = width / svg.width.baseVal.value;
    const perCm = (svg.width.baseVal.value - 2 * framed.e) / of.width;
    return {
      x: left + (framed.e + of.at.x * perCm) * stretch,
      y: top + (framed.f + (of.depth - of.at.y) * perCm) * stretch,
    };
  };
  for (let before = now(); ; ) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const after = now();
    if (after.x === before.x && after.y === before.y) return after;
    before = after;
  }
}
