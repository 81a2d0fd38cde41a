import { type Fields, isRecord } from "@adjutant/phrases/values";
import type { FireCell, ModifierValue } from "@adjutant/rules";
import type { Text } from "../text.ts";

/** What is added to a roll or to the dice, perhaps with the distance within which it is. */
export function isModifier(value: unknown): value is Partial<ModifierValue> & Fields {
  if (!isRecord(value)) return false;
  return typeof value["roll"] === "number" || typeof value["dice"] === "number";
}

/** "3 D", "0 F": casualties, and whose test or discipline they cost. */
export function fireCellText(cell: FireCell | undefined, text: Text): string {
  if (cell === undefined) return "";
  const { casualties, discipline, fireDisciplineLost } = cell;
  const test = discipline ? ` ${text.say("rules.cellTest")}` : "";
  return `${casualties}${test}${fireDisciplineLost ? ` ${text.say("rules.cellLost")}` : ""}`;
}
