/**
 * A quick way through a schema for input that is right, as nearly all of it is: the schema's own
 * parts read once and turned into plain functions. Input that they do not accept is left to the
 * schema itself, which knows what is wrong with it. A battle of five thousand events opens several
 * times as fast by it.
 */
import type { core } from "zod/mini";
import { copyOf } from "../input/frozen.ts";
import type { z } from "./zod.ts";

/** What a reader gives for input that it does not accept. */
export const no: unique symbol = Symbol("not accepted");

/** Input that the schema accepts, frozen: of somebody else's a copy, of ours itself; else `no`. */
export type Reader = (input: unknown) => unknown;

/** Whose input is: ours, such as what we have parsed of a text, nobody else has, and may be frozen. */
export type Whose = "ours" | "theirs";

type Def = core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
  readonly catchall?: core.$ZodType;
  readonly innerType?: core.$ZodType;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly element?: core.$ZodType;
  readonly items?: readonly core.$ZodType[];
  readonly rest?: core.$ZodType | null;
  readonly options?: readonly core.$ZodType[];
  readonly discriminator?: string;
  readonly keyType?: core.$ZodType;
  readonly valueType?: core.$ZodType;
  readonly format?: string;
  readonly coerce?: boolean;
};

type Readers = WeakMap<core.$ZodType, { readonly reader: Reader | null }>;
const readers: Readonly<Record<Whose, Readers>> = { ours: new WeakMap(), theirs: new WeakMap() };

/** The reader of a schema; null for one with a part that none is made for. */
export function readerOf(
  schema: core.$ZodType | z.ZodMiniType,
  whose: Whose = "theirs",
): Reader | null {
  const known = readers[whose].get(schema);
  if (known) return known.reader;
  const reader = made(schema, whose);
  readers[whose].set(schema, { reader });
  return reader;
}

function made(schema: core.$ZodType, whose: Whose): Reader | null {
  // What a definition holds hangs on its type; each case below reads what its type has.
  const def = schema._zod.def as Def;
  const plain = plainReader(schema, def, whose);
  if (!plain || !def.checks || def.checks.length === 0) return plain;
  // A check takes the values of its schema, and only what that has accepted comes here.
  const passes = def.checks.map(
    (check) => check._zod.check as (payload: { value: unknown; issues: unknown[] }) => unknown,
  );
  // The same for all values, as long as nobody has written in it.
  let payload: { value: unknown; issues: unknown[] } = { value: no, issues: [] };
  return (input) => {
    const value = plain(input);
    if (value === no) return no;
    for (const passed of passes) {
      payload.value = value;
      passed(payload);
      if (payload.issues.length > 0) {
        payload = { value: no, issues: [] };
        return no;
      }
    }
    payload.value = no;
    return value;
  };
}

function plainReader(schema: core.$ZodType, def: Def, whose: Whose): Reader | null {
  switch (def.type) {
    case "object":
      return objectReader(def, whose);
    case "optional":
      // An absent key never comes here, and a key with nothing in it is for the schema to judge.
      return def.innerType ? readerOf(def.innerType, whose) : null;
    case "nullable": {
      const inner = def.innerType ? readerOf(def.innerType, whose) : null;
      return inner && ((input) => (input === null ? null : inner(input)));
    }
    case "enum":
      return oneOf(Object.values(def.entries ?? {}));
    case "literal":
      return oneOf(def.values ?? []);
    case "string":
      return def.format || def.coerce ? null : (input) => (typeof input === "string" ? input : no);
    case "number":
      return numberReader(def);
    case "boolean":
      return def.coerce ? null : (input) => (typeof input === "boolean" ? input : no);
    case "null":
      return (input) => (input === null ? null : no);
    case "unknown":
      return (input) => input;
    case "array":
      return arrayReader(def, whose);
    case "tuple":
      return tupleReader(def, whose);
    case "union":
      return def.discriminator === undefined
        ? unionReader(def, whose)
        : casesReader(def, schema, whose);
    case "record":
      return recordReader(def, whose);
    default:
      return null;
  }
}

function oneOf(values: readonly unknown[]): Reader {
  const allowed = new Set(values);
  return (input) => (allowed.has(input) ? input : no);
}

function numberReader({ format, coerce }: Def): Reader | null {
  if (coerce) return null;
  if (format === "safeint") return (input) => (Number.isSafeInteger(input) ? input : no);
  return format ? null : (input) => (Number.isFinite(input) ? input : no);
}

