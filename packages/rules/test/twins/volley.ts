/**
 * Section 6.4, volleys.
 *
 * Readings taken here:
 * - `volley.thin` and `volley.unformed` -2, `volley.band` -1/-2 without "CD" change the 2D6 roll.
 * - `volley.unformed`, `volley.row.inferior` faltering counts as Unformed (`state.faltering`).
 * - `volley.columnClose` uses the distance of the unit that gets the majority; a massed column is
 *   `volley.dense` instead, at any distance.
 * - Casualty dice are rolled whatever the cell says, 0 included.
 * - A garrison has no formation: neither square nor column as target. A screen that holds a place is
 *   still skirmishers (`volley.thin`).
 * - `fire.builtUpHalfOnly` takes away the -1 of built-up areas and strongpoints, not of cover.
 * - `halves.each` eighths: the quarter below, once, at the end (the same as after each halving).
 */

import { aftermath, type Fired } from "./aftermath.ts";
import { type Chances, casualtyDice, certain, follow, table, twoD6 } from "./chances.ts";
import type { FireEssence } from "./essence.ts";
import { fractionChances } from "./fraction.ts";
import { type FireSituation, option, type Target, within } from "./situations.ts";
import { at, coverOf, inBuildings, majority } from "./targets.ts";
import {
  band,
  deployedBattery,
  disordered,
  fresh,
  type Infantry,
  infantryColumn,
  inSquare,
  skirmishers,
  squareOrMassed,
} from "./units.ts";

/** `volley.table`, totals 2 (and less) to 12 (and more). */
const ROWS = {
  superior: "0F 1F 1 1 2 2 2D 3D 3D 4D 5D",
  standard: "0F 0F 1F 1 1 1 2 2D 3D 3D 4D",
  inferior: "0F 0F 0F 0 1 1 1 1D 2D 2D 3D",
};

export interface Cell {
  readonly casualties: number;
  readonly discipline: boolean;
  readonly fireDisciplineLost: boolean;
}

/** Reads one cell of a row written out as above. */
export function cellOf(row: string, total: number): Cell {
  const text = at(row.split(" "), Math.min(12, Math.max(2, total)) - 2);
  return {
    casualties: Number.parseInt(text, 10),
    discipline: text.endsWith("D"),
    fireDisciplineLost: text.endsWith("F"),
  };
}

export function volleyRow(firer: Infantry, situation: FireSituation): keyof typeof ROWS {
  const inferior =
    firer.grade === "recruit" ||
    firer.size === "small" ||
    (situation.moved ?? "none") !== "none" ||
    situation.changedFormation === true ||
    situation.reformed === true ||
    disordered(firer) ||
    firer.fireDisciplineLost === true ||
    (situation.ground ?? "open") !== "open" ||
    firer.formation === "companyColumn";
  if (inferior) return "inferior";
  const british = firer.british === true && firer.grade === "line";
  return firer.grade === "elite" || firer.grade === "veteran" || british ? "superior" : "standard";
}

/** What the protecting terrain takes off the roll (6.2). */
export function coverOnRoll(target: Target, situation: FireSituation): number {
  if (coverOf(target) === "cover") return -1;
  return inBuildings(target) && !option(situation, "fire.builtUpHalfOnly") ? -1 : 0;
}

/** 6.1: from a half up to, not including, three quarters of the strength can fire. */
export function halfInSight(situation: FireSituation): boolean {
  return (situation.share ?? 1) < 0.75;
}

/** `halves.each` and its option: casualties in quarters after the reasons to halve. */
export function halved(casualties: number, reasons: number, situation: FireSituation): number {
  const times = option(situation, "halves.once") ? Math.min(1, reasons) : reasons;
  return Math.floor((casualties * 4) / 2 ** times);
}

export function volleyChances(situation: FireSituation): Chances<FireEssence> {
  const { firer } = situation;
  if (firer.arm !== "infantry") throw new Error("only infantry fires volleys");
  const target = at(situation.targets, majority(situation.targets));
  const dense = squareOrMassed(target.unit);
  const close = infantryColumn(target.unit) && within(situation, target.distance, 5, 3);

  let modifier = band(firer) + coverOnRoll(target, situation);
  if (disordered(firer)) modifier -= 2;
  if (deployedBattery(target.unit) || skirmishers(target.unit)) modifier -= 2;

  let extraDice = 0;
  if (firer.grade === "elite") extraDice += 1;
  if (firer.size === "large" && firer.formation === "line") extraDice += 1;
  if (dense) extraDice += 2;
  else if (close && fresh(firer)) extraDice += 1;

  let halves = 0;
  if (infantryColumn(firer) || inSquare(firer)) halves += 1;
  if (halfInSight(situation)) halves += 1;
  if (inBuildings(target)) halves += 1;

  const row = ROWS[volleyRow(firer, situation)];
  const rolled = follow(twoD6(), (natural) => {
    const cell = cellOf(row, natural + modifier);
    return certain({ cell, doubleSix: natural === 12 });
  });
  const fired = follow(rolled, ({ cell, doubleSix }) =>
    follow(casualtyDice(extraDice), (hit): Chances<Fired> => {
      const quarters = halved(cell.casualties + hit, halves, situation);
      return follow(fractionChances(quarters, firer, situation), (casualties) =>
        certain({
          casualties,
          quarters,
          disciplineTest: cell.discipline,
          fireDisciplineLost: cell.fireDisciplineLost,
          doubleSix,
          doubleOne: false,
        }),
      );
    }),
  );
  return follow(fired, (state) => aftermath(state, situation));
}

export function twinVolley(situation: FireSituation): Map<string, number> {
  return table(volleyChances(situation));
}
