/** Schemas of units, one for each arm. */
import {
  type Artillery,
  type GunBattery,
  type HowitzerBattery,
  type Infantry,
  limitOf,
  type RocketBattery,
  type Rulebook,
  type Screen,
  type Unit,
} from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { across, type Discriminable, type Found, type Schema } from "./check.ts";
import { perBook } from "./per-book.ts";
import { bounds, freeId, name, whole, yesNo } from "./values.ts";
import { z } from "./zod.ts";

export const grade = z.enum(["elite", "veteran", "line", "recruit"]);
export const size = z.enum(["small", "standard", "large"]);
const weapon = z.enum(["musket", "rifle"]);
const gun = z.enum(["light", "medium", "heavy"]);

export const infantryFormation = z.enum([
  "line",
  "attackColumn",
  "companyColumn",
  "marchColumn",
  "massedColumn",
  "square",
  "openOrder",
]);
export const cavalryFormation = z.enum(["line", "column"]);
export const artilleryFormation = z.enum(["deployed", "limbered"]);

export const place = z.enum(["builtUp", "strongpoint"]);

export const garrison = z.strictObject({ place, burning: z.exactOptional(yesNo) });

const facts = {
  id: z.exactOptional(freeId),
  name: z.exactOptional(name),
  grade,
  casualties: z.exactOptional(whole(0, 999)),
  unformed: z.exactOptional(yesNo),
  faltering: z.exactOptional(yesNo),
  retreating: z.exactOptional(yesNo),
  routing: z.exactOptional(yesNo),
};

/** A unit falls back in one way at a time. */
const oneState = across<{ readonly retreating?: boolean; readonly routing?: boolean }>(
  ["retreating", "routing"],
  ({ retreating, routing }) =>
    retreating && routing
      ? [fault(["retreating"], "conflict", { first: "retreating", second: "routing" })]
      : [],
);

/** A unit on the table has lost less than its limit (`casualty.limit`). */
function belowLimit(unit: Unit, book: Rulebook): Found {
  const limit = limitOf(unit, book);
  const { casualties = 0 } = unit;
  return casualties < limit
    ? []
    : [fault(["casualties"], "casualtiesAtLimit", { casualties, limit, most: limit - 1 })];
}

interface Standing {
  readonly formation?: unknown;
  readonly garrison?: unknown;
}

/** Infantry stands in a formation or holds a place. */
function formationOrGarrison({ formation, garrison }: Standing): Fault[] {
  if (formation !== undefined && garrison !== undefined) {
    return [fault(["formation"], "garrisonWithFormation", {})];
  }
  return formation === undefined && garrison === undefined
    ? [fault(["formation"], "neitherFormationNorGarrison", {})]
    : [];
}

/** Infantry before it is known that it has either a formation or a garrison. */
export function flatInfantrySchema(book: Rulebook) {
  const { figuresPerBaseMost } = book.clauses["marking.markers"].value;
  return z
    .strictObject({
      arm: z.literal("infantry"),
      ...facts,
      size,
      formation: z.exactOptional(infantryFormation),
      garrison: z.exactOptional(garrison),
      fireDisciplineLost: z.exactOptional(yesNo),
      british: z.exactOptional(yesNo),
      shooterClass: z.exactOptional(z.literal([1, 2])),
      figuresPerBase: z.exactOptional(whole(1, figuresPerBaseMost)),
      weapon: z.exactOptional(weapon),
    })
    .check(
      oneState,
      across(["formation", "garrison"], formationOrGarrison),
      across(["size", "casualties"], ({ size, casualties = 0 }) =>
        belowLimit({ arm: "infantry", grade: "line", formation: "line", size, casualties }, book),
      ),
    );
}

function infantrySchema(book: Rulebook): Discriminable<Infantry> {
  // `formationOrGarrison` makes sure of what the schema's own type cannot say.
  return flatInfantrySchema(book) as unknown as Discriminable<Infantry>;
}

