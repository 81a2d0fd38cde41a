/** §6.6 Artillery. */
import type { Situations, Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { artillery, modifiers, two } from "./rolling.ts";
import { battalion, garrison, guns, howitzers, regiment, screen } from "./units.ts";

type Fire = Situations["artillery"];
type Battery = Fire["firer"];

const CANISTER = 20;
const EFFECTIVE = 40;
const LONG = 85;

const at = (
  firer: Battery,
  distance: number,
  unit: Unit = battalion(),
  more: Partial<Fire> = {},
): Fire => ({ firer, targets: [{ unit, distance }], ...more });

/** Band by band, totals 2 or less, 3 to 11, 12 or more, as the rulebook prints them. */
const table = {
  canister: ["1", "1", "2", "2", "2", "3", "3D", "4D", "4D", "5D", "6D"],
  effective: ["0", "0", "1", "1", "1", "1", "2", "2D", "2D", "3D", "4D"],
  long: ["0", "0", "0", "0", "0", "1", "1", "1", "1D", "2", "2D"],
};
const distances = { canister: CANISTER, effective: EFFECTIVE, long: LONG };

describe("artillery.table", () => {
  const cells = (["canister", "effective", "long"] as const).flatMap((band) =>
    table[band].map((cell, i) => [band, i + 2, cell] as const),
  );
  it.each(cells)("%s, %i: %s", (band, total, cell) => {
    const tests = cell.endsWith("D");
    const faces = [...two(total), ...(total === 12 ? two(7) : []), ...(tests ? two(7) : [])];
    const outcome = artillery(at(guns(), distances[band]), ...faces);
    expect(outcome.row).toBe(band);
    expect(outcome.casualties).toBe(Number.parseInt(cell, 10));
    expect(outcome.cell).toEqual({
      casualties: Number.parseInt(cell, 10),
      discipline: tests,
      fireDisciplineLost: false,
    });
    expect(outcome.discipline !== null).toBe(tests);
  });

  it("totals below it are its first cell", () => {
    const moved = guns({ mount: "horse", unformed: true });
    const outcome = artillery(at(moved, CANISTER, battalion(), { moved: "half" }), 1, 2);
    expect([outcome.total, outcome.casualties]).toEqual([-1, 1]);
  });
});

describe("artillery.procedure", () => {
  it("as a volley: roll, casualty dice, halving, rounding, Fate, test", () => {
    const small = guns({ models: 2 });
    const square = battalion({ formation: "square" });
    // 4 and 1 hit, halved: 2½; a die of 4 makes 3; Fate +2 and a test; one test at −1 for 5.
    const outcome = artillery(at(small, EFFECTIVE, square), 6, 6, 6, 1, 4, ...two(8), ...two(7));
    expect(outcome.casualtyDice).toEqual({ rolled: 2, hits: 1 });
    expect([outcome.halved, outcome.casualties, outcome.losses]).toEqual([true, 3, [5]]);
    expect(outcome.discipline).toMatchObject({ total: 6, result: "unformed" });
  });

  it("by range band", () => {
    expect(artillery(at(guns(), CANISTER), ...two(7)).casualties).toBe(3);
    expect(artillery(at(guns(), CANISTER + 0.1), ...two(7)).casualties).toBe(1);
    expect(artillery(at(guns(), EFFECTIVE + 0.1), ...two(8)).row).toBe("long");
  });
});

describe("artillery.assaultFire", () => {
  it.each([
    [CANISTER, ["artillery.assaultFire +1 CD"]],
    [EFFECTIVE, ["artillery.assaultFire +1 CD"]],
    [LONG, []],
  ])("at %i cm: %j", (distance, lines) => {
    const assault = at(guns(), distance, battalion(), { assaultFire: true });
    expect(modifiers("artillery", assault)).toEqual(lines);
  });
});

describe("artillery.largeCanister", () => {
  it.each([
    [5, CANISTER, ["artillery.largeCanister +1 CD"]],
    [5, EFFECTIVE, []],
    [5, LONG, []],
    [4, CANISTER, []],
  ])("%i models at %i cm: %j", (models, distance, lines) => {
    expect(modifiers("artillery", at(guns({ models }), distance))).toEqual(lines);
  });
});

describe("artillery.elite", () => {
  const elite = guns({ grade: "elite" });

  it("+1 CD when the cell shows D", () => {
    const outcome = artillery(at(elite, EFFECTIVE), ...two(9), 4, ...two(7));
    expect([outcome.casualtyDice, outcome.casualties]).toEqual([{ rolled: 1, hits: 1 }, 3]);
    expect(outcome.working).toContainEqual(
      expect.objectContaining({ clause: "artillery.elite", dice: 1 }),
    );
  });

  it("not when it shows none", () => {
    const outcome = artillery(at(elite, EFFECTIVE), ...two(8));
    expect(outcome.casualtyDice.rolled).toBe(0);
  });

  it("not for other grades", () => {
    const outcome = artillery(at(guns({ grade: "veteran" }), EFFECTIVE), ...two(9), ...two(7));
    expect(outcome.casualtyDice.rolled).toBe(0);
  });
});

describe("artillery.band", () => {
  it.each([
    [4, 3, []],
    [4, 4, ["artillery.band -1"]],
    [4, 5, ["artillery.band -1"]],
    [4, 6, ["artillery.band -2"]],
    [6, 7, ["artillery.band -1"]],
    [6, 8, ["artillery.band -2"]],
  ])("%i models with %i casualties: %j", (models, casualties, lines) => {
    expect(modifiers("artillery", at(guns({ models, casualties }), LONG))).toEqual(lines);
  });
});

describe("artillery.moved", () => {
  it("−2 for horse guns", () => {
    const moved = at(guns({ mount: "horse" }), LONG, battalion(), { moved: "more" });
    expect(modifiers("artillery", moved)).toEqual(["artillery.moved -2"]);
  });
});

describe("artillery.unlimbered", () => {
  it("−2 for limbering or unlimbering this turn", () => {
    const ready = at(guns(), LONG, battalion(), { unlimbered: true });
    expect(modifiers("artillery", ready)).toEqual(["artillery.unlimbered -2"]);
  });

  it("beside having moved", () => {
    const both = at(guns({ mount: "horse" }), LONG, battalion(), {
      moved: "half",
      unlimbered: true,
    });
    expect(modifiers("artillery", both)).toEqual(["artillery.moved -2", "artillery.unlimbered -2"]);
  });
});

describe("artillery.unformed", () => {
  it("−2", () => {
    expect(modifiers("artillery", at(guns({ unformed: true }), LONG))).toEqual([
      "artillery.unformed -2",
    ]);
  });
});

describe("artillery.lowAmmunition", () => {
  it("−2", () => {
    expect(modifiers("artillery", at(guns({ lowAmmunition: true }), LONG))).toEqual([
      "artillery.lowAmmunition -2",
    ]);
  });
});

describe("artillery.column", () => {
  const plus = ["artillery.column +1 CD"];
  it.each<[string, Unit, string[], string[]]>([
    ["attack column", battalion({ formation: "attackColumn" }), plus, []],
    ["company column", battalion({ formation: "companyColumn" }), plus, []],
    ["march column", battalion({ formation: "marchColumn" }), plus, []],
    ["cavalry column", regiment("battle", { formation: "column" }), plus, []],
    ["line", battalion(), [], []],
    ["cavalry line", regiment(), [], []],
    ["limbered guns", guns({ formation: "limbered" }), [], []],
    ["a garrison", garrison(), ["fire.builtUp -1 ½"], ["fire.builtUp -1 ½"]],
  ])("%s: %j near, %j at long range", (_, unit, near, far) => {
    expect(modifiers("artillery", at(guns(), CANISTER, unit))).toEqual(near);
    expect(modifiers("artillery", at(guns(), EFFECTIVE, unit))).toEqual(near);
    expect(modifiers("artillery", at(guns(), LONG, unit))).toEqual(far);
  });
});

describe("artillery.dense", () => {
  it.each(["square", "massedColumn"] as const)("%s: +2 CD at every range", (formation) => {
    for (const distance of [CANISTER, EFFECTIVE, LONG]) {
      expect(modifiers("artillery", at(guns(), distance, battalion({ formation })))).toEqual([
        "artillery.dense +2 CD",
      ]);
    }
  });
});

describe("artillery.thin", () => {
  it.each<[string, Unit]>([
    ["a deployed battery", guns()],
    ["a screen", screen()],
    ["open order", battalion({ formation: "openOrder" })],
  ])("%s: −2", (_, unit) => {
    expect(modifiers("artillery", at(guns(), EFFECTIVE, unit))).toEqual(["artillery.thin -2"]);
  });

  it("limbered guns are none", () => {
    const unit = guns({ formation: "limbered" });
    expect(modifiers("artillery", at(guns(), EFFECTIVE, unit))).toEqual([]);
  });
});

describe("artillery.small", () => {
  it.each([
    [1, ["artillery.small ½"]],
    [2, ["artillery.small ½"]],
    [3, []],
    [5, []],
  ])("%i models: %j", (models, lines) => {
    expect(modifiers("artillery", at(guns({ models }), LONG))).toEqual(lines);
    expect(modifiers("artillery", at(howitzers({ models }), LONG))).toEqual(lines);
  });

  it("its ½ takes a die: 4–6 up", () => {
    const small = at(guns({ models: 2 }), EFFECTIVE);
    expect(artillery(small, ...two(7), 4).casualties).toBe(1);
    expect(artillery(small, ...two(7), 3).casualties).toBe(0);
  });
});

describe("artillery.doubleOne", () => {
  it("a natural double one: low on ammunition", () => {
    const outcome = artillery(at(guns(), CANISTER), 1, 1);
    expect([outcome.casualties, outcome.lowAmmunition]).toEqual([1, true]);
    expect(outcome.working).toContainEqual({
      clause: "artillery.doubleOne",
      kind: "lowAmmunition",
    });
  });

  it("no other roll, whatever its total", () => {
    const moved = at(guns({ mount: "horse" }), LONG, battalion(), { moved: "half" });
    expect(artillery(moved, 1, 2).lowAmmunition).toBe(false);
    expect(artillery(moved, 2, 2).lowAmmunition).toBe(false);
  });
});
