/** How a charge may be answered, as a role sees its target. */
import { type Rulebook, rulebook, type Unit } from "@adjutant/rules";
import { answersOf, type ToAnswer } from "../companion/answers.ts";
import { asShown } from "../companion/as-shown.ts";
import type { ReactionKind } from "../companion/reacting.ts";
import type { Companion, RosterUnit } from "../companion/state.ts";
import { Knowledge, type Role } from "./role.ts";

/** A charge that stands declared, or is only thought of. */
export interface ChargeOn extends ToAnswer {
  /** The charger and its target. */
  readonly unit: string;
  readonly enemy: string;
}

/**
 * The answers that are open to the target of a charge, the likeliest first: for its own side those that
 * `legal` offers, for others as far as the table shows them. What the way of the charge over the map
 * forbids is not looked at. None where the role does not see both, or the target neither stands nor runs.
 */
export function answersFor(
  role: Role,
  state: Companion,
  { unit, enemy, ...charge }: ChargeOn,
  book: Rulebook = rulebook,
): readonly ReactionKind[] {
  const knowledge = new Knowledge(role, state);
  if (!knowledge.seesUnit(unit) || !knowledge.seesUnit(enemy)) return [];
  const [charger, target] = [state.units[unit], state.units[enemy]];
  if (charger === undefined || target === undefined) return [];
  const roster = knowledge.knows(target.side) ? target : showing(target);
  return answersOf(state, { roster, charger, charge }, book);
}

function showing(roster: RosterUnit): RosterUnit {
  const unit: Unit = asShown(roster.unit);
  return unit === roster.unit ? roster : { ...roster, unit };
}
