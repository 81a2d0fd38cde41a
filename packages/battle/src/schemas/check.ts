/** Runs a schema over input and tells what it finds as faults. */
import type { core } from "zod/mini";
import { type Checked, type Fault, fault, faulty, type Path, type ValueKind } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { z } from "./zod.ts";

/** A schema with the type that it gives. */
export type Schema<Value> = z.ZodMiniType<Value>;

/** A schema that can be a case of a union told apart by a key. */
export type Discriminable<Value> = Schema<Value> & core.$ZodTypeDiscriminable;

/**
 * Checks a value of unknown origin. All faults are told at once, nothing is half-applied; what
 * passes is deeply frozen.
 */
export function check<Value>(schema: Schema<Value>, input: unknown): Checked<Value> {
  const result = z.safeParse(schema, input, { reportInput: true, error: knownKeys });
  if (result.success) return { ok: true, value: frozen(result.data) };
  return faulty(result.error.issues.flatMap(faultsOf));
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
    typeof value === "object" &&
    value !== null &&
    !issues.some((issue) => keys.some((key) => key === issue.path?.[0]));
  return made;
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

/** Our own faults travel through zod in an issue's parameters. */
function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "code" in value && "params" in value;
}

/** JSON has no symbols for keys. */
function pathOf(path: readonly PropertyKey[]): Path {
  return path.map((key) => (typeof key === "symbol" ? String(key) : key));
}

const longestShown = 40;

/** What was found, short enough for a line. */
function shown(input: unknown): string {
  const text =
    typeof input === "number" || typeof input === "string" ? String(input) : kindOf(input);
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 1)}…`;
}

/** What kind of value this is. */
export function kindOf(input: unknown): ValueKind {
  if (input === null || input === undefined) return "null";
  if (Array.isArray(input)) return "list";
  switch (typeof input) {
    case "number":
    case "bigint":
      return "number";
    case "string":
      return "text";
    case "boolean":
      return "boolean";
    default:
      return "object";
  }
}

function expectedKind(expected: string): ValueKind {
  switch (expected) {
    case "string":
    case "date":
      return "text";
    case "boolean":
      return "boolean";
    case "array":
    case "tuple":
      return "list";
    case "object":
    case "record":
      return "object";
    case "null":
      return "null";
    default:
      return "number";
  }
}

function missing(path: Path, expected: ValueKind, allowed: readonly unknown[] = []): Fault {
  const key = path.at(-1) ?? "";
  // What is missing in a list is an entry, not a key.
  if (typeof key === "number") {
    return fault(path.slice(0, -1), "tooFew", { found: key, least: key + 1 });
  }
  return fault(path, "missing", {
    key,
    expected,
    allowed: allowed.join(", "),
  });
}

function notOneOf(path: Path, input: unknown, values: readonly unknown[]): Fault {
  if (input === undefined) return missing(path, kindOf(values[0]), values);
  return fault(path, "notOneOf", { found: shown(input), allowed: values.join(", ") });
}

function wrongType(issue: core.$ZodIssueInvalidType, path: Path): Fault {
  const { input } = issue;
  const expected = expectedKind(issue.expected);
  if (input === undefined) return missing(path, expected);
  if (typeof input === "number" && expected === "number") {
    return Number.isFinite(input)
      ? fault(path, "notWhole", { found: input })
      : fault(path, "notFinite", { found: String(input) });
  }
  return fault(path, "wrongType", { found: kindOf(input), expected });
}

function sizeOf(input: unknown): number {
  return typeof input === "string" || Array.isArray(input) ? input.length : Number(input);
}

function tooSmall(issue: core.$ZodIssueTooSmall, path: Path): Fault {
  const found = sizeOf(issue.input);
  const least = Number(issue.minimum);
  if (issue.origin === "string") return fault(path, "emptyText", {});
  if (issue.origin === "array") return fault(path, "tooFew", { found, least });
  return fault(path, "tooSmall", { found, least });
}

function tooLarge(issue: core.$ZodIssueTooBig, path: Path): Fault {
  const found = sizeOf(issue.input);
  const most = Number(issue.maximum);
  if (issue.origin === "string") return fault(path, "textTooLong", { found, most });
  if (issue.origin === "array") return fault(path, "tooMany", { found, most });
  return fault(path, "tooLarge", { found, most });
}

/** The keys that an object's schema knows, as the message of an issue: it is lost otherwise. */
function knownKeys(issue: core.$ZodRawIssue): string | undefined {
  const { code, inst } = issue;
  if (code !== "unrecognized_keys" || !(inst instanceof z.ZodMiniObject)) return undefined;
  return Object.keys(inst.shape).join(", ");
}

function faultsOf(issue: core.$ZodIssue): Fault[] {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case "invalid_type":
      return [wrongType(issue, path)];
    case "too_small":
      return [tooSmall(issue, path)];
    case "too_big":
      return [tooLarge(issue, path)];
    case "unrecognized_keys": {
      const known = issue.message;
      return issue.keys.map((key) => fault([...path, key], "unknownKey", { key, known }));
    }
    case "invalid_value":
      return [notOneOf(path, issue.input, issue.values)];
    case "invalid_union": {
      // Only unions told apart by a key are used, so this is the key's fault.
      const key = issue.path.at(-1);
      const input: unknown = issue.input;
      const holds = typeof input === "object" && input !== null && key !== undefined;
      const found: unknown = holds ? Reflect.get(input, key) : input;
      return [notOneOf(path, found, "options" in issue ? issue.options : [])];
    }
    case "custom": {
      const found: unknown = issue.params?.["fault"];
      return isFault(found) ? [{ ...found, path: pathOf(issue.path) }] : [];
    }
    case "invalid_key":
      return [fault(path, "notAnId", { found: shown(path.at(-1)) })];
    default:
      throw new Error(`a schema uses a check that has no fault: ${issue.code}`);
  }
}
