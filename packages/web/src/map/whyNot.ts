import type { MapWords } from "@adjutant/phrases/map/en";
import type { Would } from "../battle/useBattle.ts";
import type { Table } from "../resolve/known.ts";
import type { Text } from "../text.ts";

/** Why something cannot be done, in a sentence; null where it can. */
export function whyNot(would: Would, table: Table, text: Text, words: MapWords): string | null {
  if (would.ok) return null;
  if ("refused" in would) return text.refusal(would.refused, table);
  const [fault] = would.faults;
  if (fault === undefined) return null;
  switch (fault.code) {
    case "outsideZone":
    case "notAtArrival":
      return words.say(`map.cannot.${fault.code}`);
    default:
      return text.fault(fault);
  }
}
