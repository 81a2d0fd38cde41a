import { describe, expect, test } from "vitest";
import { comeOut, enterBar, leavingCost, type OnTable, path } from "../src/index.ts";
import { ahead, rectangle } from "./moves.ts";
import {
  battalion,
  drawn,
  field,
  garrison,
  horse,
  picture,
  put,
  screen,
  stand,
} from "./pictures.ts";

const on = field({
  terrain: [{ id: "v", kind: "builtUp", shape: rectangle(40, 40, 60, 60) }],
});
const [village] = on.terrain;

function enters(unit: Parameters<typeof stand>[2], from: number, others: readonly OnTable[] = []) {
  const mover = stand(on, "A", unit, 50, from);
  const way = path(on, others, mover, [ahead(40 - from)]);
  if (village === undefined) throw new Error("there is a village");
  return enterBar(on, others, way, village);
}

describe("place.enter: at its edge with half the move left", () => {
  test.each([
    ["a line after 6 of 12 cm", battalion(), 34, null],
    ["a step more", battalion(), 33.99, "place.enter"],
    ["a screen after 10 of 20 cm", screen(), 30, null],
    ["not cavalry", horse(), 35, "place.enter"],
    ["not out of reach", battalion(), 20, "move.rate"],
  ])("%s", (_, unit, from, clause) => {
    expect(enters(unit, from)?.clause ?? null).toBe(clause);
  });

  test("a place that the enemy holds is not entered", () => {
    expect(enters(battalion(), 36, [put(on, "b", garrison(), { garrison: "v" })])?.clause).toBe(
      "place.enter",
    );
  });
});

describe("place.capacity", () => {
  test("one battalion for each sector", () => {
    expect(enters(battalion(), 36, [put(on, "B", garrison(), { garrison: "v" })])).toMatchObject({
      clause: "place.capacity",
      measured: 2,
      limit: 1,
    });
  });
});

describe("place.leave: half the move, in company column, on any free side", () => {
  const held = put(on, "A", garrison(), { garrison: "v" });
  if (held.pose !== null) throw new Error("it is a garrison");

  test("to the front, its rear on the edge, drawn", () => {
    const out = comeOut(on, [held], held, 0);
    expect(out?.pose).toEqual({ x: 5000, y: 6800, facing: 0 });
    expect(out?.unit).toMatchObject({ formation: "companyColumn" });
    expect(picture(on, out ? [out] : [], { left: 36, right: 64, near: 54, far: 70 })).toBe(
      drawn(`
        ····························
        ············AAAA············
        ············AAAA············
        ············AAAA············
        ············AAAA············
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
        ····▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦▦····
      `),
    );
  });

  test("to the side; aslant it comes clear of the corner", () => {
    expect(comeOut(on, [held], held, 5400)?.pose).toEqual({ x: 6800, y: 5000, facing: 5400 });
    expect(comeOut(on, [held], held, 2700)).not.toBeNull();
  });

  test("not where somebody stands", () => {
    expect(comeOut(on, [held, stand(on, "B", battalion(), 50, 66)], held, 0)).toBeNull();
    expect(comeOut(on, [held, stand(on, "B", battalion(), 50, 70)], held, 0)).not.toBeNull();
  });

  test("half of the move is left: 7.5 of 15 cm", () => {
    const out = comeOut(on, [held], held, 0);
    if (out === null) throw new Error("there is room");
    const gone = leavingCost(on);
    const go = (cm: number) => path(on, [], out, [ahead(cm)], { gone });
    expect(go(7.5)).toMatchObject({ refusal: null, spent: 1500, move: 1500 });
    expect(go(7.51).refusal).toEqual({
      clause: "move.rate",
      measured: 7.51,
      limit: 7.5,
      reason: null,
    });
  });
});
