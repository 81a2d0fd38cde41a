/** §5 The six charge tables, row by row, both sides; every row at both of its ends. */
import { type ChargeSide, rulebook, type Situations, type Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { charge, modifiers, two } from "./rolling.ts";
import { battalion, garrison, guns, regiment } from "./units.ts";

type Charge = Situations["charge"];

/** One die for the losses; a 5 is 5 on 1D6 and 3 on 1D3. */
const LOSSES = 5;

/** The six rows, and differences at their ends. */
const rows = [
  ["≥+6", 6, 7],
  ["+3..+5", 5, 3],
  ["0..+2", 2, 0],
  ["-1,-2", -1, -2],
  ["-3..-5", -3, -5],
  ["≤-6", -6, -7],
] as const;

/** "melee, elan", "retreat, Unformed, loses 3": what became of a side. */
function became({ result, elan, unformed, casualties }: ChargeSide): string {
  const parts = [
    result,
    ...(elan ? ["elan"] : []),
    ...(unformed ? ["Unformed"] : []),
    ...(casualties > 0 ? [`loses ${casualties}`] : []),
  ];
  return parts.join(", ");
}

/** Faces without a double six that make this difference, the modifiers counted. */
function facesFor(situation: Charge, difference: number): number[] {
  const added = (side: "charger" | "defender") =>
    modifiers("charge", situation, side)
      .map((line) => Number(line.split(" ")[1]))
      .reduce((sum, value) => sum + value, 0);
  const natural = difference - added("charger") + added("defender");
  const defender = natural > 0 ? 2 : 2 - natural;
  return [...two(defender + natural), ...two(defender)];
}

type Sides = readonly [charger: string, defender: string];

/** Runs a table: six pairs of what becomes of charger and defender. */
function table(
  name: string,
  charger: Unit,
  defender: Unit,
  six: readonly [Sides, Sides, Sides, Sides, Sides, Sides],
): void {
  const situation: Charge = {
    charger: { unit: charger },
    defender: { unit: defender },
    distance: 10,
  };
  const cases = rows.flatMap(([row, ...ends], i) =>
    ends.map((end) => [end, row, six[i]?.[0] ?? "", six[i]?.[1] ?? ""] as const),
  );
  it.each(cases)(
    "%i, row %s: charger %s; defender %s",
    (difference, row, ofCharger, ofDefender) => {
      const loses = `${ofCharger} ${ofDefender}`.match(/loses (\d)/)?.[1];
      // A fixed loss of 1 is no die.
      const dice = loses === undefined || loses === "1" ? [] : [LOSSES];
      const outcome = charge(situation, ...facesFor(situation, difference), ...dice);
      expect(outcome.table).toBe(name);
      expect([outcome.difference, outcome.row]).toEqual([difference, row]);
      expect([became(outcome.charger), became(outcome.defender)]).toEqual([ofCharger, ofDefender]);
    },
  );
}

const company = battalion({ formation: "companyColumn" });
const melee: Sides = ["melee", "melee"];
const chargerElan: Sides = ["melee, elan", "melee, Unformed"];
const retires: Sides = ["retire, Unformed", "stands"];
const retreats: Sides = ["retreat, Unformed, loses 3", "stands"];

describe("charge.table.cavalryVsCavalry", () => {
  table("cavalryVsCavalry", regiment(), regiment(), [
    ["takesGround, Unformed", "rout, loses 5"],
    chargerElan,
    melee,
    melee,
    ["melee, Unformed", "melee, elan"],
    ["retreat, Unformed, loses 3", "takesGround"],
  ]);
});

describe("charge.table.infantryVsFoot", () => {
  table("infantryVsFoot", company, battalion(), [
    ["takesGround", "retreat, Unformed, loses 3"],
    chargerElan,
    melee,
    ["halts, Unformed", "stands"],
    retires,
    retreats,
  ]);
});

describe("charge.table.cavalryVsFoot", () => {
  table("cavalryVsFoot", regiment(), battalion(), [
    ["takesGround, Unformed", "rout, loses 5"],
    chargerElan,
    melee,
    melee,
    retires,
    retreats,
  ]);
});

describe("charge.table.vsSquare", () => {
  const once: Sides = ["retire, Unformed, loses 1", "stands"];
  table("vsSquare", regiment("heavy", { grade: "elite" }), battalion({ formation: "square" }), [
    ["melee", "melee, Unformed"],
    once,
    once,
    once,
    once,
    retreats,
  ]);
});

describe("charge.table.vsGuns", () => {
  const gone: Sides = ["takesGround", "disperse"];
  table("vsGuns", company, guns(), [gone, gone, melee, melee, retires, retreats]);

  it("cavalry that takes the guns is Unformed", () => {
    const taken = charge(
      { charger: { unit: regiment() }, defender: { unit: guns() }, distance: 10 },
      ...two(8),
      ...two(5),
    );
    expect([became(taken.charger), became(taken.defender)]).toEqual([
      "takesGround, Unformed",
      "disperse",
    ]);
  });
});

describe("charge.table.vsGarrison", () => {
  table("vsGarrison", company, garrison(), [melee, melee, melee, melee, retires, retreats]);
});

describe("winner.default", () => {
  const one = (charger: Unit, defender: Unit): Charge => ({
    charger: { unit: charger },
    defender: { unit: defender },
    distance: 10,
  });

  it("a charger that stalls halts at 5 cm [3″]", () => {
    expect(rulebook.clauses["winner.default"].value).toEqual({ haltsAt: { cm: 5, inch: 3 } });
  });

  it("foot takes the ground formed, cavalry Unformed", () => {
    expect(became(charge(one(company, battalion()), ...two(9), ...two(3), 1).charger)).toBe(
      "takesGround",
    );
    expect(became(charge(one(regiment(), battalion()), ...two(9), ...two(3), 1).charger)).toBe(
      "takesGround, Unformed",
    );
  });

  it("a defender that wins stands as it is", () => {
    const formed = charge(one(company, battalion()), ...two(3), ...two(7));
    expect(became(formed.defender)).toBe("stands");
    const shaken = charge(one(company, battalion({ unformed: true })), ...two(3), ...two(9));
    expect(became(shaken.defender)).toBe("stands, Unformed");
  });

  it("batteries never advance", () => {
    expect(became(charge(one(company, guns()), ...two(2), ...two(9), 1).defender)).toBe("stands");
  });
});
