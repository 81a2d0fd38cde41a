/** Battles for tests of what a scenario asks: more brigades, reserves, objectives, a turn limit. */
import type { Unit } from "@adjutant/rules";
import { parseScenario, startScenario } from "../src/index.ts";
import { line, orderFile, Table } from "./forces.ts";
import { passed } from "./telling.ts";

const named = (id: string) => ({ en: id, ru: id });

/** Battalions of these ids, in line. */
export const battalions = (...ids: readonly string[]): readonly Unit[] =>
  ids.map((id) => ({ ...line, id }));

export interface Added {
  readonly id: string;
  readonly units: readonly Unit[];
  readonly arrives?: number;
}

export interface Terms {
  readonly turns?: number;
  /** Points of the mill to its holder. */
  readonly points?: { readonly [side: string]: { perTurn?: number; atEnd?: number } };
  readonly heldBy?: string;
  /** Brigades beside the first of each side. */
  readonly red?: readonly Added[];
  readonly blue?: readonly Added[];
  readonly reserves?: { readonly [brigade: string]: { readonly kind: "onTable" | "offTable" } };
}

/** A table at which such a battle has just begun. */
export function battleUnder({ turns, points, heldBy, red, blue, reserves }: Terms): Table {
  // The file of the small battle is as these tests write it.
  const file = structuredClone(orderFile()) as { sides: { brigades: object[] }[] };
  for (const [index, added] of [red, blue].entries()) {
    for (const { id, units, arrives } of added ?? []) {
      file.sides[index]?.brigades.push({
        id,
        name: named(id),
        general: { name: named("general") },
        ...(arrives === undefined ? {} : { arrives }),
        units: units.map((unit) => ({ name: named(unit.id ?? ""), unit })),
      });
    }
  }
  const objectives =
    points === undefined
      ? []
      : [{ id: "mill", name: named("mill"), points, ...(heldBy === undefined ? {} : { heldBy }) }];
  const scenario = passed(
    parseScenario({
      ...file,
      format: "adjutant/scenario@1",
      ...(turns === undefined ? {} : { turns }),
      ...(reserves === undefined ? {} : { reserves }),
      objectives,
    }),
  );
  return new Table(passed(startScenario(scenario, { id: "battle" })).state);
}
