/** The charges that stand declared, and are still to be resolved (`turn.sequence`, 4). */
import type { ChargeAnswer } from "./follow-up.ts";

/** What of a follow-up says that it is a charge: the battle's own, or one that a role reads. */
interface AsFollow {
  readonly kind: string;
  readonly unit?: string;
  readonly enemy?: string;
  readonly answer?: ChargeAnswer;
}

/** What of a unit says whether its charge can still be made. */
interface AsUnit {
  readonly gone: unknown;
  readonly charged?: boolean;
  readonly fellBack?: boolean;
  readonly engaged?: string | null;
}

/** A battle, or what a role sees of it. */
export interface WithCharges<Follow extends AsFollow = AsFollow> {
  readonly open: readonly Follow[];
  readonly units: { readonly [id: string]: AsUnit };
}

/**
 * Does a declared charge still stand: who leads it is there and has not been stopped, by fire say, and
 * so is its target.
 */
export function chargeStands({ unit = "", enemy = "" }: AsFollow, units: WithCharges["units"]) {
  const [charger, target] = [units[unit], units[enemy]];
  if (charger === undefined || charger.gone !== null) return false;
  if (target === undefined || target.gone !== null) return false;
  return !charger.charged && !charger.fellBack && charger.engaged == null;
}

/** All charges that stand declared, in the order in which they were. */
export function declaredCharges<Follow extends AsFollow>({
  open,
  units,
}: WithCharges<Follow>): readonly Follow[] {
  return open.filter((follow) => follow.kind === "charge" && chargeStands(follow, units));
}

/** The charge that a unit has declared; it leads one in a turn. */
export function chargeBy<Follow extends AsFollow>(
  { open, units }: WithCharges<Follow>,
  charger: string | undefined,
): Follow | undefined {
  // Asked of every pair of units on the table: no list is made for it.
  for (const follow of open) {
    if (follow.kind !== "charge" || follow.unit !== charger) continue;
    if (chargeStands(follow, units)) return follow;
  }
  return undefined;
}

/** The charge that one unit has declared on another. */
export function chargeOn<Follow extends AsFollow>(
  board: WithCharges<Follow>,
  charger: string | undefined,
  target: string | undefined,
): Follow | undefined {
  const charge = chargeBy(board, charger);
  return charge?.enemy === target ? charge : undefined;
}

/** The charges declared on a unit. */
export function chargesAt<Follow extends AsFollow>(
  board: WithCharges<Follow>,
  target: string,
): readonly Follow[] {
  return declaredCharges(board).filter(({ enemy }) => enemy === target);
}

/**
 * Is this a charge to be resolved: one that stands declared, or one that has caught its target in its
 * evasion (`charge.evade`).
 */
export function isUnderWay(follow: AsFollow, units: WithCharges["units"]): boolean {
  return (follow.kind === "charge" || follow.kind === "caught") && chargeStands(follow, units);
}

/** The charge of a unit that is to be resolved. */
export function chargeUnderWay<Follow extends AsFollow>(
  { open, units }: WithCharges<Follow>,
  charger: string | undefined,
): Follow | undefined {
  // Asked of every pair of units on the table: no list is made for it.
  for (const follow of open) {
    if (follow.unit === charger && isUnderWay(follow, units)) return follow;
  }
  return undefined;
}

/** Is there a charge to be resolved. */
export function chargesStand({ open, units }: WithCharges): boolean {
  return open.some((follow) => isUnderWay(follow, units));
}
