import type { Refusal } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { clauses } from "../src/clauses/en.ts";
import { en } from "../src/en.ts";
import { formatter } from "../src/message.ts";
import { refusals } from "../src/refusals.en.ts";
import { ru } from "../src/ru.ts";
import { everyValues } from "./messages.ts";

const refusal = (
  clause: Refusal["clause"],
  measured: number | null = null,
  limit: number | null = null,
  reason: Refusal["reason"] = null,
): Refusal => ({ clause, measured, limit, reason });

describe("refusals say the fact, the limit, and what would be allowed", () => {
  test.each([
    [
      refusal("fire.range.musket", 15.1, 15),
      "The target is 15.1\u00a0cm away; this volley reaches 15\u00a0cm.",
      "До цели 15,1\u00a0см, а залп достаёт на 15\u00a0см.",
    ],
    [
      refusal("fire.sight.none", 0.49, 0.5),
      "Only 49% of this unit can fire; at least 50% has to.",
      "Стрелять может только 49\u00a0% подразделения, а нужно не меньше 50\u00a0%.",
    ],
    [
      refusal("fire.oneRoll", 4, 3, "targets"),
      "4 targets are too many for one fire: up to 3.",
      "4 цели — это много за один раз: не больше 3.",
    ],
    [
      refusal("fire.once", null, null, "limbered"),
      "Limbered guns do not fire; unlimber them first.",
      "С передков не стреляют; сперва снимите орудия с передков.",
    ],
    [
      refusal("charge.multiple", 1, 0, "supports"),
      "Supports go with an infantry charge only by order of an infantry assault; without it infantry charges alone.",
      "Поддержка в атаке пехоты — только по приказу на штурм; без него пехота атакует одна.",
    ],
    [
      refusal("charge.multiple", 3, 2, "supports"),
      "3 supports are more than cavalry brings to a charge: up to 2.",
      "3 поддержки — это много: с собой в атаку кавалерия берёт не больше 2.",
    ],
    [
      refusal("volley.garrison", null, null, "garrison"),
      "A garrison does not volley; it may fire as skirmishers do.",
      "Гарнизон залпа не даёт; может стрелять как застрельщики.",
    ],
    [
      refusal("charge.declare", null, null, "square"),
      "A square does not charge; it may after changing to column or line.",
      "Каре в атаку не ходит; перестроится в колонну или линию — сможет.",
    ],
    [
      refusal("bounce.reach", 81, 80),
      "That unit stands 81\u00a0cm from the battery, which reaches 80\u00a0cm: no ball gets there.",
      "До того подразделения 81\u00a0см, а батарея бьёт на 80\u00a0см: ядра не долетят.",
    ],
  ])("%o", (refused, english, russian) => {
    expect(en.refusal(refused)).toBe(english);
    expect(ru.refusal(refused)).toBe(russian);
  });

  test("in inches", () => {
    const refused = refusal("fire.range.musket", 9.5, 9);
    expect(en.refusal(refused, { scale: "inch" })).toBe(
      "The target is 9.5″ away; this volley reaches 9″.",
    );
    expect(ru.refusal(refused, { scale: "inch" })).toBe("До цели 9,5″, а залп достаёт на 9″.");
  });

  test("a clause without a refusal of its own is told by its text", () => {
    const refused = refusal("marking.roster");
    expect(en.refusal(refused)).toContain(en.clause("marking.roster").text);
    expect(ru.refusal(refused)).toContain(ru.clause("marking.roster").text);
  });
});

test("every refusal belongs to a clause", () => {
  const known: readonly string[] = Object.keys(clauses);
  expect(Object.keys(refusals).filter((id) => id !== "other" && !known.includes(id))).toEqual([]);
});

describe("refusals are whole sentences", () => {
  const own = Object.entries(refusals).filter(([id]) => id !== "other");
  test.each(own)("%s", (_id, message) => {
    const format = formatter("en");
    for (const values of everyValues(message)) {
      expect(format.message(message, values)).toMatch(/^[A-Z\d].*\.$/);
    }
  });
});
