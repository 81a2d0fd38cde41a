/** §6.4 Volleys: the procedure, the modifiers and the casualty table. */
import type { InfantryFormation, Situations, Unit } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { modifiers, pool, two, volley } from "./rolling.ts";
import { battalion, garrison, guns, regiment, screen } from "./units.ts";

type Volley = Situations["volley"];

const at = (
  firer: Volley["firer"],
  unit: Unit = battalion(),
  distance = 10,
  more: Partial<Volley> = {},
): Volley => ({ firer, targets: [{ unit, distance }], ...more });

/** Row by row, totals 2 or less, 3 to 11, 12 or more, as the rulebook prints them. */
const table = {
  superior: ["0F", "1F", "1", "1", "2", "2", "2D", "3D", "3D", "4D", "5D"],
  standard: ["0F", "0F", "1F", "1", "1", "1", "2", "2D", "3D", "3D", "4D"],
  inferior: ["0F", "0F", "0F", "0", "1", "1", "1", "1D", "2D", "2D", "3D"],
};
const firers = {
  superior: battalion({ grade: "veteran" }),
  standard: battalion(),
  inferior: battalion({ size: "small" }),
};

describe("volley.table", () => {
  const cells = (["superior", "standard", "inferior"] as const).flatMap((row) =>
    table[row].map((cell, i) => [row, i + 2, cell] as const),
  );
  it.each(cells)("%s, %i: %s", (row, total, cell) => {
    const tests = cell.endsWith("D");
    const faces = [...two(total), ...(total === 12 ? two(7) : []), ...(tests ? two(7) : [])];
    const outcome = volley(at(firers[row]), ...faces);
    expect(outcome.row).toBe(row);
    expect(outcome.casualties).toBe(Number.parseInt(cell, 10));
    expect(outcome.cell).toEqual({
      casualties: Number.parseInt(cell, 10),
      discipline: tests,
      fireDisciplineLost: cell.endsWith("F"),
    });
    expect(outcome.discipline !== null).toBe(tests);
  });

  it("a double six whose total is 10 is read at 10", () => {
    const outcome = volley(at(battalion({ unformed: true })), 6, 6, ...two(7), ...two(7));
    expect([outcome.total, outcome.casualties]).toEqual([10, 2]);
  });
});

describe("volley.procedure", () => {
  it("adds the modifiers: all minuses add up", () => {
    const worn = battalion({ casualties: 8, unformed: true });
    const fired: Volley = {
      firer: worn,
      targets: [{ unit: screen(), distance: 10, cover: "cover" }],
    };
    expect(modifiers("volley", fired)).toEqual([
      "volley.band -2",
      "volley.unformed -2",
      "volley.thin -2",
      "fire.cover -1",
    ]);
    expect(volley(fired, ...two(11)).total).toBe(4);
  });

  it("adds the casualty dice to the table's casualties", () => {
    const elite = at(battalion({ grade: "elite", size: "large" }));
    const outcome = volley(elite, ...two(6), 4, 3);
    expect(outcome.casualtyDice).toEqual({ rolled: 2, hits: 1 });
    expect(outcome.casualties).toBe(3);
  });

  it("goes: 2D6, casualty dice, halving and rounding, Fate, test", () => {
    const dense = at(battalion({ grade: "elite" }), garrisoned, 10);
    expect(modifiers("volley", dense)).toEqual(["volley.elite +1 CD", "fire.builtUp -1 ½"]);
    // 11 − 1 is 3 with D; one die hits: 4; halved 2.
    expect(volley(dense, ...two(10), 6).casualties).toBe(2);
    // A natural 12 reads 11: 4 and 1, halved 2½: a die of 4 makes 3; then Fate: a test, ignored.
    const fated = volley(dense, 6, 6, 5, 4, ...two(8));
    expect([fated.casualties, fated.fate?.natural, fated.losses]).toEqual([3, 8, [5]]);
  });

  it("counts all losses so far in the one test: Fate's too", () => {
    const target = battalion({ casualties: 2 });
    // 4 by the table and 2 by Fate leave it with 8: a band of −2.
    const outcome = volley(at(battalion(), target), 6, 6, ...two(8), ...two(8));
    expect(outcome.discipline).toMatchObject({ total: 6, result: "unformed" });
    expect(outcome.losses).toEqual([6]);
    expect(outcome.fate?.discipline).toBeNull();
  });

  it("has Fate's Unformed stand in the test", () => {
    const outcome = volley(at(battalion()), 6, 6, ...two(3), ...two(8));
    // 4 casualties: −1; Unformed: −1.
    expect(outcome.discipline?.total).toBe(6);
  });
});

