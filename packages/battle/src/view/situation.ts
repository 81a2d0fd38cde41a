/** The situation of a resolution as a role may read it. */
import type { Unit } from "@adjutant/rules";
import { type VisibleFacts, visibleFacts } from "./facts.ts";
import type { Knowledge } from "./role.ts";
import { isUnit } from "./seen.ts";

/**
 * Facts of a situation that stand on the table, or that people say aloud: distances, ground, cover,
 * who supports, where generals are, taskings once they are used. Absent are the number of
 * aides-de-camp, what a side would have chosen after a draw that did not come, and the parts of a
 * casualty.
 */
const open: ReadonlySet<string> = new Set([
  "scale",
  "options",
  "generals",
  "own",
  "enemy",
  "firer",
  "moved",
  "changedFormation",
  "reformed",
  "ground",
  "share",
  "assaultFire",
  "unlimbered",
  "straightAheadOnly",
  "targets",
  "unit",
  "distance",
  "cover",
  "leadsCharge",
  "test",
  "general",
  "supported",
  "brigade",
  "demoralised",
  "screenBetween",
  "gap",
  "behind",
  "friendNear",
  "charger",
  "attacker",
  "defender",
  "supports",
  "infantryAssault",
  "flank",
  "lostToFire",
  "unformedByWay",
  "farther",
  "uphill",
  "reaction",
  "phasing",
  "elan",
  "glory",
  "round",
  "enemyNear",
  "howitzers",
  "battery",
  "target",
  "scored",
  "first",
  "second",
  "commanderLost",
  "offTable",
  "further",
]);

/** A unit of a situation: one's own whole, another as the table shows it, an unseen one not. */
export function unitOfSituation(
  unit: Unit | VisibleFacts,
  knowledge: Knowledge,
): Unit | VisibleFacts | null {
  const { id } = unit;
  if (id === undefined || !knowledge.seesUnit(id)) return null;
  const side = knowledge.sideOf(id);
  return knowledge.knows(side) ? unit : visibleFacts(unit, knowledge.counts(side));
}

/** What a role may read of a situation. */
export function situationSeen(part: unknown, knowledge: Knowledge): unknown {
  if (Array.isArray(part)) return part.map((one) => situationSeen(one, knowledge));
  if (typeof part !== "object" || part === null) return part;
  if (isUnit(part)) return unitOfSituation(part, knowledge);
  const seen: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    // Options are the battle's own; everybody plays by them.
    if (key === "options") seen[key] = value;
    else if (open.has(key)) seen[key] = situationSeen(value, knowledge);
  }
  return seen;
}
