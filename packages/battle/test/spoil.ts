/** JSON spoilt in one place. */

/** Every path into a JSON value, the empty one first. */
export function paths(json: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== "object" || json === null) return [path];
  return [path, ...Object.entries(json).flatMap(([k, part]) => paths(part, [...path, k]))];
}

/** A copy with another value at a path. */
export function spoilt(json: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(json);
  const last = path.at(-1);
  if (last === undefined) return value;
  const at = path.slice(0, -1).reduce<unknown>((part, k) => Reflect.get(Object(part), k), copy);
  if (typeof at === "object" && at !== null) Reflect.set(at, last, value);
  return copy;
}

/** Values that are wrong in most places: other types, ends of ranges, names of what all objects have. */
export const rubbish: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  7,
  1e9,
  -0,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "line",
  "nobody",
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "х".repeat(5000),
  [],
  [[]],
  [null],
  {},
  { unit: {} },
  { __proto__: null, constructor: 1 },
  { length: 3 },
];
