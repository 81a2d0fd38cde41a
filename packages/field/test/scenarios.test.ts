import { readdirSync, readFileSync } from "node:fs";
import type { Scale, Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type Drawn,
  fieldFrom,
  planIn,
  type Shape,
  setUpIn,
  shapeTimes,
  standingFaults,
  terrainFaults,
  timesIn,
  zoneFrom,
} from "../src/index.ts";
import { book } from "./pictures.ts";

/** What of a scenario's file the table needs; the file's reader checks the rest. */
interface ScenarioFile {
  readonly sides: readonly {
    readonly id: string;
    readonly brigades: readonly {
      readonly id: string;
      readonly arrives?: unknown;
      readonly units: readonly { readonly unit: Unit & { readonly id: string } }[];
    }[];
  }[];
  readonly reserves?: Readonly<Record<string, unknown>>;
  readonly field: Drawn & {
    readonly deployment: readonly { side: string; brigade?: string; zone: Shape }[];
    readonly places?: Readonly<Record<string, unknown>>;
  };
}

const folder = new URL("../../../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".scenario.json"));

function readScenario(file: string): ScenarioFile {
  // The schema of scenarios is tested where it is; here its result is taken for granted.
  return JSON.parse(readFileSync(new URL(file, folder), "utf8")) as ScenarioFile;
}

const scales: readonly Scale[] = ["cm", "inch", "inchAsCm"];

describe.each(files)("%s", (file) => {
  const { field, sides, reserves = {} } = readScenario(file);

  test("its ground has no faults", () => {
    expect(terrainFaults(field.terrain)).toEqual([]);
  });

  test.each(scales)("every unit on the table at the start finds room in its zone (%s)", (scale) => {
    const on = fieldFrom(planIn(scale, field), book);
    const zoneOf = (side: string, brigade: string) => {
      const own = field.deployment.find((one) => one.side === side && one.brigade === brigade);
      const all = field.deployment.find((one) => one.side === side && one.brigade === undefined);
      const { zone } = own ?? all ?? {};
      return zone && zoneFrom(shapeTimes(zone, timesIn(scale, field.inches)));
    };
    for (const [i, side] of sides.entries()) {
      const stands: ReturnType<typeof setUpIn>["stands"][number][] = [];
      const without: string[] = [];
      for (const { id, units, arrives } of side.brigades) {
        if (arrives !== undefined || id in reserves) continue;
        const zone = zoneOf(side.id, id);
        const force = units
          .map(({ unit }) => ({ id: unit.id, side: side.id, unit }))
          .filter((who) => !(who.id in (field.places ?? {})));
        if (zone === undefined) without.push(id);
        else {
          const set = setUpIn(on, zone, force, i === 0 ? 0 : 10_800, stands);
          stands.push(...set.stands);
          without.push(...set.without);
        }
      }
      expect(without).toEqual([]);
      expect(standingFaults(on, stands)).toEqual([]);
    }
  });
});
