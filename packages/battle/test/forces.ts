/** A small battle for tests: two sides, one brigade each with every arm. */
import type { Infantry, Unit } from "@adjutant/rules";
import {
  type Companion,
  type OrderOfBattle,
  parseOrderOfBattle,
  type Started,
  startCompanion,
} from "../src/index.ts";

export const line: Infantry = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation: "line",
};

const named = (id: string) => ({ en: id, ru: id });

const units = (prefix: string): readonly Unit[] => [
  { ...line, id: `${prefix}-1` },
  { ...line, id: `${prefix}-2`, formation: "attackColumn" },
  { ...line, id: `${prefix}-3`, grade: "veteran", size: "large" },
  {
    id: `${prefix}-horse`,
    arm: "cavalry",
    class: "battle",
    grade: "line",
    size: "standard",
    formation: "line",
  },
  {
    id: `${prefix}-guns`,
    arm: "artillery",
    kind: "gun",
    gun: "medium",
    mount: "foot",
    models: 4,
    howitzers: 1,
    grade: "line",
    formation: "deployed",
  },
  {
    id: `${prefix}-rockets`,
    arm: "artillery",
    kind: "rocket",
    mount: "foot",
    models: 3,
    grade: "line",
    formation: "deployed",
  },
  { id: `${prefix}-screen`, arm: "screen", bases: 4, grade: "line" },
];

/** The file of an order of battle, as JSON. */
export function orderFile(): Record<string, unknown> {
  return {
    format: "adjutant/orderOfBattle@1",
    id: "test",
    name: named("test"),
    sources: { a: { title: "A source" } },
    sides: (["red", "blue"] as const).map((id) => ({
      id,
      name: named(id),
      nation: id,
      commander: { name: named("commander"), rating: "average" },
      brigades: [
        {
          id: `${id}-brigade`,
          name: named(id),
          general: { name: named("general") },
          units: units(id).map((unit) => ({ name: named(unit.id ?? ""), unit })),
        },
      ],
    })),
  };
}

export function order(): OrderOfBattle {
  const checked = parseOrderOfBattle(orderFile());
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

/** A battle just begun. */
export function started(): { readonly state: Companion; readonly event: Started } {
  const begun = startCompanion([order()], { id: "battle" });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  return begun.value;
}

/** A unit's facts as the roster has them now. */
export function unitOf(state: Companion, id: string): Unit {
  const roster = state.units[id];
  if (!roster) throw new Error(`no unit ${id}`);
  return roster.unit;
}
