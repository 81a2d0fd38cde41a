/** Faults as short texts, so that a test names the place and the code in one. */
import type { Checked } from "../src/index.ts";

/** `targets.0.distance tooFine` for each fault; none where the input passed. */
export function faultsOf(checked: Checked<unknown>): string[] {
  if (checked.ok) return [];
  return checked.faults.map(({ path, code }) => `${path.join(".")} ${code}`.trim());
}

/** The value of input that must have passed. */
export function passed<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}
