import { startCompanion } from "@adjutant/battle";
import { beforeAll, describe, expect, it } from "vitest";
import { type Army, against, firstPair } from "../src/battle/armies.ts";
import { shippedBattles } from "../src/battle/shipped.ts";

describe("two armies of any battles", () => {
  let armies: readonly Army[];
  beforeAll(async () => {
    const orders = await shippedBattles();
    armies = orders.flatMap(({ order }) => order.sides.map((side) => ({ order, side })));
  });

  it("are not those of one battle unless somebody chooses them", () => {
    const [one, other] = firstPair(armies);
    expect(one).toBe(0);
    expect(armies[other]?.order).not.toBe(armies[one]?.order);
    expect(armies[other]?.side.nation).not.toBe(armies[one]?.side.nation);
    // Where there is but one battle it is its two armies.
    expect(firstPair(armies.slice(0, 2))).toEqual([0, 1]);
    expect(firstPair([])).toEqual([0, 0]);
  });

  it("make a battle, every one against every one", () => {
    expect(armies).toHaveLength(8);
    for (const one of armies) {
      for (const other of armies) {
        const { orders, name } = against(one, other);
        const started = startCompanion(orders, { id: "b", name });
        if (!started.ok) throw new Error(`${name.en}: ${JSON.stringify(started.faults)}`);
        const { sides, units } = started.value.state;
        expect(sides[0].name.ru).not.toBe(sides[1].name.ru);
        const size = ({ side }: Army): number =>
          side.brigades.flatMap((brigade) => brigade.units).length;
        if (one.order !== other.order || one.side === other.side) {
          expect(Object.keys(units)).toHaveLength(size(one) + size(other));
        }
      }
    }
  });
});
