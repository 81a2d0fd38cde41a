/** JSON Schemas of all input, made from the schemas that the code itself reads with. */
import { procedureNames, type Rulebook, rulebook } from "@adjutant/rules";
import { type core, toJSONSchema } from "zod/mini";
import { atLeast, atMost } from "../schemas/lengths.ts";
import { options } from "../schemas/options.ts";
import { situationSchema } from "../schemas/situation.ts";
import { unitSchemas } from "../schemas/unit.ts";
import { z } from "../schemas/zod.ts";
import { battleFileShape } from "./battle.ts";
import { looseEvent } from "./event-schema.ts";
import { orderOfBattleSchema } from "./order-of-battle.ts";
import { rulebookFileSchema } from "./rulebook-file.ts";
import { scenarioSchema, scenarioTermsSchema } from "./scenario.ts";
import { provenance, text } from "./text.ts";

type Json = core.JSONSchema.BaseSchema;

/** Infantry stands in a formation or holds a place: the schema's type cannot say so, this can. */
function formationOrGarrison(context: { zodSchema: unknown; jsonSchema: Json }): void {
  const { zodSchema, jsonSchema } = context;
  if (!(zodSchema instanceof z.ZodMiniObject)) return;
  const { shape } = zodSchema;
  if (!("garrison" in shape && "shooterClass" in shape)) return;
  jsonSchema.oneOf = [{ required: ["formation"] }, { required: ["garrison"] }];
}

/**
 * All schemas by the name of their file, without `.json`: `unit`, `options`, `situation.volley` …,
 * `orderOfBattle`, `scenario`, `rulebook`, `battle`. What one value says about another (a cover about a place,
 * casualties about a limit) only the code checks.
 */
export function jsonSchemas(book: Rulebook = rulebook): { readonly [name: string]: Json } {
  const unit = unitSchemas(book).any;
  // Parts that come again and again are written once in a file.
  const names = z.registry<{ readonly id: string }>();
  names.add(unit, { id: "unit" });
  names.add(options, { id: "options" });
  names.add(provenance, { id: "provenance" });
  names.add(text, { id: "text" });
  const publish = (schema: z.ZodMiniType, title: string, parts = names): Json => ({
    title,
    ...toJSONSchema(schema, {
      io: "input",
      metadata: parts,
      unrepresentable: "any",
      override: formationOrGarrison,
    }),
  });
  const order = orderOfBattleSchema(book);
  const battle = z.strictObject({
    ...battleFileShape,
    ordersOfBattle: z.array(order).check(atLeast(1), atMost(2)),
    scenario: z.exactOptional(scenarioTermsSchema),
    events: z.array(looseEvent),
  });
  return {
    unit: publish(unit, "A unit", z.registry()),
    options: publish(options, "Options", z.registry()),
    ...Object.fromEntries(
      procedureNames.map((procedure) => [
        `situation.${procedure}`,
        publish(situationSchema(procedure, book), `The situation of ${procedure}`),
      ]),
    ),
    orderOfBattle: publish(order, "An order of battle"),
    scenario: publish(scenarioSchema(book), "A scenario"),
    rulebook: publish(rulebookFileSchema, "A rulebook file"),
    battle: publish(battle, "A battle"),
  };
}
