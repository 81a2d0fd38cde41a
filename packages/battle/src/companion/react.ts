/** Answers to a charge that has been declared: standing, evading, counter-charging, a free square (§5). */
import {
  chargeBar,
  type Dice,
  evadesOnDie,
  evasion,
  facesDice,
  isRefused,
  play,
  type Refusal,
  type Rulebook,
  refusal,
  type Unit,
} from "@adjutant/rules";
import type { Fault } from "../faults.ts";
import { movesOnMap, onMap, setsOut } from "../map/after.ts";
import { getsAway, type RaceOn, raceOn } from "../map/race.ts";
import { formsSquare } from "./after-fire.ts";
import { answeredBar, kindBar, ownBar } from "./answers.ts";
import { fartherOf } from "./as-known.ts";
import { asShown } from "./as-shown.ts";
import { chargedBar, chargerHeld } from "./bars.ts";
import { chargeParties, distanceFaults } from "./charge-parties.ts";
import { chargeOn } from "./declared.ts";
import { facesFor } from "./faces.ts";
import type { ChargeAnswer, FollowUp } from "./follow-up.ts";
import { Ledger } from "./ledger.ts";
import { offTableBar } from "./on-table.ts";
import type { Evaded, React, Reacted } from "./reacting.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterUnit, UnitPatch } from "./state.ts";