const garrisoned = garrison();

describe("volley.elite", () => {
  it.each([
    ["elite", ["volley.elite +1 CD"]],
    ["veteran", []],
    ["line", []],
    ["recruit", []],
  ] as const)("%s: %j", (grade, lines) => {
    expect(modifiers("volley", at(battalion({ grade })))).toEqual(lines);
  });
});

describe("volley.largeLine", () => {
  it("+1 CD for a Large battalion in line, in no other formation or size", () => {
    const of = (size: "large" | "standard" | "small", formation: InfantryFormation) =>
      modifiers("volley", at(battalion({ size, formation }), battalion(), 5));
    expect(of("large", "line")).toEqual(["volley.largeLine +1 CD"]);
    expect(of("large", "attackColumn")).toEqual(["volley.halfColumnOrSquare ½"]);
    expect(of("large", "square")).toEqual(["volley.halfColumnOrSquare ½"]);
    expect(of("standard", "line")).toEqual([]);
    expect(of("small", "line")).toEqual([]);
  });
});

describe("volley.band", () => {
  it.each([
    [3, "standard", []],
    [4, "standard", ["volley.band -1"]],
    [7, "standard", ["volley.band -1"]],
    [8, "standard", ["volley.band -2"]],
    [8, "small", ["volley.band -2"]],
    [9, "large", ["volley.largeLine +1 CD", "volley.band -1"]],
    [10, "large", ["volley.largeLine +1 CD", "volley.band -2"]],
  ] as const)("%i casualties, %s: %j", (casualties, size, lines) => {
    expect(modifiers("volley", at(battalion({ casualties, size })))).toEqual(lines);
  });
});

describe("volley.unformed", () => {
  it("−2, and Inferior", () => {
    const fired = at(battalion({ grade: "veteran", unformed: true }));
    expect(modifiers("volley", fired)).toEqual(["volley.unformed -2"]);
    const outcome = volley(fired, ...two(8));
    expect([outcome.row, outcome.total, outcome.casualties]).toEqual(["inferior", 6, 1]);
  });
});

describe("volley.columnClose", () => {
  const close = ["volley.columnClose +1 CD"];
  it.each([
    ["attackColumn", 5, 0, close],
    ["companyColumn", 5, 0, close],
    ["marchColumn", 5, 3, close],
    ["attackColumn", 5.1, 0, []],
    ["attackColumn", 5, 4, ["volley.band -1"]],
    ["line", 5, 0, []],
    ["openOrder", 5, 0, ["volley.thin -2"]],
  ] as const)(
    "%s at %d, firer with %i casualties: %j",
    (formation, distance, casualties, lines) => {
      const unit = battalion({ formation });
      expect(modifiers("volley", at(battalion({ casualties }), unit, distance))).toEqual(lines);
    },
  );

  it.each([
    ["inch", 3, close],
    ["inch", 3.01, []],
    ["inchAsCm", 3, close],
    ["inchAsCm", 3.1, []],
  ] as const)("%s, %d: %j", (scale, distance, lines) => {
    const unit = battalion({ formation: "attackColumn" });
    expect(modifiers("volley", at(battalion(), unit, distance, { scale }))).toEqual(lines);
  });

  it("a column of cavalry is none", () => {
    const unit = regiment("battle", { formation: "column" });
    expect(modifiers("volley", at(battalion(), unit, 5))).toEqual([]);
  });
});

describe("volley.dense", () => {
  it.each(["square", "massedColumn"] as const)("%s: +2 CD at any range", (formation) => {
    const unit = battalion({ formation });
    expect(modifiers("volley", at(battalion(), unit, 15))).toEqual(["volley.dense +2 CD"]);
  });

  it("instead of columnClose, fresh or not", () => {
    const unit = battalion({ formation: "massedColumn" });
    expect(modifiers("volley", at(battalion(), unit, 5))).toEqual(["volley.dense +2 CD"]);
    expect(modifiers("volley", at(battalion({ casualties: 5 }), unit, 5))).toEqual([
      "volley.band -1",
      "volley.dense +2 CD",
    ]);
  });
});

