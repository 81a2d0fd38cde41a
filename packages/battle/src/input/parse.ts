/** One unit or one situation from outside. */
import type { Options, ProcedureName, Rulebook, Situations, Unit } from "@adjutant/rules";
import { rulebook } from "@adjutant/rules";
import type { Checked } from "../faults.ts";
import { check } from "../schemas/check.ts";
import { options } from "../schemas/options.ts";
import { situationSchema } from "../schemas/situation.ts";
import { unitSchemas } from "../schemas/unit.ts";
import { frozen } from "./frozen.ts";

/** Reads a unit of any arm. The rulebook sets its limit of casualties. */
export function parseUnit(json: unknown, book: Rulebook = rulebook): Checked<Unit> {
  return check(unitSchemas(book).any, json);
}

/** Reads the options of a battle or a situation. */
export function parseOptions(json: unknown): Checked<Options> {
  return check(options, json);
}

/** Reads the situation that a procedure takes. A scale among its options is its scale. */
export function parseSituation<Name extends ProcedureName>(
  procedure: Name,
  json: unknown,
  book: Rulebook = rulebook,
): Checked<Situations[Name]> {
  const checked = check(situationSchema(procedure, book), json);
  if (!checked.ok) return checked;
  const { value } = checked;
  const scale = value.options?.scale;
  if (scale === undefined || value.scale !== undefined) return checked;
  return { ok: true, value: frozen({ ...value, scale }) };
}
