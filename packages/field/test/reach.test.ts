import { describe, expect, test } from "vitest";
import {
  distance,
  type Field,
  type InFormation,
  type OnTable,
  path,
  pathTo,
  reach,
} from "../src/index.ts";
import { turnedAbout } from "../src/path.ts";
import { open, rectangle } from "./moves.ts";
import { battalion, drawn, field, guns, horse, picture, screen, stand } from "./pictures.ts";

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

  test("ahead or about, whichever is cheaper, all round every kind of unit", () => {
    const kinds = [
      column,
      battalion(),
      battalion({ formation: "marchColumn" }),
      horse(),
      guns(3),
      screen(3),
    ];
    let backs = 0;
    for (const [unit, cm, way] of kinds.flatMap((kind) =>
      Array.from({ length: 15 }, (_, ring) => ring + 1).flatMap((far) =>
        Array.from({ length: 24 }, (_, turn) => [kind, far, (turn * Math.PI) / 12] as const),
      ),
    )) {
      const mover = stand(open, "A", unit, 30, 30);
      const goal = {
        x: mover.pose.x + Math.round(cm * 100 * Math.sin(way)),
        y: mover.pose.y + Math.round(cm * 100 * Math.cos(way)),
      };
      const best = pathTo(open, [mover], mover, goal);
      // The way that the unit has once it is turned about, where that is not to turn back.
      const about = turnedAbout(mover);
      const { legs } = pathTo(open, [about], about, goal);
      if (legs[0]?.kind === "about") continue;
      const back = path(open, [mover], mover, [{ kind: "about" }, ...legs]);
      if (best.refusal !== null) {
        expect(back.refusal).not.toBeNull();
        continue;
      }
      if (best.legs[0]?.kind === "about") backs += 1;
      if (back.refusal === null) expect(back.spent).toBeGreaterThanOrEqual(best.spent);
    }
    expect(backs).toBeGreaterThan(100);
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

  describe("command.hesitant, state.faltering: nobody is come nearer to", () => {
    const mover = stand(open, "A", column, 30, 32);
    const kept = (...enemies: readonly InFormation[]) => ({
      keptOff: enemies.map((from) => ({ from, before: distance(mover, from) })),
    });
    const ahead = (...enemies: readonly InFormation[]) =>
      reach(open, [mover, ...enemies], mover, kept(...enemies));

    test("an enemy ahead: nothing to the front, all of it turned about", () => {
      // As broad as the table, so that no way to the front keeps its distance.
      const wall = [6, 18, 30, 42, 54].map((x) =>
        stand(open, `e${x}`, battalion({ formation: "square" }), x, 58, 180),
      );
      const start = { x: 3000, y: 3200 };
      for (const { x, y } of ahead(...wall)) expect({ x, y }).toEqual(start);
      const back = reach(open, [mover, ...wall], mover, { about: true, ...kept(...wall) });
      expect(back.map(({ x, y }) => `${x} ${y}`)).toContain("3000 1300");
    });

    test("an enemy on the left: to the front and the right, and no corner of it nearer", () => {
      const enemy = stand(open, "e", battalion({ formation: "square" }), 6, 28, 90);
      const ends = ahead(enemy);
      expect(ends.map(({ x, y }) => `${x} ${y}`)).toContain("3000 4700");
      expect(ends.map(({ x, y }) => `${x} ${y}`)).toContain("4061 4261");
      for (const { legs } of ends) {
        const { end, refusal } = path(open, [mover, enemy], mover, legs);
        expect(refusal).toBeNull();
        expect(distance(end, enemy)).toBeGreaterThanOrEqual(distance(mover, enemy));
      }
      expect(ends.map(({ x, y }) => `${x} ${y}`)).not.toContain("1939 4261");
    });

    test("an enemy passed by: as far as it was on its other side is far enough", () => {
      const enemy = stand(open, "e", battalion({ formation: "square" }), 42, 37, 180);
      const ends = ahead(enemy).map(({ x, y }) => `${x} ${y}`);
      expect(ends).toContain("1939 4261");
      expect(ends).not.toContain("4061 4261");
    });
  });
});
