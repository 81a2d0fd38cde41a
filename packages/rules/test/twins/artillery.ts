/**
 * Section 6.6, guns and howitzers, with 7.1-7.3.
 *
 * Readings taken here:
 * - `artillery.moved` any move; `artillery.unlimbered` as well if stated: -2 each, they add up.
 * - `artillery.unformed` faltering counts as Unformed.
 * - `artillery.assaultFire` at long range gives nothing (`tasking.assaultFire` names the others).
 * - `artillery.column` names attack, company, march and cavalry column; `artillery.dense` has no range
 *   limit.
 * - `howitzer.cover` +1 for a howitzer battery at long range at a target in cover; the options add
 *   effective range, and built-up areas and strongpoints alike.
 * - `artillery.doubleOne` a battery that was low on ammunition before stays so.
 * - `artillery.elite` the extra die hangs on the cell, before halving.
 */

import { aftermath, type Fired } from "./aftermath.ts";
import { rangeBand } from "./bounce.ts";
import { type Chances, casualtyDice, certain, follow, table, twoD6 } from "./chances.ts";
import type { FireEssence } from "./essence.ts";
import { fractionChances } from "./fraction.ts";
import { type FireSituation, option } from "./situations.ts";
import { at, coverOf, inBuildings, majority } from "./targets.ts";
import {
  band,
  deployedBattery,
  disordered,
  infantryColumn,
  sizeOf,
  skirmishers,
  squareOrMassed,
  type Unit,
} from "./units.ts";
import { cellOf, coverOnRoll, halfInSight, halved } from "./volley.ts";

/** `artillery.table`, totals 2 (and less) to 12 (and more). */
const ROWS = {
  canister: "1 1 2 2 2 3 3D 4D 4D 5D 6D",
  effective: "0 0 1 1 1 1 2 2D 2D 3D 4D",
  long: "0 0 0 0 0 1 1 1 1D 2 2D",
};

export function artilleryChances(situation: FireSituation): Chances<FireEssence> {
  const { firer } = situation;
  if (firer.arm !== "artillery") throw new Error("only batteries fire guns");
  const target = at(situation.targets, majority(situation.targets));
  const range = rangeBand(firer, target.distance, situation);
  if (range === null) throw new Error("out of range");
  const near = range !== "long";

  let modifier = band(firer) + coverOnRoll(target, situation);
  if ((situation.moved ?? "none") !== "none") modifier -= 2;
  if (situation.unlimbered === true) modifier -= 2;
  if (disordered(firer)) modifier -= 2;
  if (firer.lowAmmunition === true) modifier -= 2;
  if (deployedBattery(target.unit) || skirmishers(target.unit)) modifier -= 2;
  const shell =
    range === "long" || (range === "effective" && option(situation, "howitzer.coverInEffective"));
  const sheltered =
    coverOf(target) === "cover" ||
    (inBuildings(target) && option(situation, "howitzer.coverInBuiltUp"));
  if (firer.kind === "howitzer" && shell && sheltered) modifier += 1;

  let extraDice = 0;
  if (situation.assaultFire === true && near) extraDice += 1;
  if (sizeOf(firer) === "large" && range === "canister") extraDice += 1;
  if (squareOrMassed(target.unit)) extraDice += 2;
  else if (inColumn(target.unit) && near) extraDice += 1;

  let halves = 0;
  if (sizeOf(firer) === "small") halves += 1;
  if (halfInSight(situation)) halves += 1;
  if (inBuildings(target)) halves += 1;

  const rolled = follow(twoD6(), (natural) => {
    const cell = cellOf(ROWS[range], natural + modifier);
    const dice = extraDice + (firer.grade === "elite" && cell.discipline ? 1 : 0);
    return certain({ cell, dice, doubleSix: natural === 12, doubleOne: natural === 2 });
  });
  const fired = follow(rolled, ({ cell, dice, doubleSix, doubleOne }) =>
    follow(casualtyDice(dice), (hit): Chances<Fired> => {
      const quarters = halved(cell.casualties + hit, halves, situation);
      return follow(fractionChances(quarters, firer, situation), (casualties) =>
        certain({
          casualties,
          quarters,
          disciplineTest: cell.discipline,
          fireDisciplineLost: false,
          doubleSix,
          doubleOne,
        }),
      );
    }),
  );
  return follow(fired, (state) => aftermath(state, situation));
}

/** `artillery.column`; the massed column is dense. */
function inColumn(unit: Unit): boolean {
  if (unit.arm === "cavalry") return unit.formation === "column";
  return infantryColumn(unit) && !squareOrMassed(unit);
}

export function twinArtillery(situation: FireSituation): Map<string, number> {
  return table(artilleryChances(situation));
}
