/** The values of the rulebook in words: what their keys are called, what fits one cell. */
import type { Arm, ClauseId, Distance } from "@adjutant/rules";
import type { Phrases, SaidByApp, WordGroup, WordOf } from "./language.ts";
import type { ReferenceWords } from "./reference.ts";

export { ranges, type Step, stepText } from "./steps.ts";

/** What sets out values in one language, on a page or in a terminal. */
export interface ValueSpeech {
  readonly text: Pick<Phrases<SaidByApp>, "say" | "word" | "distance" | "number" | "modifier">;
  readonly named: ReferenceWords;
  readonly yes: string;
  readonly no: string;
  /** Heads of columns, which a narrow page may want shorter than the word itself. */
  head(group: "band", key: WordOf<"band">): string;
  head(group: "row", key: WordOf<"row">): string;
}

/** Keys that are words of the hobby already, by their group. */
const groups = {
  grade: ["elite", "veteran", "line", "recruit"],
  size: ["small", "standard", "large"],
  formation: [
    "line",
    "attackColumn",
    "companyColumn",
    "marchColumn",
    "massedColumn",
    "square",
    "openOrder",
    "column",
    "deployed",
    "limbered",
    "garrison",
  ],
  cavalryClass: ["heavy", "shock", "battle", "light", "irregular"],
  gun: ["light", "medium", "heavy"],
  band: ["canister", "effective", "long"],
  row: ["superior", "standard", "inferior"],
  weapon: ["musket", "rifle"],
  arm: ["infantry", "cavalry", "artillery", "screen"],
  commander: ["inspired", "average", "plodding"],
  brigade: ["hesitant", "demoralised"],
} as const satisfies { readonly [Group in WordGroup]?: readonly WordOf<Group>[] };
type Group = keyof typeof groups;
// `Object.keys` forgets which keys an object literal has.
const groupNames = Object.keys(groups) as readonly Group[];

/** Keys that mean something else in a clause than in all others: leaving costs a part of a move. */
const inClause: { readonly [Id in ClauseId]?: Readonly<Record<string, string>> } = {
  "place.leave": { cost: "moveCost" },
};

/** The group that most of a record's keys belong to: `line` is a grade or a formation. */
function groupOf(keys: readonly string[]): Group | null {
  let best: Group | null = null;
  let most = 0;
  for (const group of groupNames) {
    const known: readonly string[] = groups[group];
    const shared = keys.filter((key) => known.includes(key)).length;
    if (shared > most) {
      best = group;
      most = shared;
    }
  }
  return best;
}

function wordOf(group: Group, key: string, speech: ValueSpeech, arm: Arm): string | null {
  if (group === "band" || group === "row") {
    const band = groups.band.find((known) => known === key);
    if (group === "band" && band !== undefined) return speech.head("band", band);
    const row = groups.row.find((known) => known === key);
    return group === "row" && row !== undefined ? speech.head("row", row) : null;
  }
  const value = groups[group].find((known) => known === key);
  // The value was just found in the list of this very group.
  return value === undefined ? null : speech.text.word(group, value as WordOf<typeof group>, arm);
}

/**
 * The labels of a record's keys, in its order.
 * @param id the clause whose value the record is or belongs to
 * @param arm of whose units the record tells, where words agree with it
 * @returns null for a key without a name; a test of the rulebook's keys finds none
 */
export function labelsOf(
  record: object,
  id: ClauseId | null,
  speech: ValueSpeech,
  arm: Arm = "infantry",
): readonly (string | null)[] {
  const keys = Object.keys(record);
  const group = groupOf(keys);
  const own = id === null ? undefined : inClause[id];
  return keys.map((key) => {
    const word = group === null ? null : wordOf(group, key, speech, arm);
    if (word !== null) return word;
    const named = `cli.key.${own?.[key] ?? key}`;
    return speech.named.has(named) ? speech.named.say(named) : null;
  });
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isDistance(value: unknown): value is Distance {
  return isRecord(value) && Object.keys(value).join() === "cm,inch";
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
export function cellText(
  value: unknown,
  key: string,
  id: ClauseId,
  speech: ValueSpeech,
): string | null {
  const { text } = speech;
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
      return value ? speech.yes : speech.no;
    case "string":
      return named(value, id, speech);
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

/** A share written as times and by: [2, 3] is 2/3. */
function shareOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [times, by]: readonly unknown[] = value;
  if (typeof times !== "number" || typeof by !== "number") return null;
  return times === by ? "1" : `${times}/${by}`;
}

function named(value: string, id: ClauseId, { text }: ValueSpeech): string {
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
