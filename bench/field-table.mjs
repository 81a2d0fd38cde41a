import { fieldFrom, standing } from "../packages/field/dist/index.js";
import { rulebook } from "../packages/rules/dist/index.js";

const hundredths = (length) => Math.round(length * 100) / 100;

/** A table of 240 × 150 cm with 40 pieces of terrain and two armies of 30 units, in three lines. */
export function crowdedTable() {
  const terrain = [];
  const around = (x, y, size, corners) => ({
    polygon: Array.from({ length: corners }, (_, i) => {
      const turn = (i / corners) * 2 * Math.PI;
      const reach = size * (i % 2 === 0 ? 1 : 0.75);
      return [hundredths(x + reach * Math.cos(turn)), hundredths(y + reach * Math.sin(turn))];
    }),
  });
  for (let i = 0; i < 30; i++) {
    const x = 12 + ((i * 53) % 216);
    const y = 10 + ((i * 31) % 130);
    const kind = ["woods", "rough", "builtUp", "hill", "marsh"][i % 5];
    const more = kind === "hill" ? { height: 1 + (i % 2) } : {};
    terrain.push({ id: `piece${i}`, kind, shape: around(x, y, 4 + (i % 4), 8), ...more });
  }
  for (let i = 0; i < 10; i++) {
    const kind = ["road", "river", "cover"][i % 3];
    const line = [
      [0, 15 * i + 2],
      [80, 15 * i + 9],
      [160, 15 * i + 4],
      [240, 15 * i + 8],
    ];
    terrain.push({ id: `course${i}`, kind, shape: { line, width: 2 } });
  }
  const plan = { width: 240, depth: 150, terrain };
  const field = fieldFrom(plan, rulebook);
  const units = [];
  for (let i = 0; i < 60; i++) {
    const blue = i < 30;
    const [column, row] = [i % 10, Math.floor((i % 30) / 10)];
    const unit =
      i % 5 === 4
        ? {
            arm: "artillery",
            kind: "gun",
            gun: "medium",
            mount: "foot",
            models: 4,
            grade: "line",
            formation: "deployed",
          }
        : i % 5 === 3
          ? { arm: "cavalry", class: "battle", grade: "line", size: "standard", formation: "line" }
          : {
              arm: "infantry",
              grade: "line",
              size: "standard",
              formation: i % 2 ? "attackColumn" : "line",
            };
    const place = {
      x: 20 + 22 * column + 3 * row,
      y: blue ? 60 - 15 * row : 90 + 15 * row,
      facing: (blue ? 0 : 180) + ((i * 7) % 11) - 5,
    };
    units.push(
      standing(
        field,
        { id: `u${i}`, side: blue ? "blue" : "red", unit },
        { ...place, facing: (place.facing + 360) % 360 },
      ),
    );
  }
  return { field, units, plan };
}