export function cavalrySchema(book: Rulebook) {
  return z
    .strictObject({
      arm: z.literal("cavalry"),
      ...facts,
      size,
      class: z.enum(["heavy", "shock", "battle", "light", "irregular"]),
      lancer: z.exactOptional(yesNo),
      cuirassier: z.exactOptional(yesNo),
      formation: cavalryFormation,
    })
    .check(
      oneState,
      across(["size", "casualties"], ({ size, casualties = 0 }) =>
        belowLimit(
          { arm: "cavalry", class: "light", grade: "line", formation: "line", size, casualties },
          book,
        ),
      ),
    );
}

const models = whole(1, bounds.models);

const artilleryFacts = {
  arm: z.literal("artillery"),
  ...facts,
  mount: z.enum(["foot", "horse"]),
  models,
  formation: artilleryFormation,
  lowAmmunition: z.exactOptional(yesNo),
};

interface Models {
  readonly models: number;
  readonly casualties?: number;
}

function batteryLimit(book: Rulebook) {
  return across<Models>(["models", "casualties"], ({ models, casualties = 0 }) =>
    belowLimit(
      {
        arm: "artillery",
        kind: "rocket",
        mount: "foot",
        grade: "line",
        formation: "deployed",
        models,
        casualties,
      },
      book,
    ),
  );
}

export function gunSchema(book: Rulebook) {
  return z
    .strictObject({
      kind: z.literal("gun"),
      ...artilleryFacts,
      gun,
      howitzers: z.exactOptional(whole(0, bounds.models)),
      mortars: z.exactOptional(whole(0, bounds.models)),
    })
    .check(
      oneState,
      batteryLimit(book),
      across(["models", "howitzers", "mortars"], ({ models, howitzers = 0, mortars = 0 }) => {
        const pieces = howitzers + mortars;
        if (pieces <= models) return [];
        const key = howitzers > 0 ? "howitzers" : "mortars";
        return [fault([key], "piecesAboveModels", { pieces, models })];
      }),
    );
}

export function howitzerSchema(book: Rulebook) {
  return z
    .strictObject({
      kind: z.literal("howitzer"),
      ...artilleryFacts,
      gun: z.exactOptional(gun),
    })
    .check(oneState, batteryLimit(book));
}

export function rocketSchema(book: Rulebook) {
  return z
    .strictObject({ kind: z.literal("rocket"), ...artilleryFacts })
    .check(oneState, batteryLimit(book));
}

export function screenSchema(book: Rulebook) {
  const { goneBelow, mostBases } = book.clauses["casualty.limit"].value.screen;
  return z
    .strictObject({
      arm: z.literal("screen"),
      ...facts,
      bases: whole(goneBelow, mostBases),
      weapon: z.exactOptional(weapon),
      garrison: z.exactOptional(garrison),
    })
    .check(
      oneState,
      across(["bases", "casualties"], ({ bases, casualties = 0 }) =>
        belowLimit({ arm: "screen", grade: "line", bases, casualties }, book),
      ),
    );
}

export interface UnitSchemas {
  readonly any: Schema<Unit>;
  readonly infantry: Schema<Infantry>;
  readonly foot: Schema<Infantry | Screen>;
  readonly artillery: Schema<Artillery>;
  readonly guns: Schema<GunBattery | HowitzerBattery>;
  readonly rockets: Schema<RocketBattery>;
}

/** The schemas of units under a rulebook, which sets their limits. */
export const unitSchemas = perBook((book): UnitSchemas => {
  const infantry = infantrySchema(book);
  const cavalry = cavalrySchema(book);
  const screen = screenSchema(book);
  const gunBattery = gunSchema(book);
  const howitzers = howitzerSchema(book);
  const rockets = rocketSchema(book);
  const artillery = z.discriminatedUnion("kind", [gunBattery, howitzers, rockets]);
  // Unions of one arm too: of a unit of another arm only the arm is a fault, not all its keys.
  return {
    any: z.discriminatedUnion("arm", [infantry, cavalry, artillery, screen]),
    infantry: z.discriminatedUnion("arm", [infantry]),
    foot: z.discriminatedUnion("arm", [infantry, screen]),
    artillery: z.discriminatedUnion("arm", [artillery]),
    guns: z.discriminatedUnion("arm", [z.discriminatedUnion("kind", [gunBattery, howitzers])]),
    rockets: z.discriminatedUnion("arm", [z.discriminatedUnion("kind", [rockets])]),
  };
});
