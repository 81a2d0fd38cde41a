import { describe, expect, it } from "vitest";
import {
  type Camera,
  centred,
  frame,
  isNear,
  kept,
  panned,
  under,
  whole,
  zoomed,
} from "../../src/board/camera.ts";

const sheet = { width: 2400, depth: 1500 };
const pane = { width: 1200, height: 700 };

/** Where a point of the sheet stands on the pane. */
const over = ({ k, x, y }: Camera, at: { x: number; y: number }) => [x + k * at.x, y + k * at.y];

describe("the whole sheet", () => {
  it("lies in the middle of the pane, its frame within it", () => {
    const camera = whole(sheet, pane);
    expect(camera.k).toBeCloseTo((700 - 2 * frame) / 1500, 9);
    expect(over(camera, { x: 1200, y: 750 })).toEqual([600, 350]);
    expect(over(camera, { x: 0, y: 0 })[1]).toBeCloseTo(frame, 9);
    expect(isNear(camera, sheet, pane)).toBe(false);
  });
});

describe("zoom", () => {
  it("keeps what lies under the finger", () => {
    const at = { x: 500, y: 300 };
    const before = zoomed(whole(sheet, pane), 2, { x: 600, y: 350 }, sheet, pane);
    const after = zoomed(before, 1.3, at, sheet, pane);
    expect(after.k).toBeCloseTo(before.k * 1.3, 9);
    const point = under(before, at);
    const [x, y] = over(after, point);
    expect(x).toBeCloseTo(at.x, 6);
    expect(y).toBeCloseTo(at.y, 6);
  });

  it("never shows less than a pace nor more than the sheet", () => {
    const all = whole(sheet, pane);
    expect(zoomed(all, 0.2, { x: 0, y: 0 }, sheet, pane)).toEqual(all);
    const nearest = zoomed(all, 1e6, { x: 600, y: 350 }, sheet, pane);
    expect(zoomed(nearest, 2, { x: 600, y: 350 }, sheet, pane).k).toBe(nearest.k);
  });
});

describe("pan", () => {
  it("stops where the frame meets the edge of the pane", () => {
    const near = zoomed(whole(sheet, pane), 3, { x: 600, y: 350 }, sheet, pane);
    const left = kept(panned(near, 1e5, 1e5), sheet, pane);
    expect([left.x, left.y]).toEqual([frame, frame]);
    const right = kept(panned(near, -1e5, -1e5), sheet, pane);
    expect(right.x + sheet.width * right.k).toBeCloseTo(pane.width - frame, 6);
    expect(right.y + sheet.depth * right.k).toBeCloseTo(pane.height - frame, 6);
  });

  it("brings a point into the middle", () => {
    const near = zoomed(whole(sheet, pane), 3, { x: 600, y: 350 }, sheet, pane);
    const camera = centred(near, { x: 1000, y: 800 }, sheet, pane);
    expect(under(camera, { x: 600, y: 350 }).x).toBeCloseTo(1000, 6);
    expect(under(camera, { x: 600, y: 350 }).y).toBeCloseTo(800, 6);
  });
});
