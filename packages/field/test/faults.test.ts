import { describe, expect, test } from "vitest";
import {
  distance,
  fieldFrom,
  placeIn,
  planIn,
  standing,
  standingFaults,
  zoneFrom,
} from "../src/index.ts";
import { rectangle } from "./moves.ts";
import { battalion, book, field, garrison, put, screen, stand } from "./pictures.ts";

const line = battalion();

describe("units that cannot stand where they do", () => {
  const on = field({
    terrain: [{ id: "v", kind: "builtUp", shape: rectangle(40, 40, 60, 60) }],
  });

  test("side by side, back to back and against a village, all is well", () => {
    const units = [
      stand(on, "A", line, 20, 20),
      stand(on, "B", line, 36, 20),
      stand(on, "C", line, 20, 18),
      stand(on, "D", line, 50, 40),
      put(on, "E", garrison(), { garrison: "v" }),
    ];
    expect(standingFaults(on, units)).toEqual([]);
  });

  test("one on another, by a tenth of a millimetre", () => {
    const units = [stand(on, "A", line, 20, 20), stand(on, "B", line, 35.99, 20)];
    expect(standingFaults(on, units)).toEqual([{ id: "A", fault: "overlaps", other: "B" }]);
  });

  test("off the table: the edge itself belongs to it", () => {
    const faults = (x: number) => standingFaults(on, [stand(on, "A", line, x, 90)]);
    expect(faults(8)).toEqual([]);
    expect(faults(7.99)).toEqual([{ id: "A", fault: "offTable" }]);
  });

  test("in a village without holding it", () => {
    const unit = stand(on, "A", line, 50, 40.01);
    expect(standingFaults(on, [unit])).toEqual([{ id: "A", fault: "inPlace", place: "v" }]);
  });

  test("place.capacity: one battalion or screen for each sector", () => {
    const held = ["A", "B"].map((id) => put(on, id, garrison(), { garrison: "v" }));
    expect(standingFaults(on, held)).toEqual([{ id: "B", fault: "tooMany", place: "v" }]);
    const town = field({
      terrain: [{ id: "v", kind: "builtUp", sectors: 2, shape: rectangle(40, 40, 60, 60) }],
    });
    const two = ["A", "B"].map((id) => put(town, id, garrison(), { garrison: "v" }));
    expect(standingFaults(town, two)).toEqual([]);
  });

  test("outside its zone, be it bent: its edge belongs to it", () => {
    const zone = zoneFrom({
      polygon: [
        [0, 0],
        [60, 0],
        [60, 30],
        [30, 30],
        [30, 60],
        [0, 60],
      ],
    });
    const faults = (x: number, y: number) =>
      standingFaults(field(), [stand(field(), "A", line, x, y)], () => zone);
    expect(faults(30, 30)).toEqual([]);
    expect(faults(22, 50)).toEqual([]);
    expect(faults(22.01, 50)).toEqual([{ id: "A", fault: "outsideZone" }]);
    expect(faults(30, 30.01)).toEqual([{ id: "A", fault: "outsideZone" }]);
  });
});

describe("scale.pair: one drawing for every scale", () => {
  const drawn = {
    inches: 0.65,
    width: 240,
    depth: 150,
    terrain: [
      {
        id: "h",
        kind: "hill",
        height: 1,
        shape: rectangle(20, 40, 60, 60),
        crest: [
          [20, 50],
          [60, 50],
        ],
      },
      {
        id: "r",
        kind: "road",
        shape: {
          line: [
            [0, 0],
            [100, 0],
          ],
          width: 2,
        },
      },
    ],
  } as const;
  const on = (scale: "cm" | "inch" | "inchAsCm") => fieldFrom(planIn(scale, drawn), book);

  test("coordinates become inches, figures have their own column", () => {
    expect([on("cm").width, on("cm").depth]).toEqual([24_000, 15_000]);
    expect([on("inch").width, on("inch").depth]).toEqual([15_600, 9750]);
    expect(on("inchAsCm").width).toBe(15_600);
    const [hill, road] = on("inch").terrain;
    expect(hill?.crest).toEqual([
      { x: 1300, y: 3250 },
      { x: 3900, y: 3250 },
    ]);
    expect(road?.width).toBe(130);
  });

  test("20 cm apart are 13 inches less what the figures are deeper", () => {
    const apart = (scale: "cm" | "inch") => {
      const table = on(scale);
      const at = (id: string, side: string, y: number) => {
        const there = standing(
          table,
          { id, side, unit: screen() },
          placeIn(scale, drawn, { x: 100, y, facing: 0 }),
        );
        if (there === null) throw new Error("it stands");
        return there;
      };
      return distance(at("A", "blue", 50), at("b", "red", 70));
    };
    // The rear edge of the one behind the other: 20 cm less 2, 13 inches less 1¼.
    expect(apart("cm")).toBe(1800);
    expect(apart("inch")).toBe(1175);
  });
});
