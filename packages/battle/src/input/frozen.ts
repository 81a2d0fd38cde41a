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

/**
 * One object of several, the later ones over the earlier, for what will be frozen. V8 makes a new
 * hidden class for every frozen object that is a copy from its first key on (`{ ...one, more }`), two
 * kilobytes and slow to read; of those that begin with a key of their own it makes one for all.
 * @param first a key of the next one, with its value there
 */
export function begun<
  First extends object,
  One extends object,
  Two extends object,
  Three = unknown,
>(first: First, one: One, two: Two, three?: Three): First & One & Two & Three {
  return Object.assign(first, one, two, three);
}
