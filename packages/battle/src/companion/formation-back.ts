/** How a unit stands when it falls back (§8). */
import type { Unit } from "@adjutant/rules";
import type { UnitPatch } from "./state.ts";

/**
 * The formation in which a unit falls back: squares and massed columns as attack columns, deployed
 * guns limbered and Unformed, a garrison as an Unformed company column.
 */
export function formationGoingBack(unit: Unit): UnitPatch {
  switch (unit.arm) {
    case "infantry":
      if (unit.garrison) {
        return { garrison: null, formation: "companyColumn", unformed: true };
      }
      return unit.formation === "square" || unit.formation === "massedColumn"
        ? { formation: "attackColumn" }
        : {};
    case "artillery":
      return unit.formation === "deployed" ? { formation: "limbered", unformed: true } : {};
    case "screen":
      return unit.garrison ? { garrison: null } : {};
    case "cavalry":
      return {};
  }
}
