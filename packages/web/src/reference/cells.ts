import type { ClauseId, Distance, FireCell, ModifierValue } from "@adjutant/rules";
import type { Text } from "../text.ts";

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isDistance(value: unknown): value is Distance {
  return isRecord(value) && Object.keys(value).join() === "cm,inch";
}

/** What is added to a roll or to the dice, perhaps with the distance within which it is. */
export function isModifier(value: unknown): value is Partial<ModifierValue> & Fields {
  if (!isRecord(value)) return false;
  return typeof value["roll"] === "number" || typeof value["dice"] === "number";
}

/** Clauses whose bare numbers are added to a roll or a pool, and so carry their sign. */
const signed: ReadonlySet<ClauseId> = new Set<ClauseId>([
  "initiative.roll",
  "command.adcCount",
  "charge.grade",
  "charge.size",
  "charge.support",
  "charge.cover",
  "charge.fireLosses",
  "skirmish.cover",
  "melee.grade",
  "melee.lancer",
  "melee.support",
  "discipline.grade",
  "discipline.supported",
  "discipline.brigade",
  "brigade.faltering",
]);
/** Limits, never added to anything. */
const plain: ReadonlySet<string> = new Set(["most", "least"]);
/** Keys whose pair counts dice, not distance. */
const ofDice: ReadonlySet<string> = new Set(["moveDice", "chargeDice"]);

/** A value that fits one cell of a table, in words; null where it needs a table of its own. */
export function cellText(value: unknown, key: string, id: ClauseId, text: Text): string | null {
  if (typeof value === "number" && (key === "roll" || key === "dice")) {
    return text.modifier({ clause: id, roll: 0, dice: 0, halves: false, [key]: value });
  }
  if (isDistance(value)) {
    return ofDice.has(key)
      ? `${value.cm}D6 [${value.inch}D6]`
      : `${text.distance(value.cm, "cm")} [${text.distance(value.inch, "inch")}]`;
  }
  switch (typeof value) {
    case "number":
      return signed.has(id) && !plain.has(key)
        ? text.modifier({ roll: value, dice: 0, halves: false })
        : text.number(value);
    case "boolean":
      return text.say(value ? "rules.on" : "rules.off");
    case "string":
      return named(value, id, text);
    default:
  }
  const share = shareOf(value);
  if (share !== null) return share;
  if (isRecord(value) && isDistance(value["front"]) && isDistance(value["depth"])) {
    const { front, depth } = { front: value["front"], depth: value["depth"] };
    const inches = `${text.number(front.inch)} × ${text.distance(depth.inch, "inch")}`;
    return `${text.number(front.cm)} × ${text.distance(depth.cm, "cm")} [${inches}]`;
  }
  return null;
}

/** "3 D", "0 F": casualties, and whose test or discipline they cost. */
export function fireCellText(cell: FireCell | undefined, text: Text): string {
  if (cell === undefined) return "";
  const { casualties, discipline, fireDisciplineLost } = cell;
  const test = discipline ? ` ${text.say("rules.cellTest")}` : "";
  return `${casualties}${test}${fireDisciplineLost ? ` ${text.say("rules.cellLost")}` : ""}`;
}

/** A share written as times and by: [2, 3] is 2/3. */
function shareOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [times, by]: readonly unknown[] = value;
  if (typeof times !== "number" || typeof by !== "number") return null;
  return times === by ? "1" : `${times}/${by}`;
}

function named(value: string, id: ClauseId, text: Text): string {
  switch (id) {
    case "marking":
      return text.word("marking", value === "markers" ? "markers" : "roster");
    case "scale":
      return text.word("scale", value === "inch" || value === "inchAsCm" ? value : "cm");
    case "dice":
      return text.word("dice", value === "typed" || value === "mixed" ? value : "app");
    default:
      return value;
  }
}
