/** Scenarios: the forces, what they fight for and how long, and the field. */
import { type Options, type Rulebook, rulebook } from "@adjutant/rules";
import { type Checked, type Fault, fault, faulty, type Path } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { across, check, type Schema } from "../schemas/check.ts";
import { atMost } from "../schemas/lengths.ts";
import { options } from "../schemas/options.ts";
import { perBook } from "../schemas/per-book.ts";
import { bounds, id, whole } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import { migrated } from "./format.ts";
import {
  duplicates,
  forcesShape,
  type ListedSide,
  type OrderOfBattle,
  type UnitValue,
  unitValuesShape,
  unknownSources,
  unnamedSources,
} from "./order-of-battle.ts";
import { type Field, fieldSchema } from "./scenario-field.ts";
import { termsFaults } from "./scenario-terms.ts";
import { note, type Provenance, provenance, type Text, text } from "./text.ts";

/** What holding a place is worth to a side: so much at the end of each turn, so much of the last. */
export interface Points {
  readonly perTurn?: number;
  readonly atEnd?: number;
}

export interface Objective {
  readonly id: string;
  readonly name: Text;
  /** The piece of the field's ground that it is; absent where there is no field. */
  readonly place?: string;
  /** By side; a side that is not named gains nothing by it. */
  readonly points: { readonly [side: string]: Points };
  /** Who holds it at the start; absent: nobody. */
  readonly heldBy?: string;
  readonly values?: {
    readonly place?: Provenance;
    readonly points?: Provenance;
    readonly heldBy?: Provenance;
  };
}

/** A brigade held back by choice, on the table or off it, until it is committed (`tasking.reserve`). */
export interface Reserve {
  readonly kind: "offTable" | "onTable";
  readonly values?: { readonly kind?: Provenance };
}

/** What of a scenario's terms may carry a source and a note. */
export type TermValue = "turns" | "options";

/** All that a scenario says beyond its forces. A battle keeps it as it was at its start. */
export interface ScenarioTerms {
  readonly id: string;
  /** What happened, in our own words. */
  readonly text?: Text;
  /** The turn after which the battle ends (`victory`); absent: it is fought out. */
  readonly turns?: number;
  readonly reserves?: { readonly [brigade: string]: Reserve };
  readonly objectives: readonly Objective[];
  readonly field?: Field;
  readonly values?: { readonly [Value in TermValue]?: Provenance };
}

/** A scenario as its file has it: the forces of an order of battle, and the terms. */
export interface Scenario
  extends Omit<OrderOfBattle, "format" | "values">,
    Omit<ScenarioTerms, "values"> {
  readonly format: "adjutant/scenario@1";
  readonly options?: Options;
  readonly values?: { readonly [Value in UnitValue | TermValue]?: Provenance };
}

const from = z.exactOptional(provenance);
const pointsOf = whole(0, bounds.turns);

const objective = z.strictObject({
  id,
  name: text,
  place: z.exactOptional(id),
  points: z.record(
    id,
    z
      .strictObject({ perTurn: z.exactOptional(pointsOf), atEnd: z.exactOptional(pointsOf) })
      .check(
        across(["perTurn", "atEnd"], ({ perTurn, atEnd }) =>
          perTurn === undefined && atEnd === undefined
            ? [fault([], "missing", { key: "atEnd", expected: "number", allowed: "" })]
            : [],
        ),
      ),
  ),
  heldBy: z.exactOptional(id),
  values: z.exactOptional(z.strictObject({ place: from, points: from, heldBy: from })),
});

const reserve = z.strictObject({
  kind: z.enum(["offTable", "onTable"]),
  values: z.exactOptional(z.strictObject({ kind: from })),
});

const termValues = { turns: from, options: from } satisfies Record<TermValue, typeof from>;

/** The terms as they stand in a scenario, their values left aside. */
const termsShape = {
  text: z.exactOptional(note),
  turns: z.exactOptional(whole(1, bounds.turns)),
  reserves: z.exactOptional(z.record(id, reserve)),
  objectives: z.array(objective).check(atMost(bounds.list)),
  field: z.exactOptional(fieldSchema),
};

/** The schema of a battle's scenario; what it says of the forces is checked with them. */
export const scenarioTermsSchema: Schema<ScenarioTerms> = z.strictObject({
  id,
  ...termsShape,
  values: z.exactOptional(z.strictObject(termValues)),
});

