import { describe, expect, test } from "vitest";
import { type Field, type InFormation, type OnTable, pathTo, reach } from "../src/index.ts";
import { open, rectangle } from "./moves.ts";
import { battalion, drawn, field, picture, stand } from "./pictures.ts";

const column = battalion({ formation: "attackColumn" });

/** Every cell, 2 cm wide, that the middle of the front can legally get to. */
function drawnReach(on: Field, mover: InFormation, others: readonly OnTable[]): string {
  const marks = [];
  for (let x = 1; x < 60; x += 2) {
    for (let y = 2; y < 60; y += 4) {
      const at = { x: x * 100, y: y * 100 };
      const { refusal } = pathTo(on, [mover, ...others], mover, at);
      if (refusal === null) marks.push({ at, as: "o" });
    }
  }
  return picture(on, [mover, ...others], { cell: 2, right: 60, far: 60, marks });
}

describe("where a unit can go", () => {
  test("an attack column on open ground: 15 cm ahead and aslant, and turned about", () => {
    const mover = stand(open, "A", column, 30, 32);
    expect(drawnReach(open, mover, [])).toBe(
      drawn(`
        ······························
        ······························
        ······························
        ············oooooo············
        ··········oooooooooo··········
        ·········oooooooooooo·········
        ···········o··oo··o···········
        ·············AAAA·············
        ···········o··oo··o···········
        ·········oooooooooooo·········
        ··········oooooooooo··········
        ············oooooo············
        ······························
        ······························
        ······························
      `),
    );
  });

  test("rough ground, a village, a friend, and 5 cm from the enemy", () => {
    const on = field({
      terrain: [
        { id: "r", kind: "rough", shape: rectangle(0, 34, 24, 60) },
        { id: "v", kind: "builtUp", shape: rectangle(38, 36, 46, 44) },
      ],
    });
    const mover = stand(on, "A", column, 30, 32);
    const others = [
      stand(on, "B", column, 30, 24),
      stand(on, "e", battalion({ formation: "square" }), 30, 48, 180),
    ];
    expect(drawnReach(on, mover, others)).toBe(
      drawn(`
        ::::::::::::··················
        ::::::::::::·eeee·············
        ::::::::::::·eeee·············
        ::::::::::::··················
        ::::::::::::·oooo··▦▦▦▦·······
        ::::::::::::ooooo··▦▦▦▦·······
        ::::::::::::··oo··o···········
        ·············AAAA·············
        ··············oo··············
        ·········oo··BBBB··oo·········
        ··········o········o··········
        ············oooooo············
        ······························
        ······························
        ······························
      `),
    );
  });

  test("the outline of it: straight ahead, at 45°, and after the widest wheel", () => {
    const mover = stand(open, "A", column, 30, 32);
    const onward = reach(open, [mover], mover);
    const back = reach(open, [mover], mover, { about: true });
    const ends = onward.map(({ x, y }) => `${x} ${y}`);
    expect(ends).toContain("3000 4700");
    // 15 cm at 45° is 10.61 cm each way.
    expect(ends).toContain("4061 4261");
    expect(ends).toContain("1939 4261");
    // Turned about its front's middle is at 28, and 15 cm on from there.
    expect(back.map(({ x, y }) => `${x} ${y}`)).toContain("3000 1300");
    expect(back.every(({ legs: [first] }) => first?.kind === "about")).toBe(true);
  });
});
