/** Who is near whom: friends that support, generals, and what a discipline test asks of them. */
import { coverFrom, lengthOf, shelterOf, standsTo, stepsIn } from "@adjutant/field";
import {
  beyond,
  type DisciplineSituation,
  type Distance,
  type FateSituation,
  type GeneralSituation,
  isUnformed,
  type Options,
  type Refusal,
  refusal,
  type Scale,
  type TestFacts,
  type Unit,
} from "@adjutant/rules";
import { limitsOf } from "../companion/bars.ts";
import type { Whose } from "../companion/ledger.ts";
import {
  away,
  enemiesOf,
  friendsOf,
  type GeneralPiece,
  generalAway,
  type Laid,
  type Piece,
} from "./laid.ts";

/** What every situation of a battle says. */
export function ofBattle({ field, board }: Laid): {
  readonly scale: Scale;
  readonly options: Options;
} {
  return { scale: field.scale, options: board.options };
}

/** Neither Unformed nor on its way back. */
export function isFormed(unit: Unit): boolean {
  return !isUnformed(unit) && unit.retreating !== true && unit.routing !== true;
}

/** Are two units at most this far apart. */
export function isNear({ field }: Laid, a: Piece, b: Piece, within: Distance): boolean {
  return away(a, b) <= stepsIn(within, field.scale);
}

/** Does a friend stand behind a unit as it faces; a place faces nowhere. */
function isBehind({ stands }: Piece, friend: Piece): boolean {
  return stands.pose !== null && standsTo(stands, friend.stands) === "behind";
}

/** Formed friends not too far behind it (`discipline.supported`). */
export function isSupported(laid: Laid, unit: Piece): boolean {
  const { within } = laid.field.book.clauses["discipline.supported"].value;
  return friendsOf(laid, unit).some(
    (friend) =>
      isFormed(friend.roster.unit) && isNear(laid, unit, friend, within) && isBehind(unit, friend),
  );
}

/** What a discipline test asks beside the unit and its cover (§9). */
export function testFacts(laid: Laid, unit: Piece): TestFacts {
  const { board } = laid;
  const { roster } = unit;
  return {
    general: roster.general,
    supported: isSupported(laid, unit),
    // Out of his general's reach a unit has the limits of Hesitant, and no more than them.
    brigade: limitsOf(board, roster) === "command.hesitant" ? "hesitant" : "obeys",
    demoralised: board.brigades[roster.brigade]?.demoralised === true,
  };
}

/** Why a unit is out of its brigadier's reach, or null (`command.radius`). */
export function radiusBar(laid: Laid, unit: Piece): Refusal | null {
  const { field, generals, overruled } = laid;
  if (overruled) return null;
  const general = generals.find(({ of }) => of === unit.roster.brigade);
  if (general === undefined) return refusal("command.radius");
  const limit = stepsIn(field.book.clauses["command.radius"].value.radius, field.scale);
  const apart = generalAway(general, unit);
  return apart <= limit ? null : beyond("command.radius", lengthOf(apart), lengthOf(limit));
}

/** Why a unit has the limits of Hesitant, or null (`command.hesitant`, `command.radius`). */
export function limitsOn(laid: Laid, unit: Piece): Refusal | null {
  if (laid.overruled) return null;
  const clause = limitsOf(laid.board, unit.roster);
  return clause === null ? radiusBar(laid, unit) : refusal(clause);
}

/** Is a general of these near enough to a unit for Fate (`fate.table`). */
function isGeneralNear({ field }: Laid, generals: readonly GeneralPiece[], unit: Piece): boolean {
  const { generalWithin } = field.book.clauses["fate.table"].value;
  const limit = stepsIn(generalWithin, field.scale);
  return generals.some((general) => generalAway(general, unit) <= limit);
}

/** Generals near enough for Fate: its own to the unit that rolled, an enemy's to the target. */
export function generalsNear(
  laid: Laid,
  unit: Piece,
  target: Piece,
): { readonly own: boolean; readonly enemy: boolean } {
  const { side } = unit.roster;
  const own = laid.generals.filter((general) => general.side === side);
  const others = laid.generals.filter((general) => general.side !== side);
  return { own: isGeneralNear(laid, own, unit), enemy: isGeneralNear(laid, others, target) };
}

/**
 * A discipline test of a unit.
 * @param from the enemy that its cover is judged against; without one only what shelters it all round
 */
export function disciplineOf(laid: Laid, unit: Piece, from: Piece | null): DisciplineSituation {
  const { field } = laid;
  const cover = from ? coverFrom(field, from.stands, unit.stands) : shelterOf(field, unit.stands);
  return {
    ...ofBattle(laid),
    unit: unit.roster.unit,
    ...testFacts(laid, unit),
    cover: cover !== "none",
  };
}

/** Fate after a double six of a unit against a target (`fate.table`). */
export function fateOf(laid: Laid, unit: Piece, target: Piece): FateSituation {
  const cover = coverFrom(laid.field, unit.stands, target.stands) !== "none";
  return {
    ...ofBattle(laid),
    generals: generalsNear(laid, unit, target),
    unit: unit.roster.unit,
    target: target.roster.unit,
    test: { ...testFacts(laid, target), cover },
  };
}

/** A general at risk: is an enemy near enough to take him (`general.table`, 3). */
export function generalAtRisk(laid: Laid, general: GeneralPiece): GeneralSituation {
  const { field, pieces } = laid;
  const limit = stepsIn(field.book.clauses["general.table"].value.enemyWithin, field.scale);
  const enemyNear = pieces.some(
    (piece) =>
      piece.roster.side !== general.side &&
      piece.roster.unseen === null &&
      generalAway(general, piece) <= limit,
  );
  return { ...ofBattle(laid), enemyNear };
}

/** The enemies nearest first. */
export function nearestFirst(laid: Laid, unit: Piece): Piece[] {
  return enemiesOf(laid, unit)
    .map((enemy) => ({ enemy, steps: away(unit, enemy) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ enemy }) => enemy);
}

/** The nearest of these to a unit, and all that are as near. */
function nearest<Item>(items: readonly Item[], away: (item: Item) => number): Item[] {
  const least = Math.min(...items.map(away));
  return items.filter((item) => away(item) === least);
}

/** Whose general of its side is nearest to a unit: he whom Fate means (`fate.table`). */
export function generalNear({ generals }: Laid, unit: Piece): Whose | null {
  const own = generals.filter(({ side }) => side === unit.roster.side);
  const [first] = nearest(own, (general) => generalAway(general, unit));
  if (first === undefined) return null;
  const { of, side } = first;
  return of === side ? { side } : { side, brigade: of };
}

/** The friends nearest to a battery, of which rockets that go wrong strike one (`rocket.table`). */
export function friendsNear(laid: Laid, battery: Piece): Piece[] {
  return nearest(friendsOf(laid, battery), (friend) => away(battery, friend));
}
