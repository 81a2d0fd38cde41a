/** One unit or one situation from outside. */
import type { Options, ProcedureName, Rulebook, Situations, Unit } from "@adjutant/rules";
import { rulebook } from "@adjutant/rules";
import { type Checked, type Fault, fault, faulty, type Path } from "../faults.ts";
import { check, quickly, type Schema } from "../schemas/check.ts";
import { options } from "../schemas/options.ts";
import type { Whose } from "../schemas/quick.ts";
import { situationSchema } from "../schemas/situation.ts";
import { unitSchemas } from "../schemas/unit.ts";
import { bounds, name } from "../schemas/values.ts";
import { frozen } from "./frozen.ts";
import { deepestNesting } from "./json.ts";

/** Reads a unit of any arm. The rulebook sets its limit of casualties. */
export function parseUnit(json: unknown, book: Rulebook = rulebook): Checked<Unit> {
  return check(unitSchemas(book).any, json);
}

/** Is something of ours a unit that can be: it is looked at, and not copied. */
export function isUnit(unit: object, book: Rulebook): boolean {
  const schema = unitSchemas(book).any;
  return quickly(schema, unit, "ours") !== null || check(schema, unit).ok;
}

/** Reads the name of a battle, or of anything in one. */
export function parseName(text: unknown): Checked<string> {
  return check(name, text);
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
  return situationOf(procedure, json, book, "theirs");
}

/** The same of JSON that may be ours. */
export function situationOf<Name extends ProcedureName>(
  procedure: Name,
  json: unknown,
  book: Rulebook,
  whose: Whose,
): Checked<Situations[Name]> {
  const schema = situationSchema(procedure, book);
  const checked = quickly(schema, json, whose) ?? atLeisure(schema, json);
  if (!checked.ok) {
    return { ok: false, faults: checked.faults.map((found) => armOfFirer(found, procedure)) };
  }
  const { value } = checked;
  const scale = value.options?.scale;
  if (scale === undefined || value.scale !== undefined) return checked;
  return { ok: true, value: frozen({ ...value, scale }) };
}

function atLeisure<Value>(schema: Schema<Value>, json: unknown): Checked<Value> {
  const long = tooLong(json);
  return long.length > 0 ? faulty(long) : check(schema, json);
}

/**
 * Lists longer than any situation has. They are refused before the schema looks at each entry: a
 * hundred thousand of them would only cost time.
 */
function tooLong(json: unknown): Fault[] {
  const faults: Fault[] = [];
  const open: { readonly part: unknown; readonly path: Path }[] = [{ part: json, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { part, path } = next;
    if (typeof part !== "object" || part === null || path.length > deepestNesting) continue;
    if (Array.isArray(part) && part.length > bounds.list) {
      faults.push(fault(path, "listTooLong", { count: part.length, max: bounds.list }));
      continue;
    }
    // Keys that no situation has are the schema's to tell; a situation has only a few.
    const entries = Object.entries(part).slice(0, bounds.list);
    for (const [key, value] of entries.reverse()) {
      open.push({ part: value, path: [...path, Array.isArray(part) ? Number(key) : key] });
    }
  }
  return faults;
}

const arms: ReadonlySet<string> = new Set(["infantry", "cavalry", "artillery", "screen"]);

/** That a cavalryman cannot fire a volley is said of the volley, not of the word. */
function armOfFirer(found: Fault, procedure: ProcedureName): Fault {
  if (found.code !== "wrongValue" || found.path.length !== 2) return found;
  const [whose, key] = found.path;
  const { value: arm, allowed } = found.params;
  const isFirer = (whose === "firer" || whose === "battery") && key === "arm" && arms.has(arm);
  return isFirer ? fault(found.path, "wrongArm", { arm, procedure, allowed }) : found;
}
