import type { Fault } from "@adjutant/battle";
import type { Text } from "../text.ts";

/** The parameters of faults that name somebody, or several joined by ", ". */
const naming: ReadonlySet<string> = new Set(["id", "units", "side", "other"]);

/**
 * What is wrong with a command, for those who gave it: by the names that they know. A file is told
 * of its ids and of the place in it, a player is not.
 */
export function faultText(fault: Fault, name: (id: string) => string, text: Text): string {
  const params = Object.entries(fault.params).map(([key, value]) => [
    key,
    typeof value === "string" && naming.has(key) ? value.split(", ").map(name).join(", ") : value,
  ]);
  // The same parameters under the same code: only ids have become names.
  return text.fault({ ...fault, path: [], params: Object.fromEntries(params) } as Fault);
}
