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

/** A frozen copy of input that the schema accepts; else `no`. */
export type Reader = (input: unknown) => unknown;

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

const readers = new WeakMap<core.$ZodType, { readonly reader: Reader | null }>();

/** The reader of a schema; null for one with a part that none is made for. */
export function readerOf(schema: core.$ZodType | z.ZodMiniType): Reader | null {
  const known = readers.get(schema);
  if (known) return known.reader;
  const reader = made(schema);
  readers.set(schema, { reader });
  return reader;
}

function made(schema: core.$ZodType): Reader | null {
  // What a definition holds hangs on its type; each case below reads what its type has.
  const def = schema._zod.def as Def;
  const plain = plainReader(schema, def);
  if (!plain || !def.checks || def.checks.length === 0) return plain;
  // A check takes the values of its schema, and only what that has accepted comes here.
  const passes = def.checks.map(
    (check) => check._zod.check as (payload: { value: unknown; issues: unknown[] }) => unknown,
  );
  return (input) => {
    const value = plain(input);
    if (value === no) return no;
    const payload = { value, issues: [] };
    for (const passed of passes) {
      passed(payload);
      if (payload.issues.length > 0) return no;
    }
    return value;
  };
}

function plainReader(schema: core.$ZodType, def: Def): Reader | null {
  switch (def.type) {
    case "object":
      return objectReader(def);
    case "optional":
      // An absent key never comes here, and a key with nothing in it is for the schema to judge.
      return def.innerType ? readerOf(def.innerType) : null;
    case "nullable": {
      const inner = def.innerType ? readerOf(def.innerType) : null;
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
      return arrayReader(def);
    case "tuple":
      return tupleReader(def);
    case "union":
      return def.discriminator === undefined ? unionReader(def) : casesReader(def, schema);
    case "record":
      return recordReader(def);
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

function objectReader({ shape = {}, catchall }: Def): Reader | null {
  // Objects that take keys they do not know are none of ours.
  if (catchall?._zod.def.type !== "never") return null;
  const fields = new Map<string, { readonly reader: Reader; readonly counts: 0 | 1 }>();
  let required = 0;
  for (const key of Object.keys(shape)) {
    const field = shape[key];
    const reader = field && readerOf(field);
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
    return found === required ? Object.freeze(copy ?? copyOf(input)) : no;
  };
}

function arrayReader({ element }: Def): Reader | null {
  const reader = element && readerOf(element);
  if (!reader) return null;
  return (input) => {
    if (!Array.isArray(input)) return no;
    const copy: unknown[] = input.slice();
    for (let index = 0; index < copy.length; index++) {
      const value = reader(copy[index]);
      if (value === no) return no;
      copy[index] = value;
    }
    return Object.freeze(copy);
  };
}

function tupleReader({ items = [], rest }: Def): Reader | null {
  const fixed = items.map((item) => (item._zod.optin === undefined ? readerOf(item) : null));
  const further = rest ? readerOf(rest) : null;
  if (fixed.includes(null) || (rest && !further)) return null;
  return (input) => {
    if (!Array.isArray(input) || input.length < fixed.length) return no;
    const copy: unknown[] = [];
    for (const [index, entry] of input.entries()) {
      const reader = fixed[index] ?? further;
      const value = reader ? reader(entry) : no;
      if (value === no) return no;
      copy.push(value);
    }
    return Object.freeze(copy);
  };
}

function unionReader({ options = [] }: Def): Reader | null {
  const cases = options.map((option) => readerOf(option));
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
function casesReader({ options = [], discriminator = "" }: Def, schema: core.$ZodType) {
  if (schema._zod.def.type !== "union") return null;
  const cases = new Map<unknown, Reader>();
  for (const option of options) {
    const reader = readerOf(option);
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

function recordReader({ keyType, valueType }: Def): Reader | null {
  const key = keyType && readerOf(keyType);
  const value = valueType && readerOf(valueType);
  if (!key || !value || keyType._zod.def.type !== "string") return null;
  return (input) => {
    if (!isPlain(input)) return no;
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(input)) {
      const read = name === "__proto__" || key(name) === no ? no : value(input[name]);
      if (read === no || read === undefined) return no;
      copy[name] = read;
    }
    return Object.freeze(copy);
  };
}
