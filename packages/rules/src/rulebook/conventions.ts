/** §0 Conventions and §1 Forces. */
import type { Grade, Size } from "../units.ts";
import { clause, distance, words } from "./clause.ts";

const grades: readonly Grade[] = ["elite", "veteran", "line", "recruit"];
const closeLimit: Record<Size, number> = { small: 9, standard: 12, large: 15 };
const batteryLimit: Record<Size, number> = { small: 6, standard: 8, large: 10 };
const sizeShare: Record<Size, readonly [times: number, by: number]> = {
  small: [2, 3],
  standard: [1, 1],
  large: [4, 3],
};

export const conventions = {
  "scale.pair": words("S000", "S003", ["public", "figureSizes"], ["public", "thirdScale"]),
  "scale.inclusive": words("S000", ["house", "grid"]),
  "dice.natural": clause(["S002", "S003", ["house", "doubleOne"], ["house", "pools"]], {
    doubleSix: 12,
    doubleOne: 2,
  }),
  "dice.casualty": clause(["house"], { hitOn: 4 }),
  "dice.small": words("house"),
  "casualty.unit": clause(
    ["S000", "S002", "S003", ["public", "menAndGuns"], ["house", "oneThing"]],
    { men: 20, gunsPerModel: 2 },
  ),
  phasing: words("public"),
};

export const forces = {
  "grade.order": clause(["S003", ["S002", "landwehr"], ["public", "order"]], grades),
  "size.battery": clause(["S003", ["house", "sizeOfBatteries"]], {
    smallUpTo: 2,
    standardUpTo: 4,
  }),
  "general.attach": clause(["house"], { chargeWithin: distance(10, 6) }),
  "casualty.band": clause(["public", ["S002", "worked"]], {
    close: { first: 4, second: 8, secondLarge: 10 },
    artillery: { first: 4, second: 6, secondLarge: 8 },
  }),
  "casualty.fresh": words("house"),
  "casualty.limit": clause(["house", ["public", "screen"]], {
    close: closeLimit,
    artillery: batteryLimit,
    screen: { casualtiesPerBase: 2, goneBelow: 2, mostBases: 6 },
  }),
  "state.unformed": words("S002", "S003"),
  "state.fireDisciplineLost": words("S003"),
  "state.faltering": words("S000", ["house", "effect"]),
  "state.retreating": words("S002", "house"),
  "state.routing": words("S002", "house"),
  "state.fellBack": words("house"),
  "state.engaged": words("house"),
  "state.moved": words("S003"),
  "state.fired": words("house"),
  "state.lowAmmunition": words("public"),
  "footprint.table": clause(["house"], {
    sizeShare,
    infantry: {
      line: { front: distance(16, 10.5), depth: distance(2, 1.5) },
      attackColumn: { front: distance(8, 5.25), depth: distance(4, 2.5) },
      companyColumn: { front: distance(4, 2.75), depth: distance(8, 5.25) },
      marchColumn: { front: distance(2, 1.5), depth: distance(16, 10.5) },
      massedColumn: { front: distance(8, 5.25), depth: distance(6, 4) },
      square: { front: distance(6, 4), depth: distance(6, 4) },
      openOrder: { front: distance(20, 13), depth: distance(2, 1.5) },
    },
    cavalry: {
      line: { front: distance(15, 10), depth: distance(2.5, 1.75) },
      column: { front: distance(5, 3.25), depth: distance(7.5, 5) },
    },
    artillery: {
      deployed: { frontPerModel: distance(2.5, 1.75), depth: distance(3, 2) },
      limbered: { front: distance(2, 1.25), depthPerModel: distance(4, 2.75) },
    },
    screen: { base: { front: distance(3, 2), depth: distance(2, 1.25) }, gap: distance(1, 0.75) },
  }),
};
