/**
 * Odds as a role may be shown them. They are worked out from what it knows: an enemy's losses only
 * where markers show them. What it does not know is gone through instead: each grade, each casualty
 * band, and within a band the fewest and the most losses. An enemy is taken to have kept its fire
 * discipline and its ammunition, and to be of the first shooter class.
 */
import {
  type Band,
  bandStarts,
  type Grade,
  isRefused,
  limitOf,
  type Odds,
  oddsOf,
  type ProcedureName,
  type Refused,
  type Rulebook,
  rulebook,
  type Situations,
  type Unit,
} from "@adjutant/rules";
import { frozen } from "../input/frozen.ts";
import { type VisibleFacts, visibleFacts } from "./facts.ts";
import { type Ground, Knowledge, type Role } from "./role.ts";
import { unitsIn, type WithVisible, withUnits } from "./seen.ts";

/** What is taken of every enemy in a situation. */
export interface Assumed {
  readonly grade: Grade;
  /** Null where the losses are known. */
  readonly losses: {
    readonly band: Band;
    /** The fewest or the most that the band holds. */
    readonly end: "fewest" | "most";
  } | null;
}

/** The odds of one case. */
export interface OddsCase {
  /** Null where everything is known. */
  readonly assumed: Assumed | null;
  readonly odds: Odds;
}

/** A situation as a client has it, its own units whole and the others as it sees them. */
export type SituationKnown<Name extends ProcedureName> = WithVisible<Situations[Name]>;

const bands = [0, 1, 2] as const satisfies readonly Band[];

/** Losses at an end of a band; a unit without that band is taken at the one before. */
function lossesAt(unit: Unit, { band, end }: NonNullable<Assumed["losses"]>, book: Rulebook) {
  const starts = bandStarts(unit, book);
  const last = limitOf(unit, book) - 1;
  if (starts === null) return end === "fewest" ? 0 : last;
  const from = [0, starts.first, starts.second];
  const fewest = Math.min(from[band] ?? 0, last);
  const most = Math.min((from[band + 1] ?? last + 1) - 1, last);
  return end === "fewest" ? fewest : Math.max(fewest, most);
}

function taken(visible: VisibleFacts, { grade, losses }: Assumed, book: Rulebook): Unit {
  // With its grade what is visible of a unit is a unit: what else is hidden has a default.
  const unit = { ...visible, grade } as Unit;
  return losses === null ? unit : { ...unit, casualties: lossesAt(unit, losses, book) };
}

function isWhole(unit: Unit | VisibleFacts): unit is Unit {
  return "grade" in unit;
}

/** Every case of what is not known of these units, the fewest losses and the lowest band first. */
function cases(hidden: readonly VisibleFacts[], book: Rulebook): readonly Assumed[] {
  const grades = book.clauses["grade.order"].value;
  const counted = hidden.every(({ casualties }) => casualties !== undefined);
  const banded = hidden.some(({ arm }) => arm !== "screen");
  const possible = banded ? bands : ([0] as const);
  const losses = counted
    ? [null]
    : possible.flatMap((band) => [
        { band, end: "fewest" } as const,
        { band, end: "most" } as const,
      ]);
  return grades.flatMap((grade) => losses.map((one) => ({ grade, losses: one })));
}

/** A situation with every unit whole, and what was taken of those that are not known. */
export interface Supposed<Name extends ProcedureName> {
  /** Null where everything is known. */
  readonly assumed: Assumed | null;
  readonly situation: Situations[Name];
}

/**
 * A situation for each case of what is not known in it, the fewest losses and the lowest band
 * first; one, with nothing assumed, where every unit is whole.
 */
export function suppose<Name extends ProcedureName>(
  situation: SituationKnown<Name>,
  book: Rulebook = rulebook,
): readonly Supposed<Name>[] {
  const hidden = unitsIn(situation).filter((unit) => !isWhole(unit));
  return (hidden.length === 0 ? [null] : cases(hidden, book)).map((assumed) => ({
    assumed,
    // Every unit in it is whole now.
    situation: withUnits(situation, (unit) =>
      assumed === null || isWhole(unit) ? unit : taken(unit, assumed, book),
    ) as Situations[Name],
  }));
}

/**
 * The exact odds of a situation for each case of what is not known in it; or the refusal, which
 * hangs on what stands on the table. One case, with nothing assumed, where every unit is whole.
 */
export function oddsOver<Name extends ProcedureName>(
  name: Name,
  situation: SituationKnown<Name>,
  book: Rulebook = rulebook,
): { readonly cases: readonly OddsCase[] } | Refused {
  const over: OddsCase[] = [];
  for (const { assumed, situation: whole } of suppose<Name>(situation, book)) {
    const odds = oddsOf(name, whole, book);
    if (isRefused(odds)) return odds;
    over.push({ assumed, odds });
  }
  return frozen({ cases: over });
}

/**
 * The odds of a situation as a role may be shown them; the same whatever the enemy's rosters say.
 * @param situation whole, or as the role sees it
 */
export function oddsFor<Name extends ProcedureName>(
  role: Role,
  ground: Ground,
  name: Name,
  situation: SituationKnown<Name>,
  book: Rulebook = rulebook,
): { readonly cases: readonly OddsCase[] } | Refused {
  const knowledge = new Knowledge(role, ground);
  const seen = withUnits(situation, (unit) => {
    const side = unit.id === undefined ? undefined : knowledge.sideOf(unit.id);
    // A unit of no roster is a question that hides nothing.
    if (side === undefined || knowledge.knows(side)) return unit;
    return visibleFacts(unit, knowledge.counts(side));
  });
  return oddsOver(name, seen as SituationKnown<Name>, book);
}
