/** The small battle of the tests as a scenario: a plain of 120 by 90 with a village and a brook. */
import { orderFile } from "./forces.ts";

export const square = (x: number, y: number, side: number) => ({
  polygon: [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
});

const band = (y: number) => ({
  polygon: [
    [0, y],
    [120, y],
    [120, y + 20],
    [0, y + 20],
  ],
});

const named = (id: string) => ({ en: id, ru: id });

/** The file of a scenario, as JSON. */
export function scenarioFile(): Record<string, unknown> {
  const order = orderFile();
  return {
    ...order,
    format: "adjutant/scenario@1",
    turns: 8,
    options: { marking: "markers" },
    objectives: [
      {
        id: "mill",
        name: named("mill"),
        place: "village",
        points: { red: { perTurn: 1, atEnd: 5 }, blue: { atEnd: 5 } },
        heldBy: "blue",
        values: { points: { source: ["a"] } },
      },
    ],
    field: {
      scale: "cm",
      inches: 0.65,
      width: 120,
      depth: 90,
      terrain: [
        { id: "village", kind: "builtUp", shape: square(50, 40, 12), sectors: 2 },
        { id: "wood", kind: "woods", ground: "rough", shape: square(10, 40, 15) },
        {
          id: "height",
          kind: "hill",
          height: 2,
          steep: true,
          shape: square(80, 40, 20),
          crest: [
            [85, 50],
            [95, 50],
          ],
        },
        {
          id: "brook",
          kind: "river",
          shape: {
            line: [
              [0, 30],
              [60, 32],
              [120, 30],
            ],
            width: 2,
          },
        },
        {
          id: "high-road",
          kind: "road",
          shape: {
            line: [
              [60, 0],
              [56, 45],
              [60, 90],
            ],
            width: 3,
          },
          values: { shape: { choice: true, note: named("ours") } },
        },
      ],
      deployment: [
        { side: "red", zone: band(0) },
        { side: "blue", brigade: "blue-brigade", zone: band(70) },
      ],
    },
  };
}

export type Path = readonly (string | number)[];

/** A copy of the small scenario, changed at a path; `undefined` leaves the key out. */
export function changed(...changes: readonly (readonly [Path, unknown])[]): unknown {
  const copy: unknown = structuredClone(scenarioFile());
  for (const [path, value] of changes) {
    const last = path.at(-1);
    const part = path
      .slice(0, -1)
      .reduce<unknown>((whole, key) => Reflect.get(Object(whole), key), copy);
    if (last === undefined) continue;
    if (value === undefined) Reflect.deleteProperty(Object(part), last);
    else Reflect.set(Object(part), last, value);
  }
  return copy;
}
