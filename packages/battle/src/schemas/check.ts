/** Runs a schema over input and tells what it finds as faults. */
import type { core } from "zod/mini";
import { type Checked, type Fault, fault, faultsTold, faulty, type Path } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { no, readerOf, type Whose } from "./quick.ts";
import { faultsIn, faultsOf, keysKnown } from "./tell.ts";
import { z } from "./zod.ts";

/** A schema with the type that it gives. */
export type Schema<Value> = z.ZodMiniType<Value>;

/** A schema that can be a case of a union told apart by a key. */
export type Discriminable<Value> = Schema<Value> & core.$ZodTypeDiscriminable;

/** Input that is right by its schema's reader; null leaves it to the schema to say what is wrong. */
export function quickly<Value>(
  schema: Schema<Value>,
  input: unknown,
  whose: Whose = "theirs",
): { readonly ok: true; readonly value: Value } | null {
  const read = readerOf(schema, whose);
  const value = read ? read(input) : no;
  // A reader accepts only what its schema accepts, and gives the same value.
  return value === no ? null : { ok: true, value: value as Value };
}

/**
 * Checks a value of unknown origin. All faults are told at once, nothing is half-applied; what
 * passes is deeply frozen.
 */
export function check<Value>(schema: Schema<Value>, input: unknown): Checked<Value> {
  const right = quickly(schema, input);
  if (right) return right;
  const result = z.safeParse(schema, input, { reportInput: true, error: keysKnown });
  if (result.success) {
    const lost = prototypeKeys(input, []);
    return lost.length > 0 ? faulty(lost) : { ok: true, value: frozen(result.data) };
  }
  // Input may be wrong a hundred thousand times: beyond those told, faults are only counted.
  const told: Fault[] = [];
  let count = 0;
  for (const issue of result.error.issues) {
    if (told.length < faultsTold) told.push(...faultsOf(issue, faultsTold - told.length));
    count += faultsIn(issue);
  }
  return faulty(told, count);
}

/**
 * Keys called `__proto__`, which JSON may have and a record of zod passes over in silence. Only input
 * that its reader did not accept, and its schema did, is looked through.
 */
function prototypeKeys(input: unknown, path: Path): Fault[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.keys(input).flatMap((key) => {
    const at = [...path, Array.isArray(input) ? Number(key) : key];
    return key === "__proto__"
      ? [fault(at, "unknownKey", { key, allowed: "" })]
      : prototypeKeys(Reflect.get(input, key), at);
  });
}

/** Faults that a check of ours finds, relative to the object it stands on. */
export type Found = readonly Fault[];

type Issues = { value: unknown; issues: core.$ZodRawIssue[] };

/**
 * A check over several keys of an object. It runs only if all of them passed by themselves, and
 * whatever else is wrong with the object, so that one reading tells every fault.
 */
export function across<Value>(
  keys: readonly (keyof Value & string)[],
  find: (value: Value) => Found,
): z.core.$ZodCheck<Value> {
  const made = z.check<Value>((payload) => {
    for (const found of find(payload.value)) {
      payload.issues.push({
        code: "custom",
        path: [...found.path],
        input: undefined,
        params: { fault: found },
        continue: true,
      });
    }
  });
  made._zod.def.when = ({ value, issues }: Issues) =>
    typeof value === "object" && value !== null && !issues.some((issue) => stops(issue, keys));
  return made;
}

/** Is this a fault of one of the keys, or that there is no object at all. */
function stops({ path = [], continue: goesOn }: core.$ZodRawIssue, keys: readonly string[]) {
  return path.length === 0 ? goesOn !== true : keys.some((key) => key === path[0]);
}

/** A check of a single value, for which zod has none. */
export function single<Value>(find: (value: Value) => Found): z.core.$ZodCheck<Value> {
  return z.check<Value>((payload) => {
    for (const found of find(payload.value)) {
      payload.issues.push({
        code: "custom",
        path: [...found.path],
        input: undefined,
        params: { fault: found },
        continue: true,
      });
    }
  });
}
