/**
 * Lengths of texts and lists. zod measures whatever has a `length`, even after it has found that it
 * is no text and no list, and fails on an object whose `length` is no number.
 */
import { z } from "./zod.ts";

function onlyMeasured<Check extends z.core.$ZodCheck<{ readonly length: number }>>(
  check: Check,
): Check {
  check._zod.def.when = ({ value }) => typeof value === "string" || Array.isArray(value);
  return check;
}

/** At least so many characters or entries. */
export function atLeast(length: number) {
  return onlyMeasured(z.minLength(length));
}

/** At most so many characters or entries. */
export function atMost(length: number) {
  return onlyMeasured(z.maxLength(length));
}
