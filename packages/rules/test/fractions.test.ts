/** §6.7 Fractions. */
import type { Situations } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { fraction } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, screen } from "./units.ts";

type Firer = Situations["fraction"]["firer"];

const columns = ["attackColumn", "companyColumn", "marchColumn", "massedColumn"] as const;

/** Everyone who rolls for ¾. */
const everyone: readonly Firer[] = [
  battalion(),
  battalion({ shooterClass: 2 }),
  ...columns.map((formation) => battalion({ formation })),
  battalion({ formation: "square" }),
  guns(),
  howitzers(),
];

describe("fraction.threeQuarters", () => {
  const all = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((two) => [one, two]));

  it.each(everyone)("rounds up in 27 of 36, down when both show 1–3: %o", (firer) => {
    let up = 0;
    for (const [one = 0, other = 0] of all) {
      const { casualties } = fraction({ quarters: 7, firer }, one, other);
      expect(casualties).toBe(one <= 3 && other <= 3 ? 1 : 2);
      if (casualties === 2) up++;
    }
    expect(up).toBe(27);
  });

  it("of nothing else: ¾ alone is 0 or 1", () => {
    expect(fraction({ quarters: 3, firer: guns() }, 3, 4).casualties).toBe(1);
    expect(fraction({ quarters: 3, firer: guns() }, 1, 3).casualties).toBe(0);
  });
});

describe("fraction.half", () => {
  it.each([battalion(), guns(), howitzers(), garrison(), screen()])("%o: 4–6 up", (firer) => {
    const rolled = [1, 2, 3, 4, 5, 6].map(
      (face) => fraction({ quarters: 6, firer }, face).casualties,
    );
    expect(rolled).toEqual([1, 1, 1, 2, 2, 2]);
  });

  it("guns that bounce from a column still roll: it is the firer that counts", () => {
    expect(fraction({ quarters: 2, firer: guns({ models: 2 }) }, 4).casualties).toBe(1);
  });
});

describe("fraction.halfDown", () => {
  it.each([
    ...columns.map((formation) => battalion({ formation })),
    battalion({ formation: "square" }),
    battalion({ shooterClass: 2 }),
    battalion({ shooterClass: 2, formation: "square" }),
  ])("always down, no die: %o", (firer) => {
    expect(fraction({ quarters: 6, firer }).casualties).toBe(1);
    expect(fraction({ quarters: 2, firer }).casualties).toBe(0);
  });

  it("class 1 in line rolls", () => {
    expect(fraction({ quarters: 6, firer: battalion({ shooterClass: 1 }) }, 6).casualties).toBe(2);
  });
});

describe("fraction.quarter", () => {
  it.each(everyone)("nothing, no die; 1¼ stays 1: %o", (firer) => {
    expect(fraction({ quarters: 1, firer }).casualties).toBe(0);
    expect(fraction({ quarters: 5, firer }).casualties).toBe(1);
    expect(fraction({ quarters: 13, firer }).casualties).toBe(3);
  });

  it("says so in its working", () => {
    expect(fraction({ quarters: 5, firer: guns() }).working).toEqual([
      { clause: "fraction.quarter", kind: "rounding", quarters: 5, casualties: 1 },
    ]);
  });

  it.each([0, 4, 8, 12])("%i quarters are whole: nothing is rounded", (quarters) => {
    const outcome = fraction({ quarters, firer: guns() });
    expect([outcome.casualties, outcome.working]).toEqual([quarters / 4, []]);
  });
});
