import { decide, legal } from "../packages/battle/dist/index.js";
import {
  chargePath,
  distance,
  fireRange,
  longest,
  path,
  pathTo,
  reach,
  sight,
} from "../packages/field/dist/index.js";
import { chargeReach } from "../packages/rules/dist/index.js";
import { crowdedTable } from "./field-table.mjs";
import { mapBattle } from "./map-battle.mjs";

export const name = "The field: 60 units and 40 pieces of terrain, on one core";

const { field, units, plan } = crowdedTable();
const blue = units.slice(0, 30);
const red = units.slice(30);

const sorted = (figures) => figures.toSorted((a, b) => a - b);
const at = (figures, share) => sorted(figures)[Math.floor((figures.length - 1) * share)] ?? 0;

/**
 * Milliseconds that each of many things takes: the best of several rounds, since on a shared machine
 * the others are what somebody else does.
 */
function times(cases, work, rounds = 7) {
  const best = cases.map(() => Number.POSITIVE_INFINITY);
  let sink = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [i, one] of cases.entries()) {
      const start = performance.now();
      sink += work(one);
      best[i] = Math.min(best[i], performance.now() - start);
    }
  }
  if (!Number.isFinite(sink)) throw new Error("a bench must use what it makes");
  return best;
}

function sightRows() {
  const shooters = blue.filter(({ unit }) => unit.arm !== "cavalry");
  const pairs = shooters.flatMap((firer) => red.map((target) => [firer, target]));
  const far = times(
    pairs,
    ([firer, target]) => sight(field, units, firer, target, { range: 8500 }).clear,
  );
  const own = times(
    pairs,
    ([firer, target]) =>
      sight(field, units, firer, target, { range: fireRange(field, firer.unit) }).clear,
  );
  return [
    {
      what: "share that can fire, one pair at its own range, median",
      figure: at(own, 0.5),
      unit: "ms",
      target: { atMost: 0.1 },
      note: `${pairs.length} pairs; 95th percentile ${at(own, 0.95).toFixed(3)} ms`,
    },
    {
      what: "the same over the whole table, median",
      figure: at(far, 0.5),
      unit: "ms",
      target: { atMost: 0.1 },
      note: `range 85 cm for all; 95th percentile ${at(far, 0.95).toFixed(3)} ms, worst ${at(far, 1).toFixed(2)} ms`,
    },
  ];
}

/** One frame of a drag: the way to where the pointer is, what it costs, and its longest legal part. */
function frame([unit, dx, dy]) {
  const goal = { x: unit.pose.x + dx, y: unit.pose.y + dy };
  const way = pathTo(field, units, unit, goal);
  return longest(field, units, unit, way.legs).spent + way.spent;
}

function moveRows() {
  const drags = blue.flatMap((unit) =>
    [
      [0, 900],
      [700, 1400],
      [-1500, 600],
      [300, -900],
      [2600, 2600],
    ].map(([dx, dy]) => [unit, dx, dy]),
  );
  const frames = times(drags, frame);
  const reaches = times(blue, (unit) => reach(field, units, unit).length, 5);
  const charges = times(
    blue
      .filter(({ unit }) => unit.arm !== "artillery")
      .flatMap((unit) => red.map((to) => [unit, to])),
    ([charger, target]) => ("refused" in chargePath(field, units, charger, target) ? 0 : 1),
    3,
  );
  const straight = times(
    blue,
    (unit) => path(field, units, unit, [{ kind: "ahead", length: 1200 }]).spent,
  );
  return [
    {
      what: "one dragged frame: way, cost, longest legal part",
      figure: at(frames, 0.95),
      unit: "ms",
      target: { atMost: 2 },
      note: `95th percentile of ${drags.length}; median ${at(frames, 0.5).toFixed(3)} ms, worst ${at(frames, 1).toFixed(2)} ms`,
    },
    { what: "a path straight on", figure: at(straight, 0.5), unit: "ms", note: "median" },
    {
      what: "a unit's reach as an outline",
      figure: at(reaches, 0.5),
      unit: "ms",
      note: "median",
    },
    {
      what: "a charge's path with its wheel",
      figure: at(charges, 0.5),
      unit: "ms",
      note: "median",
    },
  ];
}

