import { describe, expect, it } from "vitest";
import { type Chosen, nothing, type Thing, tapped } from "../../src/board/chosen.ts";
import {
  type Gesture,
  type Hand,
  idle,
  lift,
  lose,
  move,
  press,
  type Touch,
} from "../../src/board/hand.ts";

type Deed = readonly ["press" | "move" | "lift", number, number, number, number?, string?];

/** What a row of deeds means: which, pointer, x, y, time, the unit under it. */
function play(deeds: readonly Deed[], from: Hand = idle): Gesture[] {
  let hand = from;
  const gestures: Gesture[] = [];
  for (const [deed, id, x, y, time = 0, unit] of deeds) {
    const touch: Touch = { id, x, y, time, ...(unit === undefined ? {} : { unit }) };
    if (deed === "press") {
      hand = press(hand, touch);
      continue;
    }
    const step = deed === "move" ? move(hand, touch) : lift(hand, touch);
    hand = step.hand;
    if (step.gesture !== null) gestures.push(step.gesture);
  }
  return gestures;
}

describe("one finger", () => {
  it("taps, though it trembles", () => {
    expect(
      play([
        ["press", 1, 10, 10],
        ["move", 1, 13, 12],
        ["lift", 1, 13, 12],
      ]),
    ).toEqual([{ kind: "tap", at: { x: 13, y: 12 } }]);
  });

  it("taps twice only in the same place and soon", () => {
    const twice = (x: number, time: number) =>
      play([
        ["press", 1, 10, 10, 0],
        ["lift", 1, 10, 10, 50],
        ["press", 1, x, 10, time - 20],
        ["lift", 1, x, 10, time],
      ]).map(({ kind }) => kind);
    expect(twice(12, 300)).toEqual(["tap", "doubleTap"]);
    expect(twice(12, 600)).toEqual(["tap", "tap"]);
    expect(twice(80, 300)).toEqual(["tap", "tap"]);
  });

  it("pans, and that is no tap", () => {
    expect(
      play([
        ["press", 1, 10, 10],
        ["move", 1, 40, 10],
        ["move", 1, 45, 20],
        ["lift", 1, 45, 20],
      ]),
    ).toEqual([
      { kind: "pan", dx: 30, dy: 0 },
      { kind: "pan", dx: 5, dy: 10 },
    ]);
  });

  it("drags the unit that it went down on", () => {
    expect(
      play([
        ["press", 1, 10, 10, 0, "78th"],
        ["move", 1, 40, 10],
        ["lift", 1, 60, 12],
      ]),
    ).toEqual([
      { kind: "drag", unit: "78th", to: { x: 40, y: 10 } },
      { kind: "drop", unit: "78th", at: { x: 60, y: 12 } },
    ]);
  });
});

describe("two fingers", () => {
  it("zoom about their middle by how far they part", () => {
    expect(
      play([
        ["press", 1, 100, 100],
        ["press", 2, 200, 100],
        ["move", 2, 300, 100],
        ["lift", 2, 300, 100],
        ["lift", 1, 100, 100],
      ]),
    ).toEqual([{ kind: "zoom", factor: 2, at: { x: 200, y: 100 } }]);
  });

  it("a pointer that is taken away leaves nothing behind", () => {
    const held = press(idle, { id: 1, x: 0, y: 0, time: 0 });
    expect(lose(held, 1)).toEqual(idle);
  });
});

describe("what a tap means", () => {
  const unit: Thing = { kind: "unit", id: "78th" };
  const wood: Thing = { kind: "ground", id: "wood" };
  const at = { x: 5, y: 5 };
  const chosen = (thing: Thing): Chosen => ({ ...nothing, chosen: thing });

  it("chooses, and lets go when it is tapped again", () => {
    expect(tapped(nothing, unit, at, () => false).state.chosen).toEqual(unit);
    expect(tapped(chosen(unit), unit, at, () => true)).toEqual({ state: nothing, aim: null });
  });

  it("aims a chosen unit where it may go, and chooses anew where it may not", () => {
    const aim = { unit: "78th", at, on: wood };
    expect(tapped(chosen(unit), wood, at, () => true)).toEqual({ state: chosen(unit), aim });
    expect(tapped(chosen(unit), wood, at, () => false)).toEqual({ state: chosen(wood), aim: null });
  });
});
