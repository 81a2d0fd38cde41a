/** Casualty dice of a melee (§8). */
import { asWritten, diceTotal, ofDice } from "../modifiers.ts";
import { isBurning, isUnformed } from "../order.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { MeleeSide, MeleeSituation } from "../situations.ts";
import { bandOf, bandValue, sizeOf } from "../strength.ts";
import type { Unit } from "../units.ts";
import type { Modifier } from "../working.ts";

export type MeleeParty = "attacker" | "defender";

/** What a side brings into a round. */
export interface Pool {
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
}

/** Dice before modifiers (`melee.base`). */
export function baseDice(unit: Unit, book: Rulebook): number {
  const base = book.clauses["melee.base"].value;
  switch (unit.arm) {
    case "infantry":
      return base.infantry;
    case "cavalry":
      return unit.class === "irregular" ? base.irregular : base.cavalry;
    case "artillery":
      return base.artillery;
    case "screen":
      return base.screen;
  }
}

/** How many grades `unit` stands above `opponent`; 0 where it does not (`melee.grade`). */
function gradesAbove(unit: Unit, opponent: Unit, book: Rulebook): number {
  const order = book.clauses["grade.order"].value;
  return Math.max(0, order.indexOf(opponent.grade) - order.indexOf(unit.grade));
}

function lancers(unit: Unit, opponent: Unit, book: Rulebook): Modifier | null {
  if (unit.arm !== "cavalry" || !unit.lancer || isUnformed(unit)) return null;
  const { cavalry, foot } = book.clauses["melee.lancer"].value;
  if (opponent.arm !== "cavalry") return ofDice("melee.lancer", foot);
  return opponent.cuirassier ? null : ofDice("melee.lancer", cavalry);
}

/** Large in a formation that lets the numbers tell (`melee.large`), or Small. */
function bySize(unit: Unit, book: Rulebook): Modifier | null {
  const size = sizeOf(unit, book);
  if (size === "small") return asWritten("melee.small", book);
  if (size !== "large" || unit.arm === "artillery") return null;
  const formation = unit.arm === "infantry" ? unit.formation : undefined;
  const crowded = formation === "companyColumn" || formation === "square";
  return crowded ? null : asWritten("melee.large", book);
}

/** Elan, in the first round only (`melee.elan`, `melee.elanColumn`). */
function elan(side: MeleeSide, party: MeleeParty, situation: MeleeSituation, book: Rulebook) {
  const { unit } = side;
  const column = unit.arm === "infantry" && unit.formation === "attackColumn";
  const always =
    column && party === "attacker" && situation.options?.["melee.attackColumnAlwaysElan"] === true;
  if (!side.elan && !always) return null;
  return asWritten(column ? "melee.elanColumn" : "melee.elan", book);
}

/** What the attacker finds before him (`melee.assault`, `melee.works`). */
function byGround(situation: MeleeSituation, round: 1 | 2, book: Rulebook): Modifier[] {
  const { unit } = situation.defender;
  const place = unit.arm === "infantry" || unit.arm === "screen" ? unit.garrison?.place : undefined;
  const list: Modifier[] = [];
  if (place === "builtUp" && round === 1) list.push(asWritten("melee.assault", book));
  const works = place === "strongpoint" || (situation.ground ?? "open") !== "open";
  if (works) list.push(asWritten("melee.works", book));
  return list;
}

/**
 * The casualty dice of a side in a round, at least one.
 * @param casualties the side's, as they stand when the round begins
 * @param unformed Unformed or faltering when the round begins
 */
export function meleePool(
  situation: MeleeSituation,
  party: MeleeParty,
  round: 1 | 2,
  casualties: number,
  unformed: boolean,
  book: Rulebook,
): Pool {
  const { clauses } = book;
  const other = party === "attacker" ? "defender" : "attacker";
  const side = situation[party];
  const { unit } = side;
  const opponent = situation[other].unit;
  const list: Modifier[] = [];
  const push = (modifier: Modifier | null): void => {
    if (modifier) list.push(modifier);
  };

  if (unit.grade === "elite") list.push(asWritten("melee.elite", book));
  const above = gradesAbove(unit, opponent, book);
  if (above > 0) list.push(ofDice("melee.grade", clauses["melee.grade"].value.each * above, above));
  if (unit.arm === "cavalry" && unit.class === "heavy") list.push(asWritten("melee.heavy", book));
  push(unformed ? null : lancers(unit, opponent, book));
  push(bySize(unit, book));
  if (round === 1) push(elan(side, party, situation, book));
  if (side.glory) list.push(asWritten("melee.glory", book));
  const band = bandOf(unit, book, casualties);
  if (band > 0) list.push(ofDice("melee.band", bandValue(clauses["melee.band"].value, band)));
  if (unformed) list.push(asWritten("melee.unformed", book));
  if (party === "attacker") list.push(...byGround(situation, round, book));
  if (party === "defender" && isBurning(unit)) list.push(asWritten("melee.burning", book));
  const supports = side.supports ?? 0;
  if (round === 2 && supports > 0) {
    const { each, most } = clauses["melee.support"].value;
    const count = Math.min(supports, most);
    list.push(ofDice("melee.support", each * count, count));
  }

  const struck = situation[other].flank === true;
  const modifiers = struck
    ? [...list.filter(({ dice }) => dice < 0), asWritten("melee.flank", book)]
    : list;
  const base = baseDice(unit, book);
  const dice = Math.max(clauses["melee.base"].value.least, base + diceTotal(modifiers));
  return { base, modifiers, dice };
}
