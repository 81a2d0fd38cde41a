/** What applies to a situation before the dice: row or band, modifiers, pools; or the refusal. */
import { chargeBar, chargeReach, chargeTable } from "./charge/declare.ts";
import { chargerModifiers, defenderModifiers } from "./charge/modifiers.ts";
import { bounceBar, rocketBar } from "./fire/allowed.ts";
import { type Planned, planArtillery, planVolley, rowLine } from "./fire/plan.ts";
import { planSkirmish } from "./fire/skirmish.ts";
import { meleePool } from "./melee/pools.ts";
import { meleeBar } from "./melee/resolve.ts";
import { modifierLines } from "./modifiers.ts";
import { testModifiers } from "./morale/discipline.ts";
import { isUnformed, isWithin } from "./order.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { ProcedureName, Situations } from "./situations.ts";
import { casualtiesOf } from "./strength.ts";
import type { Refused, WorkingLine } from "./working.ts";

/** The lines that stand before the dice are rolled. */
export interface Explained {
  readonly lines: readonly WorkingLine[];
}

function ofFire(planned: Planned, book: Rulebook): Explained | Refused {
  if ("refused" in planned) return planned;
  const { plan } = planned;
  return { lines: [rowLine(plan, book), ...modifierLines(plan.modifiers, null)] };
}

type Explainers = {
  [Name in ProcedureName]: (situation: Situations[Name], book: Rulebook) => Explained | Refused;
};

const nothing = (): Explained => ({ lines: [] });

function ofMelee(situation: Situations["melee"], book: Rulebook): Explained | Refused {
  const refused = meleeBar(situation, book);
  if (refused) return { refused };
  const round = situation.round ?? 1;
  const lines: WorkingLine[] = [];
  for (const side of ["attacker", "defender"] as const) {
    const { unit } = situation[side];
    const unformed = round === 2 || isUnformed(unit);
    const pool = meleePool(situation, side, round, casualtiesOf(unit), unformed, book);
    lines.push(
      { clause: "melee.base", kind: "meleeBase", side, dice: pool.base },
      ...modifierLines(pool.modifiers, side),
      { clause: "melee.base", kind: "meleePool", side, dice: pool.dice },
    );
  }
  return { lines };
}

const explainers: Explainers = {
  volley: (situation, book) => ofFire(planVolley(situation, book), book),
  artillery: (situation, book) => ofFire(planArtillery(situation, book), book),
  skirmish(situation, book) {
    const planned = planSkirmish(situation, book);
    if ("refused" in planned) return planned;
    const { full, hitOn, modifiers } = planned.plan;
    const dice: WorkingLine = { clause: "skirmish.dice", kind: "skirmishDice", dice: full, hitOn };
    return { lines: [dice, ...modifierLines(modifiers, null)] };
  },
  rocket(situation, book) {
    const refused = rocketBar(situation, book);
    return refused ? { refused } : { lines: [] };
  },
  charge(situation, book) {
    const refused = chargeBar(situation, book);
    if (refused) return { refused };
    const { charger, defender, distance, scale } = situation;
    const reach = chargeReach(charger.unit, scale, book, charger.farther) ?? 0;
    if (!isWithin(distance, reach)) {
      const line = { clause: "charge.declare", kind: "outOfReach" } as const;
      return { lines: [{ ...line, measured: distance, limit: reach }] };
    }
    if (defender.unit.retreating || defender.unit.routing) return { lines: [] };
    const table = chargeTable(charger.unit, defender.unit);
    return {
      lines: [
        { clause: "charge.table.pick", kind: "chargeTable", table },
        ...modifierLines(chargerModifiers(situation, book), "charger"),
        ...modifierLines(defenderModifiers(situation, book), "defender"),
      ],
    };
  },
  melee: ofMelee,
  meleeToEnd: ofMelee,
  discipline(situation, book) {
    const { unit } = situation;
    const casualties = casualtiesOf(unit);
    const cover = situation.cover === true;
    const list = testModifiers(unit, situation, cover, casualties, isUnformed(unit), book);
    return { lines: modifierLines(list, null) };
  },
  fate: nothing,
  general: nothing,
  ignition: nothing,
  bounce({ battery }) {
    const refused = bounceBar(battery);
    return refused ? { refused } : { lines: [] };
  },
  fraction: nothing,
  initiative: nothing,
  adc: nothing,
  command: nothing,
  faltering: nothing,
};

/**
 * Explains a situation before its dice: which row, band or table it is read on and every modifier
 * with its clause, from the very lists that the procedure uses; or why the rules forbid it.
 */
export function explain<Name extends ProcedureName>(
  name: Name,
  situation: Situations[Name],
  book: Rulebook,
): Explained | Refused {
  return explainers[name](situation, book);
}