/** The schema of scenarios under a rulebook, which sets the limits of units. */
export const scenarioSchema = perBook((book): Schema<Scenario> => {
  const { sides, ...forces } = forcesShape(book);
  return z
    .strictObject({
      format: z.literal("adjutant/scenario@1"),
      ...forces,
      options: z.exactOptional(options),
      sides,
      ...termsShape,
      values: z.exactOptional(z.strictObject({ ...unitValuesShape, ...termValues })),
    })
    .check(
      across(["sides"], ({ sides }) =>
        sides.length === 2 ? [] : [fault(["sides"], "notTwoSides", { count: sides.length })],
      ),
      across(["sides"], ({ sides }) => duplicates(sides)),
      across(["sides", "sources", "values"], unknownSources),
      across(["sources", "reserves", "objectives", "field"], (file) =>
        unknownSourcesOfTerms(file, file.sources),
      ),
      across(["sides", "reserves", "objectives", "field"], (file) => termsFaults(file, file.sides)),
    );
});

type Terms = Pick<ScenarioTerms, "reserves" | "objectives" | "field">;

/** Provenances of the terms that name a source which the file does not list. */
function unknownSourcesOfTerms(
  { reserves = {}, objectives, field }: Terms,
  sources: OrderOfBattle["sources"],
): Fault[] {
  const at = (values: object | undefined, path: Path) =>
    // Values of any part are provenances by their keys.
    unnamedSources(values as Readonly<Record<string, Provenance>> | undefined, path, sources);
  return [
    ...Object.entries(reserves).flatMap(([brigade, { values }]) =>
      at(values, ["reserves", brigade, "values"]),
    ),
    ...objectives.flatMap(({ values }, index) => at(values, ["objectives", index, "values"])),
    ...at(field?.values, ["field", "values"]),
    ...(field?.terrain ?? []).flatMap(({ values }, i) =>
      at(values, ["field", "terrain", i, "values"]),
    ),
    ...(field?.deployment ?? []).flatMap(({ values }, i) =>
      at(values, ["field", "deployment", i, "values"]),
    ),
    ...(field?.arrivals ?? []).flatMap(({ values }, i) =>
      at(values, ["field", "arrivals", i, "values"]),
    ),
  ];
}

/** Reads a scenario of any version we know. */
export function parseScenario(json: unknown, book: Rulebook = rulebook): Checked<Scenario> {
  const file = migrated("scenario", json);
  return file.ok ? check(scenarioSchema(book), file.value) : file;
}

/** Reads the terms that a battle file carries, against the sides of its orders of battle. */
export function parseScenarioTerms(
  json: unknown,
  sides: readonly ListedSide[],
  sources: OrderOfBattle["sources"],
): Checked<ScenarioTerms> {
  const read = check(scenarioTermsSchema, json);
  if (!read.ok) return read;
  const faults = [...unknownSourcesOfTerms(read.value, sources), ...termsFaults(read.value, sides)];
  return faults.length > 0 ? faulty(faults) : read;
}

/** The forces of a scenario, as an order of battle of both sides. */
export function orderOf(scenario: Scenario): OrderOfBattle {
  const { id, name, date, note, sources, sides } = scenario;
  const { turns: _, options: __, ...values } = scenario.values ?? {};
  return frozen({
    format: "adjutant/orderOfBattle@1",
    id,
    name,
    ...(date === undefined ? {} : { date }),
    ...(note === undefined ? {} : { note }),
    sources,
    ...(Object.keys(values).length === 0 ? {} : { values }),
    sides,
  });
}

/** What a scenario says beyond its forces. */
export function termsOf(scenario: Scenario): ScenarioTerms {
  const { id, text, turns, reserves, objectives, field, values: all = {} } = scenario;
  const values = {
    ...(all.turns === undefined ? {} : { turns: all.turns }),
    ...(all.options === undefined ? {} : { options: all.options }),
  };
  return frozen({
    id,
    ...(text === undefined ? {} : { text }),
    ...(turns === undefined ? {} : { turns }),
    ...(reserves === undefined ? {} : { reserves }),
    objectives,
    ...(field === undefined ? {} : { field }),
    ...(Object.keys(values).length === 0 ? {} : { values }),
  });
}
