/** Evading a charge: does the unit get under way, and is it caught (`charge.reaction`, `charge.evade`). */
import { type Procedure, sumOf } from "../dice/procedure.ts";
import { hundredths, inScale, isSkirmishers } from "../order.ts";
import { refusal } from "../refusal.ts";
import type { Distance } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { Scale } from "../situations.ts";
import type { Unit } from "../units.ts";
import type { Refused } from "../working.ts";
import { chargeReach } from "./declare.ts";

/** A unit evades a charge that starts so far away, in the unit of the scale. */
export interface EvasionSituation {
  readonly charger: Unit;
  readonly evader: Unit;
  readonly distance: number;
  /** How much farther the charge reaches by `tasking.forwards`, in the unit of the scale. */
  readonly farther?: number;
  /** How far the evader gets, where that is measured; default its whole move. */
  readonly move?: number;
  readonly scale?: Scale;
}

export interface EvasionEssence {
  /** Horse artillery on a low die does not get away: it stands. */
  readonly evades: boolean;
  /** The charger's reach is enough for the distance and the evader's move. */
  readonly caught: boolean;
  /** Caught screens and guns disperse; others fight Unformed, hit in the rear. */
  readonly disperses: boolean;
}

/** How an evasion went. */
export class EvasionOutcome implements EvasionEssence {
  /** The die of deployed horse artillery; null where none is rolled. */
  readonly natural: number | null;
  readonly evades: boolean;
  readonly caught: boolean;
  readonly disperses: boolean;
  /** How far it goes, and how far the charger reaches, in the unit of the scale. */
  readonly move: number;
  readonly reach: number;

  constructor(natural: number | null, evades: boolean, race: Race) {
    this.natural = natural;
    this.evades = evades;
    this.caught = evades && race.caught;
    this.disperses = this.caught && race.frail;
    this.move = race.move;
    this.reach = race.reach;
  }

  essenceKey(): string {
    return `${this.evades} ${this.caught}`;
  }

  essence(): EvasionEssence {
    const { evades, caught, disperses } = this;
    return { evades, caught, disperses };
  }
}

/** May the unit evade a charge at all (`charge.reaction`). */
export function mayEvade(unit: Unit): boolean {
  switch (unit.arm) {
    case "screen":
      return true;
    case "infantry":
      return isSkirmishers(unit);
    case "cavalry":
      return unit.class === "light" || unit.class === "irregular";
    case "artillery":
      return unit.formation === "limbered" || unit.mount === "horse";
  }
}

/** Deployed horse artillery gets away only with a die (`charge.reaction`). */
export function evadesOnDie(unit: Unit): boolean {
  return unit.arm === "artillery" && unit.formation === "deployed" && unit.mount === "horse";
}

interface Race {
  readonly move: number;
  readonly reach: number;
  readonly caught: boolean;
  readonly frail: boolean;
}

/** One move away against the charger's reach (`charge.evade`). */
function raceOf(situation: EvasionSituation, book: Rulebook): Race {
  const { charger, evader, distance, farther, scale } = situation;
  const move = situation.move ?? inScale(rateOf(evader, book), scale);
  const reach = chargeReach(charger, scale, book, farther) ?? 0;
  return {
    move,
    reach,
    caught: hundredths(reach) >= hundredths(distance) + hundredths(move),
    frail: evader.arm === "screen" || evader.arm === "artillery",
  };
}

/** The evader's whole move as it is formed (`move.rate`); guns have limbered up. */
function rateOf(unit: Unit, book: Rulebook): Distance {
  const rates = book.clauses["move.rate"].value;
  switch (unit.arm) {
    case "infantry":
      return rates.infantry[unit.formation ?? "openOrder"];
    case "screen":
      return rates.screen;
    case "cavalry":
      return rates.cavalry[unit.class];
    case "artillery":
      return rates.artillery[unit.mount];
  }
}

const evadeD6 = sumOf(1, "evade", "defender");

/**
 * A unit evades a charge. Everything but the die of deployed horse artillery is settled by the
 * distances.
 */
export function* evasion(
  situation: EvasionSituation,
  book: Rulebook,
): Procedure<EvasionOutcome | Refused> {
  const { evader } = situation;
  if (!mayEvade(evader)) return { refused: refusal("charge.reaction", "evade") };
  const { horseArtilleryEvadesFrom } = book.clauses["charge.reaction"].value;
  const natural = evadesOnDie(evader) ? yield evadeD6 : null;
  const evades = natural === null || natural >= horseArtilleryEvadesFrom;
  return new EvasionOutcome(natural, evades, raceOf(situation, book));
}

/** Does a square formed against this charge need no test: it starts far enough away. */
export function squareIsFree(distance: number, scale: Scale | undefined, book: Rulebook): boolean {
  const { squareFreeBeyond } = book.clauses["charge.reaction"].value;
  return hundredths(distance) > hundredths(inScale(squareFreeBeyond, scale));
}
