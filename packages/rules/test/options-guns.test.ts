/** §13 Options of guns: bounce-through, howitzers, rockets. */
import type { Options, Situations } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, bounce, modifiers, rocket, two } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, rockets } from "./units.ts";

type Fire = Situations["artillery"];

const column = battalion({ grade: "veteran", formation: "attackColumn" });
const on = (options: Options) => ({ options });

const scored = (behind: Situations["bounce"]["behind"], options: Options = {}) => ({
  battery: guns(),
  target: { unit: battalion(), scored: 2, distance: 30 },
  behind,
  options,
});

describe("bounce.measureToRearBase", () => {
  it("off: to the nearest edge; on: to the rear base", () => {
    const units = [4, 4.1].map((gap) => ({ unit: column, gap }));
    expect(bounce(scored(units)).bounced).toEqual([1, 1]);
    const rear = bounce(scored(units, { "bounce.measureToRearBase": true }));
    expect(rear.bounced).toEqual([1, 0]);
    expect(rear.refused).toEqual([{ behind: 1, clause: "bounce.depth", measured: 8.1, limit: 8 }]);
  });

  it("on: a line 2 cm deep is hit up to a gap of 6", () => {
    const units = [6, 6.1].map((gap) => ({ unit: battalion(), gap }));
    expect(bounce(scored(units, { "bounce.measureToRearBase": true })).bounced).toEqual([1, 0]);
  });
});

describe("bounce.fromUnrounded", () => {
  const small: Fire = {
    firer: guns({ models: 2 }),
    targets: [{ unit: battalion(), distance: 40 }],
    behind: [{ unit: battalion(), gap: 4 }],
  };
  const option = on({ "bounce.fromUnrounded": true });

  it("1½ that rounds to 2: off, ½ of 2 is 1; on, ½ of 1½ is ¾, two dice", () => {
    expect(artillery(small, ...two(11), 4, ...two(7))).toMatchObject({
      casualties: 2,
      bounced: [1],
    });
    const exact = { ...small, ...option };
    expect(artillery(exact, ...two(11), 4, 1, 1, ...two(7)).bounced).toEqual([0]);
    expect(artillery(exact, ...two(11), 4, 1, 6, ...two(7)).bounced).toEqual([1]);
  });

  it("1½ that rounds to 1: off, ½, one die; on, ¾, two dice", () => {
    expect(artillery(small, ...two(11), 3, 3, ...two(7))).toMatchObject({
      casualties: 1,
      bounced: [0],
    });
    expect(artillery({ ...small, ...option }, ...two(11), 3, 3, 4, ...two(7)).bounced).toEqual([1]);
  });

  it("whole casualties bounce the same", () => {
    const whole: Fire = { ...small, firer: guns(), ...option };
    expect(artillery(whole, ...two(8)).bounced).toEqual([1]);
  });
});

describe("bounce.chain", () => {
  // Columns are 4 cm deep: the first ends at 8, the second begins 6 behind it.
  const units = [
    { unit: column, gap: 4 },
    { unit: column, gap: 14 },
    { unit: column, gap: 26.1 },
  ];

  it("off: measured from the target; on: from each unit hit as well", () => {
    expect(bounce(scored(units)).bounced).toEqual([1, 0, 0]);
    const chained = bounce(scored(units, { "bounce.chain": true }));
    // The second ends at 18; the third begins 8.1 behind it.
    expect(chained.bounced).toEqual([1, 1, 0]);
    expect(chained.refused).toEqual([
      { behind: 2, clause: "bounce.depth", measured: 8.1, limit: 8 },
    ]);
  });

  it("on: a unit that is not hit passes nothing on", () => {
    const missed = [{ unit: column, gap: 4, share: 0.4 }, ...units.slice(1)];
    expect(bounce(scored(missed, { "bounce.chain": true })).bounced).toEqual([0, 0, 0]);
  });
});

describe("bounce.exemptBehind", () => {
  it("off: a unit behind in a place or difficult ground is hit; on: it is not", () => {
    const units = [
      { unit: garrison(), gap: 4 },
      { unit: column, gap: 4, ground: "difficult" },
      { unit: column, gap: 4, ground: "rough" },
    ] as const;
    expect(bounce(scored(units)).bounced).toEqual([1, 1, 1]);
    const exempt = bounce(scored(units, { "bounce.exemptBehind": true }));
    expect(exempt.bounced).toEqual([0, 0, 1]);
    expect(exempt.refused).toMatchObject([
      { behind: 0, clause: "bounce.exemptBehind" },
      { behind: 1, clause: "bounce.exemptBehind" },
    ]);
  });
});

const shell = (distance: number, cover: "cover" | "builtUp" | "strongpoint", options: Options) =>
  modifiers("artillery", {
    firer: howitzers(),
    targets: [{ unit: battalion(), distance, cover }],
    options,
  });

describe("howitzer.coverInEffective", () => {
  const option = { "howitzer.coverInEffective": true };

  it("off: long range only; on: effective range too, never canister", () => {
    expect(shell(40, "cover", {})).toEqual(["fire.cover -1"]);
    expect(shell(40, "cover", option)).toEqual(["fire.cover -1", "howitzer.cover +1"]);
    expect(shell(41, "cover", option)).toEqual(["fire.cover -1", "howitzer.cover +1"]);
    expect(shell(20, "cover", option)).toEqual(["fire.cover -1"]);
  });
});

describe("howitzer.coverInBuiltUp", () => {
  const option = { "howitzer.coverInBuiltUp": true };

  it("off: not for places; on: for them too, at long range", () => {
    for (const place of ["builtUp", "strongpoint"] as const) {
      expect(shell(41, place, {})).toEqual(["fire.builtUp -1 ½"]);
      expect(shell(41, place, option)).toEqual(["fire.builtUp -1 ½", "howitzer.cover +1"]);
      expect(shell(40, place, option)).toEqual(["fire.builtUp -1 ½"]);
      expect(shell(40, place, { ...option, "howitzer.coverInEffective": true })).toEqual([
        "fire.builtUp -1 ½",
        "howitzer.cover +1",
      ]);
    }
  });
});

describe("ignition.fireOnDirectRocketHit", () => {
  const fired = { firer: rockets(), targets: [{ unit: garrison(), distance: 40 }] as const };

  it("off: a direct hit sets nothing on fire; on: it does", () => {
    expect(rocket(fired, 6, 6, ...two(5)).ignited).toBe(false);
    const option = on({ "ignition.fireOnDirectRocketHit": true });
    expect(rocket({ ...fired, ...option }, 6, 6, ...two(5)).ignited).toBe(true);
  });
});
