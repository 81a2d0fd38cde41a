/** Orders of battle: who fought, with the source of every value. */
import { type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import { type Checked, type Fault, fault, type Path } from "../faults.ts";
import { across, check, type Schema, single } from "../schemas/check.ts";
import { atLeast, atMost } from "../schemas/lengths.ts";
import { perBook } from "../schemas/per-book.ts";
import { unitSchemas } from "../schemas/unit.ts";
import { bounds, id, isId, whole } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import { migrated } from "./format.ts";
import { note, type Provenance, provenance, type Source, source, type Text, text } from "./text.ts";

/** The facts of a unit that may carry a source and a note; `unit` is that it was there at all. */
export type UnitValue =
  | "unit"
  | "name"
  | "grade"
  | "size"
  | "casualties"
  | "formation"
  | "garrison"
  | "british"
  | "shooterClass"
  | "figuresPerBase"
  | "weapon"
  | "class"
  | "lancer"
  | "cuirassier"
  | "kind"
  | "gun"
  | "mount"
  | "models"
  | "howitzers"
  | "mortars"
  | "bases";

export type CommanderRating = "plodding" | "average" | "inspired";

/** A unit of an order of battle. Its name stands beside it, in both languages. */
export interface ListedUnit {
  readonly name: Text;
  readonly unit: Unit & { readonly id: string };
  readonly values?: { readonly [Value in UnitValue]?: Provenance };
}

export interface General {
  readonly name: Text;
  readonly values?: { readonly name?: Provenance };
}

export interface Commander {
  readonly name: Text;
  readonly rating: CommanderRating;
  readonly values?: { readonly name?: Provenance; readonly rating?: Provenance };
}

export interface ListedBrigade {
  readonly id: string;
  readonly name: Text;
  readonly general: General;
  /** The turn on which it comes on the table; absent: it stands there from the start. */
  readonly arrives?: number;
  readonly units: readonly ListedUnit[];
  readonly note?: Text;
  readonly values?: { readonly name?: Provenance; readonly arrives?: Provenance };
}

export interface ListedSide {
  readonly id: string;
  readonly name: Text;
  /** One word in English, lower case: british, french, russian … */
  readonly nation: string;
  readonly commander: Commander;
  readonly brigades: readonly ListedBrigade[];
  readonly note?: Text;
}

export interface OrderOfBattle {
  readonly format: "adjutant/orderOfBattle@1";
  readonly id: string;
  readonly name: Text;
  /** Year, month, day as far as known: 1806-07-04. */
  readonly date?: string;
  readonly note?: Text;
  readonly sources: { readonly [id: string]: Source };
  /** The provenance of values whose own unit names none. */
  readonly values?: { readonly [Value in UnitValue]?: Provenance };
  readonly sides: readonly ListedSide[];
}

const from = z.exactOptional(provenance);

/** The provenances of a unit's values, by their keys. */
export const unitValuesShape = {
  unit: from,
  name: from,
  grade: from,
  size: from,
  casualties: from,
  formation: from,
  garrison: from,
  british: from,
  shooterClass: from,
  figuresPerBase: from,
  weapon: from,
  class: from,
  lancer: from,
  cuirassier: from,
  kind: from,
  gun: from,
  mount: from,
  models: from,
  howitzers: from,
  mortars: from,
  bases: from,
} satisfies Record<UnitValue, typeof from>;

const unitValues = z.strictObject(unitValuesShape);

/** In an order of battle a unit has an id, and its name stands beside it in both languages. */
function withId(book: Rulebook): Schema<Unit & { readonly id: string }> {
  const unit = unitSchemas(book).any.check(
    single<Unit>(({ id, name }) => {
      const faults: Fault[] = [];
      if (id === undefined) {
        faults.push(fault(["id"], "missing", { key: "id", expected: "text", allowed: "" }));
      } else if (!isId(id)) {
        faults.push(fault(["id"], "notAnId", { value: id }));
      }
      if (name !== undefined) {
        faults.push(fault(["name"], "unknownKey", { key: "name", allowed: "id" }));
      }
      return faults;
    }),
  );
  // The check above makes sure of the id.
  return unit as Schema<Unit & { readonly id: string }>;
}

/** Days of a month in the Gregorian calendar, which armies of the time kept, or we for them. */
function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Is this a year, a month or a day that there was. */
function isDate(text: string): boolean {
  const [, year, month = "01", day = "01"] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const [m, d] = [Number(month), Number(day)];
  return year !== undefined && m >= 1 && m <= 12 && d >= 1 && d <= daysOf(Number(year), m);
}

const dated = z
  .string()
  .check(
    single<string>((date) =>
      isDate(date) ? [] : [fault([], "notADate", { value: date.slice(0, 40) })],
    ),
  );

/** The keys that an order of battle and a scenario have in common. */
export const forcesShape = perBook((book) => {
  const listedUnit = z.strictObject({
    name: text,
    unit: withId(book),
    values: z.exactOptional(unitValues),
  });
  const brigade = z
    .strictObject({
      id,
      name: text,
      general: z.strictObject({
        name: text,
        values: z.exactOptional(z.strictObject({ name: from })),
      }),
      arrives: z.exactOptional(whole(1, bounds.turns)),
      units: z.array(listedUnit).check(atLeast(1), atMost(bounds.units)),
      note: z.exactOptional(note),
      values: z.exactOptional(z.strictObject({ name: from, arrives: from })),
    })
    .check(
      across(["units"], ({ units }) =>
        units
          .flatMap(({ unit }, index) => (unit.arm === "screen" ? [index] : []))
          .slice(1)
          .map((index) => fault(["units", index, "unit", "arm"], "secondScreen", {})),
      ),
    );
  const side = z.strictObject({
    id,
    name: text,
    nation: id,
    commander: z.strictObject({
      name: text,
      rating: z.enum(["plodding", "average", "inspired"]),
      values: z.exactOptional(z.strictObject({ name: from, rating: from })),
    }),
    brigades: z.array(brigade).check(atLeast(1), atMost(bounds.units)),
    note: z.exactOptional(note),
  });
  return {
    id,
    name: text,
    date: z.exactOptional(dated),
    note: z.exactOptional(note),
    sources: z.record(id, source),
    sides: z.array(side).check(atLeast(1), atMost(2)),
  };
});

/** The schema of orders of battle under a rulebook, which sets the limits of units. */
export const orderOfBattleSchema = perBook(
  (book): Schema<OrderOfBattle> =>
    z
      .strictObject({
        format: z.literal("adjutant/orderOfBattle@1"),
        ...forcesShape(book),
        values: z.exactOptional(unitValues),
      })
      .check(
        across(["sides"], ({ sides }) => duplicates(sides)),
        across(["sides", "sources", "values"], unknownSources),
      ),
);

type Sided = Pick<OrderOfBattle, "sides">;

/** Ids that come twice: of sides, of brigades, of units. */
export function duplicates(sides: Sided["sides"]): Fault[] {
  const faults: Fault[] = [];
  const once = (seen: Set<string>, id: string, path: Path) => {
    if (seen.has(id)) faults.push(fault(path, "duplicateId", { id }));
    seen.add(id);
  };
  const seen = { sides: new Set<string>(), brigades: new Set<string>(), units: new Set<string>() };
  for (const [s, side] of sides.entries()) {
    once(seen.sides, side.id, ["sides", s, "id"]);
    for (const [b, brigade] of side.brigades.entries()) {
      const at = ["sides", s, "brigades", b] as const;
      once(seen.brigades, brigade.id, [...at, "id"]);
      for (const [u, { unit }] of brigade.units.entries()) {
        once(seen.units, unit.id, [...at, "units", u, "unit", "id"]);
      }
    }
  }
  return faults;
}

type Values = Readonly<Record<string, Provenance>> | undefined;

/** Provenances of one part that name a source which its file does not list. */
export function unnamedSources(
  values: Values,
  path: Path,
  sources: OrderOfBattle["sources"],
): Fault[] {
  return Object.entries(values ?? {}).flatMap(([key, { source = [] }]) =>
    source.flatMap((id, index) =>
      Object.hasOwn(sources, id)
        ? []
        : [
            fault([...path, key, "source", index], "unknownId", {
              id,
              allowed: Object.keys(sources).join(", "),
            }),
          ],
    ),
  );
}

/** Provenances of the forces that name a source which the file does not list. */
export function unknownSources(
  order: Pick<OrderOfBattle, "sides" | "sources"> & { readonly values?: Values },
): Fault[] {
  const follow = (values: Values, path: Path) => unnamedSources(values, path, order.sources);
  return [
    ...follow(order.values, ["values"]),
    ...order.sides.flatMap((side, s) => [
      ...follow(side.commander.values, ["sides", s, "commander", "values"]),
      ...side.brigades.flatMap((brigade, b) => {
        const at = ["sides", s, "brigades", b] as const;
        return [
          ...follow(brigade.values, [...at, "values"]),
          ...follow(brigade.general.values, [...at, "general", "values"]),
          ...brigade.units.flatMap((unit, u) => follow(unit.values, [...at, "units", u, "values"])),
        ];
      }),
    ]),
  ];
}

/** Reads an order of battle of any version we know. */
export function parseOrderOfBattle(
  json: unknown,
  book: Rulebook = rulebook,
): Checked<OrderOfBattle> {
  const file = migrated("orderOfBattle", json);
  return file.ok ? check(orderOfBattleSchema(book), file.value) : file;
}

/**
 * Where a unit's value comes from: what the unit says, else what the file says for all; null where
 * neither says anything.
 */
export function provenanceOf(
  order: Pick<OrderOfBattle, "values">,
  unit: ListedUnit,
  value: UnitValue,
): Provenance | null {
  return unit.values?.[value] ?? order.values?.[value] ?? null;
}