/** An object of JSON, with no keys but its own. */
function isPlain(input: unknown): input is Readonly<Record<string, unknown>> {
  if (typeof input !== "object" || input === null) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  return prototype === Object.prototype || prototype === null;
}

function objectReader({ shape = {}, catchall }: Def, whose: Whose): Reader | null {
  // Objects that take keys they do not know are none of ours.
  if (catchall?._zod.def.type !== "never") return null;
  const fields = new Map<string, { readonly reader: Reader; readonly counts: 0 | 1 }>();
  let required = 0;
  for (const key of Object.keys(shape)) {
    const field = shape[key];
    const reader = field && readerOf(field, whose);
    if (!field || !reader) return null;
    const counts = field._zod.optin === undefined ? 1 : 0;
    fields.set(key, { reader, counts });
    required += counts;
  }
  return (input) => {
    if (!isPlain(input)) return no;
    // A copy whole, in which only parts that were copied themselves are put anew, is the quicker; and
    // none is made of what a key tells not to be meant.
    let copy: Record<string, unknown> | null = null;
    let found = 0;
    // Key by key without a list of them; what a prototype brought in is no known key.
    for (const key in input) {
      const field = fields.get(key);
      if (!field) return no;
      const given = input[key];
      const value = field.reader(given);
      if (value === no || value === undefined) return no;
      if (value !== given) {
        copy ??= copyOf<Record<string, unknown>>(input);
        copy[key] = value;
      }
      found += field.counts;
    }
    if (found !== required) return no;
    return Object.freeze(copy ?? (whose === "ours" ? input : copyOf(input)));
  };
}

/** A list to read: of theirs a copy, in which what was copied itself is put anew. */
function listed(input: unknown[], whose: Whose): unknown[] {
  return whose === "ours" ? input : input.slice();
}

function arrayReader({ element }: Def, whose: Whose): Reader | null {
  const reader = element && readerOf(element, whose);
  if (!reader) return null;
  return (input) => {
    if (!Array.isArray(input)) return no;
    const list = listed(input, whose);
    for (let index = 0; index < list.length; index++) {
      const value = reader(list[index]);
      if (value === no) return no;
      if (value !== list[index]) list[index] = value;
    }
    return Object.freeze(list);
  };
}

function tupleReader({ items = [], rest }: Def, whose: Whose): Reader | null {
  const fixed = items.map((item) => (item._zod.optin === undefined ? readerOf(item, whose) : null));
  const further = rest ? readerOf(rest, whose) : null;
  if (fixed.includes(null) || (rest && !further)) return null;
  return (input) => {
    if (!Array.isArray(input) || input.length < fixed.length) return no;
    const list = listed(input, whose);
    for (let index = 0; index < list.length; index++) {
      const reader = fixed[index] ?? further;
      const value = reader ? reader(list[index]) : no;
      if (value === no) return no;
      if (value !== list[index]) list[index] = value;
    }
    return Object.freeze(list);
  };
}

function unionReader({ options = [] }: Def, whose: Whose): Reader | null {
  const cases = options.map((option) => readerOf(option, whose));
  if (cases.includes(null)) return null;
  return (input) => {
    for (const reader of cases) {
      const value = reader ? reader(input) : no;
      if (value !== no) return value;
    }
    return no;
  };
}

/** A union told apart by a key. */
function casesReader(
  { options = [], discriminator = "" }: Def,
  schema: core.$ZodType,
  whose: Whose,
) {
  if (schema._zod.def.type !== "union") return null;
  const cases = new Map<unknown, Reader>();
  for (const option of options) {
    const reader = readerOf(option, whose);
    const values = option._zod.propValues?.[discriminator];
    if (!reader || !values) return null;
    for (const value of values) cases.set(value, reader);
  }
  return (input: unknown) => {
    if (!isPlain(input)) return no;
    const reader = cases.get(input[discriminator]);
    return reader ? reader(input) : no;
  };
}

function recordReader({ keyType, valueType }: Def, whose: Whose): Reader | null {
  const key = keyType && readerOf(keyType, whose);
  const value = valueType && readerOf(valueType, whose);
  if (!key || !value || keyType._zod.def.type !== "string") return null;
  return (input) => {
    if (!isPlain(input)) return no;
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(input)) {
      const read = name === "__proto__" || key(name) === no ? no : value(input[name]);
      if (read === no || read === undefined) return no;
      if (whose === "theirs") copy[name] = read;
    }
    return Object.freeze(whose === "ours" ? input : copy);
  };
}
