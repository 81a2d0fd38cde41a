import { decide, evolve, parseScenario, startScenario } from "../packages/battle/dist/index.js";
import { placeFrom } from "../packages/field/dist/index.js";

const named = (id) => ({ en: id, ru: id });

const band = (near, far, width) => ({
  polygon: [
    [0, near],
    [width, near],
    [width, far],
    [0, far],
  ],
});

/**
 * A battle on the map with these units where they stand, each under a general of its own.
 * @param how `hidden`: troops out of sight are hidden
 */
export function mapBattle({ width, depth, terrain }, units, how = {}) {
  const sides = [...new Set(units.map(({ side }) => side))];
  const read = parseScenario({
    format: "adjutant/scenario@1",
    id: "bench",
    name: named("bench"),
    sources: { a: { title: "A bench" } },
    turns: 6,
    sides: sides.map((side) => ({
      id: side,
      name: named(side),
      nation: side,
      commander: { name: named("commander"), rating: "average" },
      brigades: units
        .filter((one) => one.side === side)
        .map(({ id, unit }) => ({
          id: `${id}-brigade`,
          name: named(id),
          general: { name: named("general") },
          units: [{ name: named(id), unit: { ...unit, id } }],
        })),
    })),
    objectives: [],
    field: {
      scale: "cm",
      inches: 0.65,
      width,
      depth,
      terrain,
      deployment: sides.map((side, i) => ({
        side,
        zone: i === 0 ? band(0, depth / 2, width) : band(depth / 2, depth, width),
      })),
    },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const start = startScenario(read.value, { id: "bench", map: true, ...how });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  let { state } = start.value;
  for (const { id, pose } of units) {
    const to = { at: placeFrom(pose), general: true };
    const decision = decide(state, {
      type: "correct",
      id: `at ${id}`,
      unit: id,
      to,
      reason: "other",
    });
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    state = decision.events.reduce(evolve, state);
  }
  return state;
}
