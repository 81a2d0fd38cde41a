/** Which dice were rolled for which line of a working. */
import type { DiceRequest, Rolled, WorkingKind, WorkingLine } from "@adjutant/rules";

type Purpose = DiceRequest["purpose"];

/** The rolls that a line of a kind can tell of. */
const purposes: Partial<Record<WorkingKind, readonly Purpose[]>> = {
  roll: ["volley", "artillery", "charge", "initiative"],
  casualtyDice: ["casualtyDice"],
  rounding: ["half", "threeQuarters"],
  bounce: ["half", "threeQuarters"],
  hits: ["skirmish"],
  discipline: ["discipline"],
  fate: ["fate"],
  ignition: ["ignition"],
  rocket: ["rocket"],
  meleeHits: ["melee"],
  losses: ["chargeLosses", "chargeLossesSmall"],
  generalRisk: ["generalRisk"],
  generalResult: ["general"],
  available: ["adc"],
  command: ["command"],
  faltering: ["faltering"],
};

/** Clauses of rounding that take no die. */
const withoutDie: ReadonlySet<WorkingLine["clause"]> = new Set([
  "fraction.halfDown",
  "fraction.quarter",
  "fraction.class2AllDown",
]);

/** A line and the faces rolled for it. */
export interface LineWithFaces {
  readonly line: WorkingLine;
  readonly faces: readonly number[];
}

/**
 * Puts the dice beside the lines that tell of them: each line takes the first roll of its kind and
 * side that no line before it has taken.
 *
 * @returns the lines, and the rolls that no line tells of (ties rolled again)
 */
export function withFaces(
  lines: readonly WorkingLine[],
  rolls: readonly Rolled[],
): { readonly lines: readonly LineWithFaces[]; readonly untold: readonly Rolled[] } {
  const left = [...rolls];
  const told = lines.map((line): LineWithFaces => {
    const wanted = withoutDie.has(line.clause) ? [] : (purposes[line.kind] ?? []);
    const side = "side" in line ? line.side : null;
    const at = left.findIndex(
      ({ request }) =>
        wanted.includes(request.purpose) &&
        (side === null || request.side === null || request.side === side),
    );
    const [roll] = at < 0 ? [] : left.splice(at, 1);
    return { line, faces: roll?.faces ?? [] };
  });
  return { lines: told, untold: left };
}
