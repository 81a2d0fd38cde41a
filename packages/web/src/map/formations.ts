import type { Formation } from "@adjutant/field";
import type { Unit } from "@adjutant/rules";

const infantry = [
  "line",
  "attackColumn",
  "companyColumn",
  "marchColumn",
  "massedColumn",
  "square",
  "openOrder",
] as const satisfies readonly Formation[];
const cavalry = ["line", "column"] as const satisfies readonly Formation[];
const artillery = ["deployed", "limbered"] as const satisfies readonly Formation[];

/** The formations that a unit on open ground may take; a screen has none. */
export function formationsOf(unit: Unit): readonly Formation[] {
  switch (unit.arm) {
    case "infantry":
      return unit.garrison === undefined ? infantry : [];
    case "cavalry":
      return cavalry;
    case "artillery":
      return artillery;
    case "screen":
      return [];
  }
}
