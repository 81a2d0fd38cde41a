import { describe, expect, it } from "vitest";
import { bandLabels } from "../../src/board/band-labels.ts";

/** A quarter of a circle about the left end of the sheet, fired to the right. */
function band(name: "canister" | "effective" | "long", label: string, radius: number) {
  const outline = Array.from({ length: 41 }, (_, i) => {
    const turn = ((i - 20) * Math.PI) / 80;
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
  });
  const labelAt = { x: radius, y: 0 };
  return { band: name, outline, label, labelAt };
}

const drawn = (k: number) => (point: { x: number; y: number }) => ({
  x: point.x * k,
  y: point.y * k,
});

describe("names of the bands of an arc", () => {
  const bands = [
    band("canister", "canister · 20 cm", 20),
    band("effective", "effective · 40 cm", 40),
    band("long", "long · 85 cm", 85),
  ];

  it("stand in the middle of their edges where there is room", () => {
    const labels = bandLabels(bands, drawn(20));
    expect(labels.map(({ at }) => at)).toEqual([
      { x: 400, y: 0 },
      { x: 800, y: 0 },
      { x: 1700, y: 0 },
    ]);
  });

  it("move along them lest they lie upon each other, and still stand on the edge", () => {
    const labels = bandLabels(bands, drawn(4));
    expect(labels.map(({ band: name }) => name)).toEqual(["canister", "effective", "long"]);
    const [canister, effective] = labels.map(({ at }) => at);
    expect(canister).toEqual({ x: 80, y: 0 });
    expect(Math.abs(effective?.y ?? 0)).toBeGreaterThanOrEqual(20);
    expect(Math.hypot(effective?.x ?? 0, effective?.y ?? 0)).toBeCloseTo(160);
  });

  it("are left out where even so there is no room", () => {
    expect(bandLabels(bands, drawn(0.5)).map(({ band: name }) => name)).toEqual(["canister"]);
  });
});
