/** §6.6 Artillery, §6.7 Fractions and §7 the special rules of guns. */
import type { RocketRow } from "../working.ts";
import { bands, cells, clause, distance, modifier, type Step, words } from "./clause.ts";

const rocketRows: readonly Step<{ row: RocketRow; casualties: number }>[] = [
  { upTo: 2, row: "destroyed", casualties: 0 },
  { upTo: 3, row: "friend", casualties: 2 },
  { upTo: 8, row: "miss", casualties: 0 },
  { upTo: 11, row: "hit", casualties: 1 },
  { upTo: null, row: "directHit", casualties: 6 },
];

/** The lowest 2D6 that sets a place alight, for 1, 2, 3 and 4 or more howitzer models. */
const ignitionNeeds: readonly [number, number, number, number] = [12, 11, 10, 9];

export const artillery = {
  "artillery.procedure": words("S003", ["house", "order"]),
  "artillery.assaultFire": modifier(["public", ["house", "value"]], { dice: 1 }),
  "artillery.largeCanister": modifier(["public", ["house", "value"]], { dice: 1 }),
  "artillery.elite": modifier(["public"], { dice: 1 }),
  "artillery.band": bands(["public"], -1, -2),
  "artillery.moved": modifier(["public"], { roll: -2 }),
  "artillery.unlimbered": modifier(["public"], { roll: -2 }),
  "artillery.unformed": modifier(["public"], { roll: -2 }),
  "artillery.lowAmmunition": modifier(["public"], { roll: -2 }),
  "artillery.column": modifier(["public"], { dice: 1 }),
  "artillery.dense": modifier(["public"], { dice: 2 }),
  "artillery.thin": modifier(["public"], { roll: -2 }),
  "artillery.small": modifier(["house"], { halves: true }),
  "artillery.table": clause(["house"], {
    lowest: 2,
    canister: cells("1 1 2 2 2 3 3D 4D 4D 5D 6D"),
    effective: cells("0 0 1 1 1 1 2 2D 2D 3D 4D"),
    long: cells("0 0 0 0 0 1 1 1 1D 2 2D"),
  }),
  "artillery.doubleOne": words("public"),
};

export const fractions = {
  "fraction.threeQuarters": clause(["S000"], { upFrom: 4 }),
  "fraction.half": clause(["S000", "S003"], { upFrom: 4 }),
  "fraction.halfDown": words("S003", "S000"),
  "fraction.quarter": words("S000", "S003"),
};

export const guns = {
  "bounce.reach": words("S000"),
  "bounce.depth": clause(["S000", ["house", "clearGap"]], { within: distance(8, 5) }),
  "bounce.half": words("S000", ["house", "scored"]),
  "bounce.behind": clause(["S000", ["house", "area"]], { shareFrom: 0.5 }),
  "bounce.exempt": words("S000", ["house", "condition"]),
  "bounce.kind": words("S000", ["house", "rest"]),
  "howitzer.withinBattery": words("S000"),
  "howitzer.batteryBeforeGame": words("S000"),
  "howitzer.longShell": words("S000"),
  "howitzer.effective": words("S000"),
  "howitzer.canister": words("S000"),
  "howitzer.cover": modifier(["S000", ["house", "howitzerCover"]], { roll: 1 }),
  "ignition.trigger": words("S000", ["house", "afterFire"]),
  "ignition.table": clause(["S000"], ignitionNeeds),
  "ignition.lasting": words("S000"),
  "ignition.defence": words("S000", ["house", "casualtyDie"]),
  "ignition.entry": words("S000"),
  "ignition.once": words("S000"),
  "rocket.table": clause(["S000", ["house", "friend"]], rocketRows),
  "rocket.plain": words("S000"),
};
