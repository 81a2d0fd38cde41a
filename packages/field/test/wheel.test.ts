import { describe, expect, test } from "vitest";
import type { Leg } from "../src/index.ts";
import { about, ahead, column, go, line, open, wheel } from "./moves.ts";
import { battalion, drawn, guns, picture, stand } from "./pictures.ts";

describe("move.wheel", () => {
  test("measured along the outer front corner, the inner one stays", () => {
    const mover = stand(open, "A", line, 50, 50);
    const right = go(mover, [wheel(30)]);
    // 16 cm × π ⁄ 6 = 8.3776 cm.
    expect(right).toMatchObject({ spent: 838, refusal: null });
    const [, , , inner] = right.end.outline;
    expect(inner?.x).toBeCloseTo(5800, 0);
    expect(inner?.y).toBeCloseTo(5000, 0);
    const left = go(mover, [wheel(-30)]);
    expect(left.end.outline[0]?.x).toBeCloseTo(4200, 0);
    expect(left.spent).toBe(838);
    // 12 cm ⁄ 16 cm is 42.97°.
    expect(go(mover, [wheel(42)]).refusal).toBeNull();
    expect(go(mover, [wheel(43)]).refusal).toMatchObject({ clause: "move.rate", limit: 12 });
  });

  test("a quarter turn to the right, drawn", () => {
    const mover = stand(open, "A", column, 10, 12);
    const { end, spent } = go(mover, [wheel(90)]);
    expect(spent).toBe(1257);
    expect(
      picture(open, [mover, { ...end, id: "z" }], { left: 0, right: 24, far: 24, near: 4 }),
    ).toBe(
      drawn(`
        ························
        ························
        ··········zzzz··········
        ··········zzzz··········
        ··········zzzz··········
        ··········zzzz··········
        ······AAAAAAAA··········
        ······AAAAAAAA··········
        ························
        ························
      `),
    );
  });

  test("a wheel and straight on add up", () => {
    const mover = stand(open, "A", line, 50, 50);
    expect(go(mover, [wheel(30), ahead(3.62)]).refusal).toBeNull();
    expect(go(mover, [wheel(30), ahead(3.63)]).refusal?.measured).toBe(12.01);
  });

  test("an oblique of 45° is free, 46° is none", () => {
    const mover = stand(open, "A", line, 50, 50);
    const aslant = go(mover, [ahead(12, 45)]);
    expect(aslant.refusal).toBeNull();
    expect(aslant.end.pose).toEqual({ x: 5849, y: 5849, facing: 0 });
    expect(go(mover, [ahead(12, -46)]).refusal).toEqual({
      clause: "move.wheel",
      measured: 46,
      limit: 45,
      reason: null,
    });
  });
});

describe("move.formation", () => {
  const mover = stand(open, "A", line, 50, 50);
  const to = (formation: Extract<Leg, { kind: "form" }>["formation"]): Leg => ({
    kind: "form",
    formation,
  });

  test("half the move at its start: the rest at the new formation's rate", () => {
    const started = go(mover, [to("attackColumn"), ahead(7.5)]);
    expect(started).toMatchObject({ refusal: null, changedFormation: true, spent: 1500 });
    expect(started.end.footprint).toEqual({ frontage: 800, depth: 400 });
    expect(started.end.pose).toEqual({ x: 5000, y: 5750, facing: 0 });
    expect(go(mover, [to("attackColumn"), ahead(7.51)]).refusal?.clause).toBe("move.formation");
  });

  test("at its end: half at the old one's", () => {
    expect(go(mover, [ahead(6), to("attackColumn")]).refusal).toBeNull();
    expect(go(mover, [ahead(6.01), to("attackColumn")]).refusal?.clause).toBe("move.formation");
  });

  test("not in between, not twice, not into what it is or cannot be", () => {
    const bars = [
      [ahead(1), to("attackColumn"), ahead(1)],
      [to("attackColumn"), to("line")],
      [to("line")],
      [to("limbered")],
    ].map((legs) => go(mover, legs).refusal?.clause);
    expect(bars).toEqual(Array.from({ length: 4 }, () => "move.formation"));
  });

  test("a square takes the whole move", () => {
    expect(go(mover, [to("square")]).refusal).toBeNull();
    expect(go(mover, [to("square"), ahead(0.01)]).refusal?.clause).toBe("move.formation");
    expect(go(mover, [ahead(0.01), to("square")]).refusal?.clause).toBe("move.formation");
  });

  test("horse guns limber in half a move, foot guns in a whole one", () => {
    const battery = (mount: "foot" | "horse") => stand(open, "A", guns(4, { mount }), 50, 50);
    expect(go(battery("horse"), [to("limbered"), ahead(15)]).refusal).toBeNull();
    expect(go(battery("horse"), [to("limbered"), ahead(15.01)]).refusal).not.toBeNull();
    expect(go(battery("foot"), [to("limbered")]).refusal).toBeNull();
    expect(go(battery("foot"), [to("limbered"), ahead(0.01)]).refusal).not.toBeNull();
  });

  test("turning about is free if formed, half a move if Unformed", () => {
    const turned = go(mover, [about, ahead(12)]);
    expect(turned.refusal).toBeNull();
    expect(turned.end.pose).toEqual({ x: 5000, y: 3600, facing: 10_800 });
    const unformed = stand(open, "A", battalion({ unformed: true }), 50, 50);
    expect(go(unformed, [about, ahead(6)]).refusal).toBeNull();
    expect(go(unformed, [about, ahead(6.01)]).refusal?.clause).toBe("move.formation");
  });
});
