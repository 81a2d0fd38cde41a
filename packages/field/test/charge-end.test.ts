import { describe, expect, test } from "vitest";
import {
  chargePath,
  distance,
  haltBefore,
  haltBehind,
  type InFormation,
  type OnTable,
  takeGround,
} from "../src/index.ts";
import { open } from "./moves.ts";
import { battalion, field, garrison, horse, put, stand } from "./pictures.ts";

const column = battalion({ formation: "attackColumn" });

function made(charger: InFormation, target: OnTable, others: readonly OnTable[] = []) {
  const units = [charger, target, ...others];
  const charge = chargePath(open, units, charger, target);
  if ("refused" in charge) throw new Error(charge.refused.clause);
  return { units, charge };
}

describe("winner.default: a charge that stalls halts 5 cm before its target", () => {
  const target = stand(open, "b", battalion(), 50, 60, 180);

  test("to the tenth of a millimetre, straight on", () => {
    const charger = stand(open, "A", column, 50, 45);
    const { units, charge } = made(charger, target);
    const end = haltBefore(open, units, charger, charge, target, 500);
    expect(end.pose).toEqual({ x: 5000, y: 5500, facing: 0 });
  });

  test("after its wheel", () => {
    const charger = stand(open, "A", horse(), 30, 35);
    const { units, charge } = made(charger, target);
    const end = haltBefore(open, units, charger, charge, target, 500);
    expect(charge.legs[0]?.kind).toBe("wheel");
    expect(end.pose.facing).not.toBe(0);
    expect(distance(end, target)).toBeGreaterThanOrEqual(500);
    expect(distance(end, target)).toBeLessThan(502);
  });

  test("one that starts nearer stays where it started", () => {
    const charger = stand(open, "A", column, 50, 56);
    const { units, charge } = made(charger, target);
    expect(haltBefore(open, units, charger, charge, target, 500).pose).toEqual(charger.pose);
  });

  test("not upon a friend that it rode through", () => {
    const charger = stand(open, "A", column, 50, 41);
    const friend = stand(open, "C", battalion({ formation: "companyColumn" }), 58, 57);
    const { units, charge } = made(charger, target, [friend]);
    const end = haltBefore(open, units, charger, charge, target, 500);
    expect(end.pose.y).toBe(5500);
  });
});

describe("winner.default: who takes the ground stands where the enemy stood", () => {
  const fought = stand(open, "b", battalion(), 50, 60, 180);

  test("its middle level with the middle of that ground", () => {
    // In contact: its front at 60. A line 2 cm deep covers 60 to 62, a column of 4 goes on by 3.
    const charger = stand(open, "A", column, 50, 60);
    expect(takeGround(open, [charger], charger, fought.middle).pose.y).toBe(6300);
    const line = stand(open, "A", battalion(), 50, 60);
    expect(takeGround(open, [line], line, fought.middle).pose.y).toBe(6200);
  });

  test("as far as its reach lets it (`charge.evade`)", () => {
    const charger = stand(open, "A", column, 50, 60);
    expect(takeGround(open, [charger], charger, fought.middle, 100).pose.y).toBe(6100);
  });

  test("up to whoever stands there", () => {
    const charger = stand(open, "A", column, 50, 60);
    const other = stand(open, "c", battalion(), 50, 62, 180);
    expect(takeGround(open, [charger, other], charger, fought.middle).pose.y).toBe(6200);
  });
});

describe("support.fate: supports halt 5 cm behind the lead", () => {
  const lead = stand(open, "A", column, 50, 60);

  test("straight behind it, as it faces", () => {
    const support = stand(open, "C", column, 58, 40);
    const there = haltBehind(open, [lead, support], support, lead, 500);
    expect(there?.pose).toEqual({ x: 5000, y: 5100, facing: 0 });
  });

  test("a second one beside the first", () => {
    const first = stand(open, "C", column, 50, 51);
    const support = stand(open, "D", column, 58, 40);
    const there = haltBehind(open, [lead, first, support], support, lead, 500);
    expect(there?.pose).toEqual({ x: 5800, y: 5100, facing: 0 });
  });

  test("nowhere without room", () => {
    const village = {
      id: "village",
      kind: "builtUp",
      shape: {
        polygon: [
          [0, 40],
          [100, 40],
          [100, 55],
          [0, 55],
        ],
      },
    } as const;
    const on = field({ terrain: [village] });
    const held = put(on, "V", garrison(), { garrison: "village" });
    const support = stand(on, "C", column, 58, 30);
    expect(haltBehind(on, [lead, support, held], support, lead, 500)).toBeNull();
  });
});
