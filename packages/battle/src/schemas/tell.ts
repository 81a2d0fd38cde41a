/** Tells what zod finds as faults of ours. */
import type { core } from "zod/mini";
import { type Fault, fault, type Path, type ValueKind } from "../faults.ts";
import { nearestWord } from "../input/nearest.ts";
import { kindOf, shown } from "../input/shown.ts";
import { z } from "./zod.ts";

/** The keys that an object's schema knows, as the message of an issue: they are lost otherwise. */
export function keysKnown(issue: core.$ZodRawIssue): string | undefined {
  const { code, inst } = issue;
  if (code !== "unrecognized_keys" || !(inst instanceof z.ZodMiniObject)) return undefined;
  return Object.keys(inst.shape).join(", ");
}

/** Facts of guns that other batteries have not: the arm is right, the kind is not. */
const factsOfGuns = new Set(["gun", "howitzers", "mortars"]);

/** Facts that only some arms have. */
const factsOfArms = new Set([
  "size",
  "formation",
  "garrison",
  "fireDisciplineLost",
  "british",
  "shooterClass",
  "figuresPerBase",
  "weapon",
  "class",
  "lancer",
  "cuirassier",
  "kind",
  "mount",
  "models",
  "lowAmmunition",
  "gun",
  "howitzers",
  "mortars",
  "bases",
]);

/** Our own faults travel through zod in an issue's parameters. */
function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "code" in value && "params" in value;
}

/** JSON has no symbols for keys. */
function pathOf(path: readonly PropertyKey[]): Path {
  return path.map((key) => (typeof key === "symbol" ? String(key) : key));
}

function partOf(input: unknown, key: PropertyKey | undefined): unknown {
  const holds = typeof input === "object" && input !== null && key !== undefined;
  return holds ? Reflect.get(input, key) : undefined;
}

function expectedKind(expected: string): ValueKind {
  switch (expected) {
    case "string":
      return "text";
    case "boolean":
      return "yesNo";
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
    return fault(path.slice(0, -1), "listTooShort", { count: key, min: key + 1 });
  }
  return fault(path, "missing", { key, expected, allowed: allowed.join(", ") });
}

function wrongValue(path: Path, input: unknown, values: readonly unknown[]): Fault {
  if (input === undefined) return missing(path, kindOf(values[0]), values);
  const near = typeof input === "string" ? nearestWord(input, values.map(String)) : null;
  return fault(path, "wrongValue", { value: shown(input), allowed: near ?? values.join(", ") });
}

function wrongType({ input, expected }: core.$ZodIssueInvalidType, path: Path): Fault {
  const kind = expectedKind(expected);
  if (input === undefined) return missing(path, kind);
  if (typeof input === "number" && kind === "number") {
    if (!Number.isFinite(input)) return fault(path, "notFinite", { value: String(input) });
    return fault(path, "notWhole", { value: input });
  }
  return fault(path, "wrongType", { got: kindOf(input), expected: kind });
}

function sizeOf(input: unknown): number {
  return typeof input === "string" || Array.isArray(input) ? input.length : Number(input);
}

function tooSmall(issue: core.$ZodIssueTooSmall, path: Path): Fault {
  const { input, minimum, origin, inclusive } = issue;
  const min = Number(minimum);
  if (origin === "string") return fault(path, "emptyText", {});
  if (origin === "array") return fault(path, "listTooShort", { count: sizeOf(input), min });
  const value = sizeOf(input);
  if (inclusive === false) return fault(path, "notAbove", { value, limit: min });
  return fault(path, "belowMinimum", { value, min });
}

function tooLarge({ input, maximum, origin }: core.$ZodIssueTooBig, path: Path): Fault {
  const max = Number(maximum);
  if (origin === "string") return fault(path, "textTooLong", { length: sizeOf(input), max });
  if (origin === "array") return fault(path, "listTooLong", { count: sizeOf(input), max });
  return fault(path, "aboveMaximum", { value: sizeOf(input), max });
}

function unknownKey(path: Path, key: string, allowed: string, arm: unknown): Fault {
  const at = [...path, key];
  const otherKind = arm === "artillery" && factsOfGuns.has(key);
  if (typeof arm === "string" && factsOfArms.has(key) && !otherKind) {
    return fault(at, "keyOfOtherArm", { key, arm, allowed });
  }
  const near = nearestWord(key, allowed.split(", "));
  if (near !== null) return fault(at, "misspeltKey", { key, near });
  return fault(at, "unknownKey", { key, allowed });
}

/** How many faults an issue of zod stands for. */
export function faultsIn(issue: core.$ZodIssue): number {
  return issue.code === "unrecognized_keys" ? issue.keys.length : 1;
}

/**
 * The faults that an issue of zod stands for.
 * @param most how many are wanted
 */
export function faultsOf(issue: core.$ZodIssue, most: number): Fault[] {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case "invalid_type":
      return [wrongType(issue, path)];
    case "too_small":
      return [tooSmall(issue, path)];
    case "too_big":
      return [tooLarge(issue, path)];
    case "unrecognized_keys":
      return issue.keys
        .slice(0, most)
        .map((key) => unknownKey(path, key, issue.message, partOf(issue.input, "arm")));
    case "invalid_value":
      return [wrongValue(path, issue.input, issue.values)];
    case "invalid_union": {
      if (!("options" in issue)) {
        // A union told apart by nothing says itself what it takes.
        return [fault(path, "wrongValue", { value: shown(issue.input), allowed: issue.message })];
      }
      // A union told apart by a key: its fault is that key's.
      const found = partOf(issue.input, issue.path.at(-1));
      return [wrongValue(path, found, issue.options)];
    }
    case "invalid_key":
      return [fault(path, "notAnId", { value: shown(path.at(-1)) })];
    case "custom": {
      const found: unknown = issue.params?.["fault"];
      return isFault(found) ? [{ ...found, path }] : [];
    }
    default:
      throw new Error(`a schema uses a check that has no fault: ${issue.code}`);
  }
}
