import { describe, expect, test } from "vitest";
import {
  arcOutline,
  chargedFrom,
  fireArc,
  poseFrom,
  standsTo,
  type Zone,
  zoneAt,
} from "../src/index.ts";
import { inArc } from "../src/zones.ts";
import { battalion, drawn, field, garrison, guns, horse, put, screen, stand } from "./pictures.ts";

const on = field();
const letters: Record<Zone, string> = { front: "F", leftFlank: "L", rightFlank: "R", rear: "r" };

describe("front, flanks and rear", () => {
  test("drawn: lines leave the corners at 45°", () => {
    const unit = stand(on, "A", battalion({ formation: "square" }), 10, 13);
    const rows: string[] = [];
    for (let y = 18; y > 0; y -= 2) {
      let row = "";
      for (let x = 0.5; x < 20; x++) {
        const inside = Math.abs(x - 10) < 3 && y < 13 && y > 7;
        const point = { x: x * 100, y: y * 100 };
        row += inside ? "A" : letters[zoneAt(unit.pose, unit.footprint, point)];
      }
      rows.push(row);
    }
    expect(`\n${rows.join("\n")}\n`).toBe(
      drawn(`
        LLFFFFFFFFFFFFFFFFRR
        LLLLFFFFFFFFFFFFRRRR
        LLLLLLFFFFFFFFRRRRRR
        LLLLLLLAAAAAARRRRRRR
        LLLLLLLAAAAAARRRRRRR
        LLLLLLLAAAAAARRRRRRR
        LLLLLLrrrrrrrrRRRRRR
        LLLLrrrrrrrrrrrrRRRR
        LLrrrrrrrrrrrrrrrrRR
      `),
    );
  });
});

describe("charge.flank: judged where the charge starts, by the middle of its front", () => {
  const defender = stand(on, "b", battalion(), 50, 50, 180);

  test.each([
    ["before it", 50, 30, "front"],
    ["on the line of its corner", 38, 46, "front"],
    ["a tenth of a millimetre beyond", 37.99, 46, "rightFlank"],
    ["beside it", 20, 51, "rightFlank"],
    ["beside it on the other side", 80, 51, "leftFlank"],
    ["behind it", 50, 80, "rear"],
    ["on the line of its rear corner", 30, 64, "rear"],
    ["a tenth of a millimetre before that line", 30, 63.99, "rightFlank"],
  ] as const)("%s", (_, x, y, zone) => {
    expect(chargedFrom(defender, poseFrom({ x, y, facing: 0 }))).toBe(zone);
  });

  test.each([
    ["a square", battalion({ formation: "square" })],
    ["a screen", screen()],
    ["open order", battalion({ formation: "openOrder" })],
  ])("%s has no flank", (_, unit) => {
    const target = stand(on, "b", unit, 50, 50, 180);
    expect(chargedFrom(target, poseFrom({ x: 50, y: 80, facing: 180 }))).toBe("front");
  });
});

describe("charge.lead: supports stand behind or beside", () => {
  test.each([
    ["behind", 50, 44, "behind"],
    ["beside", 70, 50, "beside"],
    ["before", 50, 60, "before"],
  ] as const)("%s", (_, x, y, where) => {
    expect(standsTo(stand(on, "A", battalion(), 50, 50), stand(on, "B", battalion(), x, y))).toBe(
      where,
    );
  });
});

describe("fire.arc", () => {
  test("close order and guns 45° either side; square, screen, open order, garrison all round", () => {
    const arcs = [
      battalion(),
      guns(),
      horse(),
      battalion({ formation: "square" }),
      screen(),
      battalion({ formation: "openOrder" }),
      garrison(),
    ].map((unit) => fireArc(on, unit));
    expect(arcs).toEqual([2700, 2700, 2700, null, null, null, null]);
  });

  test.each([
    [0, 10, true],
    [10, 10, true],
    [-10, 10, true],
    [10.01, 10, false],
    [-10.01, 10, false],
    [0, -1, false],
  ])("%s to the right, %s ahead: %s", (right, forward, within) => {
    const point = { x: right * 100, y: forward * 100 };
    expect(inArc({ x: 0, y: 0 }, { x: 0, y: 1 }, 2700, point)).toBe(within);
    // The same to the right of a unit that faces right, and so on: exact at quarter turns.
    const turned = { x: forward * 100, y: -right * 100 };
    expect(inArc({ x: 0, y: 0 }, { x: 1, y: 0 }, 2700, turned)).toBe(within);
  });

  test("drawn: a battery's arc up to 12 cm, from the ends of its front", () => {
    const battery = stand(on, "A", guns(2), 20, 8);
    const outline = arcOutline(battery.pose, battery.footprint, 2700, 1200);
    const rows: string[] = [];
    for (let y = 21; y > 4; y -= 2) {
      let row = "";
      for (let x = 6.5; x < 34; x++) {
        const inside = outline.reduce((odd, a, k) => {
          const b = outline[(k + 1) % outline.length] ?? a;
          const [px, py] = [x * 100, y * 100 + 1];
          const crosses =
            a.y > py !== b.y > py && px < a.x + ((py - a.y) / (b.y - a.y)) * (b.x - a.x);
          return crosses ? !odd : odd;
        }, false);
        const gun = Math.abs(x - 20) < 2.5 && y < 8 && y > 5;
        row += gun ? "A" : inside ? "o" : "·";
      }
      rows.push(row);
    }
    expect(`\n${rows.join("\n")}\n`).toBe(
      drawn(`
        ····························
        ·······oooooooooooooo·······
        ····oooooooooooooooooooo····
        ····oooooooooooooooooooo····
        ······oooooooooooooooo······
        ········oooooooooooo········
        ··········oooooooo··········
        ············AAAA············
        ····························
      `),
    );
  });

  test("put on the table, a garrison needs no arc", () => {
    const village = field({
      terrain: [
        {
          id: "v",
          kind: "strongpoint",
          shape: {
            polygon: [
              [1, 1],
              [9, 1],
              [9, 9],
            ],
          },
        },
      ],
    });
    const unit = garrison("strongpoint");
    expect(put(village, "b", unit, { garrison: "v" }).pose).toBeNull();
  });
});