/** A reaction as its event, but for the stamp; or why it cannot be. */
export type Reaction =
  | { readonly event: Omit<Reacted, "id" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** What came of a reaction, for those who tell of it. */
export function reactionEnd({
  reaction,
  evaded,
}: Pick<Reacted, "reaction" | "evaded">):
  | "stand"
  | "square"
  | "counterCharge"
  | "away"
  | "disperses"
  | "caught"
  | "stands" {
  if (!evaded) return reaction === "evade" ? "stands" : reaction;
  if (!evaded.evades) return "stands";
  if (!evaded.caught) return "away";
  return evaded.disperses ? "disperses" : "caught";
}

/** Decides a reaction; nothing is applied unless everything is right. */
export function reacted(board: Board, given: React, dice: Dice | null, book: Rulebook): Reaction {
  const charge = chargeOn(board, given.to, given.unit);
  const turn = charge ? charge.turn : given.turn;
  // To stand, or to meet the charge, nobody need measure.
  const runs = given.reaction === "evade" || given.reaction === "square";
  // What limits the charger was asked when it declared.
  const overrule = charge !== undefined || given.overrule === true;
  const { unit, to } = given;
  const asked = { unit, to, overrule, ...(turn !== undefined && { turn }) };
  const race = runs ? raceOn(board, asked, book) : null;
  if (race !== null && "refused" in race) return race;
  const parties = chargeParties(board, given);
  if ("faults" in parties) return parties;
  const { unit: roster, to: charger } = parties;
  // What stands on the map is measured, and what was declared holds, whatever the command says.
  const start = race?.distance ?? charge?.distance ?? given.distance;
  const faults = distanceFaults(start);
  if (start === undefined || faults.length > 0) return { faults };
  const { id, reaction } = given;
  const command = { ...given, distance: start };
  const bar = reactBar(board, command, { roster, charger, charge }, book);
  // What the rules of evading do not know nobody can set aside.
  if (bar !== null && !given.overrule) return { refused: bar };
  const ledger = new Ledger(board, id, book);
  const told = {
    type: "reacted",
    unit: roster.id,
    to: charger.id,
    reaction,
    distance: start,
    ...(charge && { answers: charge.id }),
    ...(bar !== null && { overruled: bar.clause }),
  } as const;
  switch (reaction) {
    case "evade":
      return evading(
        board,
        command,
        { roster, charger, charge },
        { race, ledger, told },
        dice,
        book,
      );
    case "square":
      if (roster.unit.arm !== "infantry" || roster.unit.garrison) {
        return { refused: refusal("charge.reaction", "square") };
      }
      formsSquare(ledger, roster.id, true);
      break;
    case "counterCharge":
    case "stand": {
      // A screen has to evade, and who does not counter-charge by his kind does not (`charge.screen`).
      const own = kindBar(charger, roster, reaction, book);
      if (own !== null) return { refused: own };
    }
  }
  ledger.set(roster.id, { chargedBy: charger.id });
  if (charge) answered(ledger, charge, reaction);
  return { event: { ...told, ...bookedBy(ledger) } };
}

/** Who answers whom, with what stands declared between them. */
interface Answer {
  readonly roster: RosterUnit;
  readonly charger: RosterUnit;
  readonly charge: FollowUp | undefined;
}

interface Evasion {
  readonly race: RaceOn | null;
  readonly ledger: Ledger;
  readonly told: Omit<Reacted, "id" | "at" | "changes" | "follows">;
}

/** A unit runs from a charge (`charge.evade`). */
function evading(
  board: Board,
  { distance, faces = [], typed = faces.length }: React & { readonly distance: number },
  { roster, charger, charge }: Answer,
  { race, ledger, told }: Evasion,
  dice: Dice | null,
  book: Rulebook,
): Reaction {
  const thrown = facesFor(faces, evadesOnDie(roster.unit) ? 1 : 0, dice, "evade");
  if ("faults" in thrown) return thrown;
  const { scale } = board.options;
  const situation = {
    charger: charger.unit,
    evader: roster.unit,
    distance,
    farther: fartherOf(board, charger),
    ...(race !== null && { move: race.move }),
    ...(scale !== undefined && { scale }),
  };
  const outcome = play(evasion(situation, book), facesDice(thrown.faces));
  if (isRefused(outcome)) return outcome;
  const { evades, caught, disperses, move, reach } = outcome;
  const evaded: Evaded = { evades, caught, disperses, move, reach };
  const shifting = onMap(ledger, board, book);
  if (shifting && race) setsOut(ledger, shifting, race.charge);
  runs(ledger, roster, charger, evaded, distance);
  if (charge && !evaded.evades) answered(ledger, charge, "stand");
  if (shifting && race && evaded.evades) getsAway(ledger, shifting, roster.id, race.way);
  movesOnMap(ledger, board, shifting, race ? { charge: race.charge } : {});
  const rolled = { faces: thrown.faces, typed: Math.min(typed, thrown.faces.length) };
  return {
    event: {
      ...told,
      ...(thrown.faces.length > 0 && { dice: rolled }),
      evaded,
      ...bookedBy(ledger),
    },
  };
}

/** A declared charge that has been answered goes on, and that it has stands with it. */
export function answered(ledger: Ledger, charge: FollowUp, answer: ChargeAnswer): void {
  const { id: _, ...stands } = charge;
  ledger.follow({ ...stands, answer });
}

function bookedBy(ledger: Ledger): Pick<Reacted, "changes" | "follows"> {
  return { changes: ledger.changes(), follows: ledger.follows() };
}

/**
 * Why the charge is not answered so, or not made at all. All of it shows on the table: whoever
 * reacts must not learn from it what stands on the charger's roster.
 */
export function reactBar(
  board: Board,
  { reaction, distance }: Pick<React, "reaction"> & { readonly distance: number },
  { roster, charger, charge }: Answer,
  book: Rulebook,
): Refusal | null {
  const away = offTableBar(board, roster.brigade) ?? offTableBar(board, charger.brigade);
  return (
    sequenceBar(board, "evade", roster.side, book) ??
    away ??
    (charge ? answeredBar(charge) : forbidden(board, roster, charger, distance, book)) ??
    ownBar(board, reaction, { roster, charger, distance }, book) ??
    (charge ? null : refusal("charge.declare", "undeclared"))
  );
}

/** Why a charge that nobody has declared could not be. */
function forbidden(
  board: Board,
  roster: RosterUnit,
  charger: RosterUnit,
  distance: number,
  book: Rulebook,
): Refusal | null {
  return (
    chargerHeld(board, charger) ??
    chargedBar(board, charger, roster) ??
    declared(charger.unit, roster.unit, distance, book)
  );
}

/** Why this charge may not be declared, as far as its enemy sees. */
function declared(unit: Unit, defender: Unit, distance: number, book: Rulebook): Refusal | null {
  const bar = chargeBar(
    { charger: { unit: asShown(unit) }, defender: { unit: defender }, distance },
    book,
  );
  // A screen cannot stand a charge: that is why it evades (`charge.screen`).
  return bar?.clause === "charge.screen" ? null : bar;
}

/** What an evasion does to both units (`charge.evade`). */
function runs(
  ledger: Ledger,
  evader: RosterUnit,
  charger: RosterUnit,
  { evades, caught, disperses, reach }: Evaded,
  distance: number,
): void {
  ledger.set(evader.id, { chargedBy: charger.id });
  const both = { unit: charger.id, when: "now" } as const;
  if (!evades) {
    const pair = { unit: evader.id, enemy: charger.id };
    const clause = "charge.reaction";
    ledger.follow({ kind: "mustStand", clause, need: "know", when: "now", ...pair });
    return;
  }
  ledger.set(evader.id, gettingAway(evader.unit));
  if (caught && !disperses) {
    // Hit in the rear, it fights Unformed: the charge is rolled for (`charge.flank`).
    ledger.unform(evader.id);
    const clause = "charge.evade";
    ledger.follow({ kind: "caught", clause, need: "roll", ...both, enemy: evader.id });
    return;
  }
  ledger.set(charger.id, { moved: "more", charged: true });
  if (disperses) {
    ledger.leave(evader.id, "dispersed", "charge.evade");
    // It wins without a melee: cavalry takes the ground Unformed (`winner.default`).
    if (charger.unit.arm === "cavalry") ledger.unform(charger.id);
    ledger.follow({ kind: "takesGround", clause: "winner.default", need: "move", ...both });
    return;
  }
  // Declared out of reach it halts Unformed, whatever the other does (`charge.declare`).
  if (distance > reach) ledger.unform(charger.id);
  ledger.follow({ kind: "chargeEnds", clause: "charge.evade", need: "move", ...both });
}

/** One move away: guns limber up for it, a screen comes out of its place. */
function gettingAway(unit: Unit): UnitPatch {
  const limbers = unit.arm === "artillery" && unit.formation === "deployed";
  const leaves = unit.arm === "screen" && unit.garrison !== undefined;
  return {
    moved: "more",
    ...(limbers && { formation: "limbered", unlimbered: true }),
    ...(leaves && { garrison: null }),
  };
}