describe("volley.thin", () => {
  it.each<[string, Unit, string[]]>([
    ["a deployed battery", guns(), ["volley.thin -2"]],
    ["a screen", screen(), ["volley.thin -2"]],
    ["open order", battalion({ formation: "openOrder" }), ["volley.thin -2"]],
    ["limbered guns", guns({ formation: "limbered" }), []],
    ["a line", battalion(), []],
    ["cavalry", regiment(), []],
  ])("%s: %j", (_, unit, lines) => {
    expect(modifiers("volley", at(battalion(), unit))).toEqual(lines);
  });
});

describe("volley.halfColumnOrSquare", () => {
  it.each([
    ["line", false],
    ["attackColumn", true],
    ["companyColumn", true],
    ["marchColumn", true],
    ["massedColumn", true],
    ["square", true],
  ] as const)("a firer in %s: half %s", (formation, half) => {
    const lines = modifiers("volley", at(battalion({ formation }), battalion(), 5));
    expect(lines).toEqual(half ? ["volley.halfColumnOrSquare ½"] : []);
  });

  it("half of 3 is 1: its ½ goes down without a die", () => {
    const column = at(battalion({ formation: "attackColumn" }));
    expect(volley(column, ...two(10), ...two(7)).casualties).toBe(1);
  });
});

describe("halves.each", () => {
  const column = battalion({ grade: "veteran", formation: "attackColumn" });

  it("one reason: ½", () => {
    expect(volley(at(column), ...two(7)).casualties).toBe(1);
  });

  it("two reasons: ¼ of 4 is 1, of 3 is ¾", () => {
    const place = at(column, garrison());
    expect(modifiers("volley", place)).toEqual([
      "fire.builtUp -1 ½",
      "volley.halfColumnOrSquare ½",
    ]);
    // A natural 12 reads 11: 4. Fate: one more on the target.
    expect(volley(place, 6, 6, ...two(5))).toMatchObject({ casualties: 1, losses: [2] });
    // A natural 11 reads 10: 3, a ¾: two dice, up unless both show 1–3.
    expect(volley(place, ...two(11), 1, 4).casualties).toBe(1);
    expect(volley(place, ...two(11), 3, 3).casualties).toBe(0);
    // 2 is a ½, and a column's ½ goes down; 1 is a ¼.
    expect(volley(place, ...two(8)).casualties).toBe(0);
    expect(volley(place, ...two(5)).casualties).toBe(0);
  });

  describe("three reasons", () => {
    const dense: Volley = {
      firer: column,
      share: 0.5,
      targets: [{ unit: battalion({ formation: "square" }), distance: 10, cover: "builtUp" }],
    };
    const halved = (quarters: number) => ({ clause: "halves.each", kind: "halve", quarters });

    it("halve three times", () => {
      expect(modifiers("volley", dense)).toEqual([
        "volley.dense +2 CD",
        "fire.builtUp -1 ½",
        "volley.halfColumnOrSquare ½",
        "fire.sight.half ½",
      ]);
    });

    it.each([
      [10, 0, "3/8 is ¼", 1],
      [10, 1, "4/8 is ½", 2],
      [11, 2, "5/8 is ½", 2],
      [4, 1, "2/8 is ¼", 1],
      [5, 0, "1/8 is nothing", 0],
    ])("natural %i, %i hits: %s, the quarter below", (natural, hits, _, quarters) => {
      const outcome = volley(dense, ...two(natural), ...pool(2, hits));
      expect(outcome.working).toContainEqual(halved(quarters));
      expect([outcome.casualties, outcome.discipline]).toEqual([0, null]);
    });

    it("6/8 is ¾", () => {
      const outcome = volley(dense, 6, 6, ...pool(2, 2), 1, 4, ...two(5), ...two(7));
      expect(outcome.working).toContainEqual(halved(3));
      expect([outcome.casualties, outcome.losses]).toEqual([1, [2]]);
    });
  });
});
