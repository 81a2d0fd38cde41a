import { describe, expect, test } from "vitest";
import { canisterOn, chargePath, type InFormation, musketsOn, type OnTable } from "../src/index.ts";
import { open } from "./moves.ts";
import { battalion, guns, horse, stand } from "./pictures.ts";

function canister(
  battery: InFormation,
  charger: InFormation,
  target: OnTable,
  others: OnTable[] = [],
) {
  const all = [battery, charger, target, ...others];
  const charge = chargePath(open, all, charger, target);
  if ("refused" in charge) throw new Error(charge.refused.clause);
  return canisterOn(open, all, battery, charger, charge);
}

describe("charge.defensiveFire: guns with canister on the charge", () => {
  const target = stand(open, "b", battalion(), 50, 60, 180);

  test("at the starting distance if within canister: 20 cm for medium guns", () => {
    const battery = stand(open, "g", guns(4), 64, 60, 180);
    const charger = stand(open, "A", battalion({ formation: "attackColumn" }), 60, 41);
    expect(canister(battery, charger, target)).toMatchObject({ distance: 1900, clear: 48, of: 48 });
  });

  test("else at the limit of canister, where the path comes into it", () => {
    const battery = stand(open, "g", guns(4), 66, 60, 180);
    const charger = stand(open, "A", horse(), 50, 25);
    const found = canister(battery, charger, target);
    // The battery's left end is at 61, the charger's right at 57.5: 3.5 cm aside and 19.69 ahead
    // are 20 cm; but half of the guns must reach it, those up to the battery's middle at 66:
    // 8.5 aside and 18.1 ahead. From 25 cm on, half a centimetre at a time: at 42.
    expect(found).toMatchObject({ distance: 2000 });
    expect(found?.charger.pose.y).toBe(4200);
  });

  test("not beyond where a charge ends that falls short", () => {
    const battery = stand(open, "g", guns(4), 64, 60, 180);
    const far = (y: number) => canister(battery, stand(open, "A", battalion(), 50, y), target);
    // A line reaches 15 cm: from 28 to 43, 17 cm and a little aside from the battery; from 20 to 35.
    expect(far(28)).toMatchObject({ distance: 2000 });
    expect(far(20)).toBeNull();
  });

  test("not through friends of its own, not out of its arc, not limbered", () => {
    const charger = stand(open, "A", horse(), 50, 25);
    const aside = stand(open, "g", guns(4), 66, 60, 0);
    expect(canister(aside, charger, target)).toBeNull();
    const limbered = stand(open, "g", guns(4, { formation: "limbered" }), 66, 60, 180);
    expect(canister(limbered, charger, target)).toBeNull();
    const battery = stand(open, "g", guns(4), 70, 54, 180);
    expect(canister(battery, charger, target)).not.toBeNull();
    const before = stand(open, "c", battalion(), 70, 52, 180);
    expect(canister(battery, charger, target, [before])).toBeNull();
  });
});

describe("command.hesitant: canister straight ahead only", () => {
  test("where the way comes before the guns, though it was in their arc before", () => {
    const battery = stand(open, "g", guns(4), 66, 60, 180);
    // It comes aslant, from well to the left of the battery's front.
    const charger = stand(open, "A", horse(), 50, 42, 30);
    const charge = chargePath(open, [charger, battery], charger, battery);
    if ("refused" in charge) throw new Error(charge.refused.clause);
    const [anyhow, straight] = [false, true].map((only) =>
      canisterOn(open, [charger, battery], battery, charger, charge, only),
    );
    expect(anyhow?.charger.pose.y).toBeLessThan(straight?.charger.pose.y ?? 0);
    const { left, right } = straight?.charger.area.box ?? { left: 0, right: 0 };
    // Half of the battery's 48 points, from 61.1 to 65.9, have the charger right before them.
    expect(left).toBeLessThanOrEqual(6110);
    expect(right).toBeGreaterThanOrEqual(6589);
    expect(straight).toMatchObject({ distance: 2000 });
  });
});

describe("charge.defensiveFire: muskets on the charge", () => {
  const target = stand(open, "b", battalion(), 50, 60, 180);
  const meet = (charger: InFormation) => {
    const charge = chargePath(open, [charger, target], charger, target);
    if ("refused" in charge) throw new Error(charge.refused.clause);
    const { distance, charger: there } = musketsOn(open, target, charger, charge);
    return { distance, y: there.pose.y };
  };
  const column = battalion({ formation: "attackColumn" });

  test("5 cm before the target, on whole millimetres of the way", () => {
    expect(meet(stand(open, "A", column, 50, 45))).toEqual({ distance: 500, y: 5500 });
    expect(meet(stand(open, "A", column, 50, 45.55))).toEqual({ distance: 500, y: 5505 });
  });

  test("where it starts, if that is nearer", () => {
    expect(meet(stand(open, "A", column, 50, 57))).toEqual({ distance: 300, y: 5700 });
  });

  test("where it ends, if it falls short", () => {
    expect(meet(stand(open, "A", column, 50, 30))).toEqual({ distance: 500, y: 5000 });
  });
});
