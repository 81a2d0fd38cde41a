/** Freezes a value and everything in it that is not frozen yet. */
export function frozen<Value>(value: Value): Value {
  freeze(value);
  return value;
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  if (Array.isArray(value)) {
    for (const part of value) freeze(part);
    return;
  }
  // No list of keys is made for it: what is inherited of it is frozen at most for nothing.
  for (const key in value) freeze(Reflect.get(value, key));
}
