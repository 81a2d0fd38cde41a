import { describe, expect, expectTypeOf, test } from "vitest";
import type { ArgumentsOf } from "../src/arguments.ts";
import { phrases } from "../src/index.ts";

const en = phrases("en");
const ru = phrases("ru");

describe("clauses", () => {
  test("title, text and label", () => {
    expect(en.clause("volley.largeLine").label).toBe("large, in line");
    expect(ru.clause("volley.largeLine").title).toBe("Залп: большой в линии");
  });

  test("a clause without a label is called by its title", () => {
    expect(en.clause("fire.once").label).toBe("One shot a turn");
    expect(ru.clause("fire.once").label).toBe("Один выстрел за ход");
  });

  test("origins in words", () => {
    const marks = [
      { from: "S003", part: null },
      { from: "house", part: "split" },
    ] as const;
    expect(en.origin(marks)).toBe("S003; house value: how it is split");
    expect(ru.origin(marks)).toBe("S003; наше значение: как делить");
    expect(ru.origin([{ from: "public", part: null }])).toBe("опубликовано");
  });
});

describe("words agree with the unit in Russian", () => {
  test("state", () => {
    expect(ru.word("state", "unformed", "infantry")).toBe("не построен");
    expect(ru.word("state", "unformed", "cavalry")).toBe("не построен");
    expect(ru.word("state", "unformed", "artillery")).toBe("не построена");
    expect(ru.word("state", "unformed", "screen")).toBe("не построена");
    expect(ru.word("state", "routing", "screen")).toBe("бежит");
    expect(en.word("state", "unformed", "artillery")).toBe("Unformed");
  });

  test("size", () => {
    expect(ru.word("size", "large")).toBe("большой");
    expect(ru.word("size", "large", "artillery")).toBe("большая");
  });
});

describe("numbers", () => {
  test("distances in either scale", () => {
    expect(en.distance(4.2, "cm")).toBe("4.2\u00a0cm");
    expect(ru.distance(4.2, "cm")).toBe("4,2\u00a0см");
    expect(en.distance(5, "inch")).toBe("5″");
    expect(ru.distance(5, "inchAsCm")).toBe("5\u00a0см");
  });

  test("a true minus", () => {
    expect(en.number(-3)).toBe("−3");
    expect(ru.number(-1.25)).toBe("−1,25");
    expect(ru.number(1.255, 1)).toBe("1,3");
  });

  test("odds never say 0 or 100 of what may or may not happen", () => {
    expect(en.percent(0.28)).toBe("28%");
    expect(ru.percent(0.2777)).toBe("27,8\u00a0%");
    expect(en.percent(0.00001)).toBe("<0.1%");
    expect(en.percent(0.99999)).toBe(">99.9%");
    expect(en.percent(0)).toBe("0%");
    expect(en.percent(1)).toBe("100%");
  });
});

describe("modifiers", () => {
  test.each([
    [{ roll: 1, dice: 0, halves: false }, "+1", "+1"],
    [{ roll: -2, dice: 0, halves: false }, "−2", "−2"],
    [{ roll: 0, dice: 2, halves: false }, "+2 CD", "+2 КУ"],
    [{ roll: -1, dice: 0, halves: true }, "−1, half the effect", "−1, пополам"],
    [{ roll: 0, dice: 0, halves: false }, "no change", "без изменений"],
  ])("%o", (value, english, russian) => {
    expect(en.modifier(value)).toBe(english);
    expect(ru.modifier(value)).toBe(russian);
  });
});

describe("what to roll", () => {
  test.each([
    [{ kind: "sum", dice: 2, hitOn: 0, purpose: "volley", side: null }, "Volley: 2D6", "Залп: 2D6"],
    [
      { kind: "sum", dice: 1, hitOn: 0, purpose: "general", side: null },
      "What befalls the general: D6",
      "Что с генералом: D6",
    ],
    [
      { kind: "pool", dice: 3, hitOn: 4, purpose: "casualtyDice", side: null },
      "Casualty dice: 3 dice, 4–6 counts",
      "Кубики урона: 3 кубика, в счёт 4–6",
    ],
    [
      { kind: "pool", dice: 1, hitOn: 6, purpose: "skirmish", side: null },
      "Skirmish fire: 1 die, a 6 counts",
      "Стрельба застрельщиков: 1 кубик, в счёт 6",
    ],
    [
      { kind: "pool", dice: 8, hitOn: 4, purpose: "melee", side: "attacker" },
      "Melee, attacker: 8 dice, 4–6 counts",
      "Ближний бой, атакующий: 8 кубиков, в счёт 4–6",
    ],
  ] as const)("%o", (request, english, russian) => {
    expect(en.roll(request)).toBe(english);
    expect(ru.roll(request)).toBe(russian);
  });

  test("by whom, if he has a name", () => {
    const request = { kind: "sum", dice: 2, hitOn: 0, purpose: "charge", side: "charger" } as const;
    expect(en.roll(request, { sides: { charger: "1er Léger" } })).toBe(
      "Charge roll, 1er Léger: 2D6",
    );
  });
});

test("arguments of a message are known to the compiler", () => {
  type Nested =
    ArgumentsOf<"{n, plural, one {# by {name}} other {{k, select, a {x} other {{z, number}}}}} {m}">;
  expectTypeOf<Nested>().toEqualTypeOf<{
    readonly n: number;
    readonly name: string | number;
    readonly k: string;
    readonly z: number;
    readonly m: string | number;
  }>();
  expectTypeOf(en.say<"losses">)
    .parameter(1)
    .toEqualTypeOf<{ readonly casualties: number }>();
});