/** Reach, targets and charges of one unit, as a board wants them when it is that side's turn. */
function legalOrders(unit) {
  let orders = reach(field, units, unit).length;
  const range = fireRange(field, unit.unit);
  const charges = chargeReach(unit.unit, field.scale, field.book);
  for (const enemy of red) {
    const away = distance(unit, enemy);
    if (away <= range) orders += sight(field, units, unit, enemy).clear;
    if (charges === null || away > charges * 100) continue;
    orders += "refused" in chargePath(field, units, unit, enemy) ? 0 : 1;
  }
  return orders;
}

/** Runs before those that count: what the compiler takes meanwhile is processor time too. */
const warmUp = 10;

/** Processor time, since this takes long enough for others on the machine to come between. */
function legalRow() {
  const spent = [];
  for (let i = -warmUp; i < 25; i++) {
    const start = process.cpuUsage();
    const orders = blue.reduce((sum, unit) => sum + legalOrders(unit), 0);
    const { user, system } = process.cpuUsage(start);
    if (!Number.isFinite(orders)) throw new Error("a bench must use what it makes");
    if (i >= 0) spent.push((user + system) / 1000);
  }
  return {
    what: "all legal orders of a side of 30",
    figure: at(spent, 0.5),
    unit: "ms",
    target: { atMost: 20 },
    note: `reach, targets with their share, charges; median, best ${at(spent, 0).toFixed(1)} ms`,
  };
}

/** A unit put elsewhere, in a battle of its own: from a hidden one who sees whom is worked out anew. */
function sightingsRow() {
  const [unit] = blue;
  const spent = (how) => {
    const state = { ...mapBattle(plan, units, how), phase: "movement" };
    const { x, y, facing } = state.units[unit.id].at;
    const figures = [];
    for (let i = -warmUp; i < 200; i++) {
      // Never twice at the same place: what was looked for before is remembered.
      const to = { at: { x: x + (i + warmUp + 1) / 100, y, facing } };
      const command = { type: "correct", id: `to ${i}`, unit: unit.id, to, reason: "other" };
      const start = performance.now();
      const decision = decide(state, command);
      if (i >= 0) figures.push(performance.now() - start);
      if (!decision.ok) throw new Error("a bench must use what it makes");
    }
    return figures;
  };
  const [hidden, open] = [spent({ hidden: true }), spent({})];
  return {
    what: "a battle on the map: one of 60 units moves where troops out of sight are hidden",
    figure: at(hidden, 0.5),
    unit: "ms",
    target: { atMost: 1 },
    note: `the whole event; median, 95 of 100 within ${at(hidden, 0.95).toFixed(2)} ms; where all see all ${at(open, 0.5).toFixed(2)} ms`,
  };
}

/** The orders of a battle on the map as the app asks for them, targets with their reasons. */
function battleRows() {
  const state = mapBattle(plan, units);
  const side = units[0]?.side ?? "";
  return ["charges", "movement", "fire"].map((phase) => {
    const [best] = times(
      [phase],
      () => Object.keys(legal({ ...state, phase }, side).units).length,
      15,
    );
    return {
      what: `a battle on the map: every order of a side of 30, in the phase of ${phase}`,
      figure: best,
      unit: "ms",
      target: { atMost: 20 },
      note: "laid on the field anew; best",
    };
  });
}

export async function run() {
  const pairs = units.flatMap((a) => units.map((b) => [a, b]));
  const distances = times(pairs, ([a, b]) => distance(a, b), 3);
  return [
    ...sightRows(),
    ...moveRows(),
    legalRow(),
    ...battleRows(),
    sightingsRow(),
    {
      what: "distance of two units",
      figure: at(distances, 0.5) * 1000,
      unit: "µs",
      note: "median",
    },
  ];
}
