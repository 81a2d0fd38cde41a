/** Shapes of what a script may say: each key with the check of its value. */
import { type Fault, fault, isFace, type Path, type ValueKind } from "@adjutant/battle";
import { shortened } from "../dice.ts";
import { nearest } from "../nearest.ts";

/** What is wrong with a value; nothing where it is right. */
export type Check = (value: unknown, path: Path) => readonly Fault[];

/** A key's check, and what it wants, to say so where it is missing. */
export interface Key {
  readonly check: Check;
  readonly kind: ValueKind;
  readonly allowed?: readonly string[];
  readonly optional?: true;
}

export type Shape = Readonly<Record<string, Key>>;

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function kindOf(value: unknown): ValueKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "yesNo";
    default:
      return "object";
  }
}

function wrongType(value: unknown, expected: ValueKind, path: Path): readonly Fault[] {
  return [fault(path, "wrongType", { got: kindOf(value), expected })];
}

/** Characters that print nothing or steer a terminal: the reader of battle files refuses them. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** A text of one line. */
export function text(most: number): Key {
  return {
    kind: "text",
    check: (value, path) => {
      if (typeof value !== "string") return wrongType(value, "text", path);
      if (value.trim() === "") return [fault(path, "emptyText", {})];
      if (control.test(value)) return [fault(path, "controlCharacter", {})];
      const length = [...value].length;
      return length > most ? [fault(path, "textTooLong", { length, max: most })] : [];
    },
  };
}

export const yesNo: Key = {
  kind: "yesNo",
  check: (value, path) => (typeof value === "boolean" ? [] : wrongType(value, "yesNo", path)),
};

/** A whole number from 0. */
export function whole(most: number): Key {
  return {
    kind: "number",
    check: (value, path) => {
      if (typeof value !== "number") return wrongType(value, "number", path);
      if (!Number.isInteger(value)) {
        const [down, up] = [Math.floor(value), Math.ceil(value)];
        return [fault(path, "notWhole", { value, down, up })];
      }
      if (value < 0) return [fault(path, "belowMinimum", { value, min: 0 })];
      return value > most ? [fault(path, "aboveMaximum", { value, max: most })] : [];
    },
  };
}

/** One of some words. */
export function oneOf(allowed: readonly string[]): Key {
  return {
    kind: "text",
    allowed,
    check: (value, path) => {
      if (typeof value !== "string") return wrongType(value, "text", path);
      if (allowed.includes(value)) return [];
      const near = nearest(value, allowed, 1);
      const right = (near.length > 0 ? near : allowed).join(", ");
      return [fault(path, "wrongValue", { value: shortened(value), allowed: right })];
    },
  };
}

export function listOf(item: Key, most: number): Key {
  return {
    kind: "list",
    check: (value, path) => {
      if (!Array.isArray(value)) return wrongType(value, "list", path);
      const entries: readonly unknown[] = value;
      const count = entries.length;
      if (count > most) return [fault(path, "listTooLong", { count, max: most })];
      return entries.flatMap((one, index) => item.check(one, [...path, index]));
    },
  };
}

/** D6 faces in the order rolled. */
export const faces: Key = listOf(
  {
    kind: "number",
    check: (value, path) =>
      isFace(value) ? [] : [fault(path, "notDie", { value: shortened(String(value)) })],
  },
  1000,
);

export function orNull(key: Key): Key {
  return { ...key, check: (value, path) => (value === null ? [] : key.check(value, path)) };
}

export function object(shape: Shape): Key {
  return { kind: "object", check: (value, path) => shapeFaults(value, shape, path) };
}

/** What another reader checks. */
export const anyObject: Key = {
  kind: "object",
  check: (value, path) => (isObject(value) ? [] : wrongType(value, "object", path)),
};

export function optional(key: Key): Key {
  return { ...key, optional: true };
}

/** Everything that is wrong with an object: keys it has not, keys it lacks, values. */
export function shapeFaults(value: unknown, shape: Shape, path: Path): readonly Fault[] {
  if (!isObject(value)) return wrongType(value, "object", path);
  const known = Object.keys(shape);
  const keys = Object.keys(value);
  const strange = keys
    .filter((key) => !known.includes(key))
    .map((key) => {
      const [near] = nearest(key, known, 1);
      return near === undefined || keys.includes(near)
        ? fault([...path, key], "unknownKey", { key, allowed: known.join(", ") })
        : fault([...path, key], "misspeltKey", { key, near });
    });
  const wrong = Object.entries(shape).flatMap(([key, { check, kind, optional, allowed = [] }]) => {
    if (Object.hasOwn(value, key)) return check(value[key], [...path, key]);
    const params = { key, expected: kind, allowed: allowed.join(", ") };
    return optional ? [] : [fault(path, "missing", params)];
  });
  return [...strange, ...wrong];
}
