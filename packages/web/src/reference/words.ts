import type { ReferenceWords } from "@adjutant/phrases/reference/en";
import type { Arm, ClauseId } from "@adjutant/rules";
import type { Language } from "../settings.ts";
import type { Text } from "../text.ts";

/** What the keys of values are called; comes with the page that needs it. */
export async function loadReference(lang: Language): Promise<ReferenceWords> {
  return lang === "ru"
    ? (await import("@adjutant/phrases/reference/ru")).referenceRu
    : (await import("@adjutant/phrases/reference/en")).referenceEn;
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
  reach: ["canister", "effective", "long"],
  volleyRow: ["superior", "standard", "inferior"],
  weapon: ["musket", "rifle"],
  arm: ["infantry", "cavalry", "artillery", "screen"],
  commander: ["inspired", "average", "plodding"],
  brigade: ["hesitant", "demoralised"],
} as const;
type Group = keyof typeof groups;
// `Object.keys` forgets which keys an object literal has.
const groupNames = Object.keys(groups) as readonly Group[];

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

function wordIn(group: Group, key: string, text: Text, arm: Arm): string | null {
  const value = groups[group].find((known) => known === key);
  if (value === undefined) return null;
  if (group === "reach") return text.say(`reach.${value as "long"}`);
  if (group === "volleyRow") return text.say(`volleyRow.${value as "superior"}`);
  // The value was just found in the list of this very group.
  return text.word(group, value as never, arm);
}

/**
 * The labels of a record's keys, in its order.
 * @param arm of whose units the record tells, where words agree with it
 */
export function labelsOf(
  record: object,
  id: ClauseId,
  text: Text,
  words: ReferenceWords,
  arm: Arm = "infantry",
): readonly string[] {
  const keys = Object.keys(record);
  const group = groupOf(keys);
  return keys.map((key) => {
    const word = group === null ? null : wordIn(group, key, text, arm);
    if (word !== null) return word;
    // Leaving a place costs a part of the move, a tasking costs aides-de-camp.
    const named = `cli.key.${id === "place.leave" && key === "cost" ? "moveCost" : key}`;
    return words.has(named) ? words.say(named) : key;
  });
}
