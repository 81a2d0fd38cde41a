/** Answers to a charge that need no roll of the charge: evading it, and the square that is free (§5). */
import {
  chargeBar,
  type Dice,
  evadesOnDie,
  evasion,
  facesDice,
  inScale,
  isRefused,
  play,
  type Refusal,
  type Rulebook,
  refusal,
  squareIsFree,
  type Unit,
} from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { movesOnMap, onMap, setsOut } from "../map/after.ts";
import { getsAway, raceOn } from "../map/race.ts";
import { check } from "../schemas/check.ts";
import { distance as distanceSchema } from "../schemas/values.ts";
import { formsSquare } from "./after-fire.ts";
import { fartherOf } from "./as-known.ts";
import { asShown } from "./as-shown.ts";
import { chargedBar, chargerHeld } from "./bars.ts";
import { known, unknown } from "./correct.ts";
import { facesFor } from "./faces.ts";
import { Ledger } from "./ledger.ts";
import { reactionBar } from "./move-bars.ts";
import { offTableBar } from "./on-table.ts";
import type { Evaded, React, Reacted } from "./reacting.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterUnit, UnitPatch } from "./state.ts";

/** A reaction as its event, but for the stamp; or why it cannot be. */
export type Reaction =
  | { readonly event: Omit<Reacted, "id" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** What came of a reaction, for those who tell of it; without an evasion a square was formed. */
export function reactionEnd(
  evaded: Evaded | undefined,
): "square" | "away" | "disperses" | "caught" | "stands" {
  if (!evaded) return "square";
  if (!evaded.evades) return "stands";
  if (!evaded.caught) return "away";
  return evaded.disperses ? "disperses" : "caught";
}

/** Decides a reaction; nothing is applied unless everything is right. */
export function reacted(board: Board, given: React, dice: Dice | null, book: Rulebook): Reaction {
  const race = raceOn(board, given, book);
  if (race !== null && "refused" in race) return race;
  // What stands on the map is measured, whatever the command says.
  const command = race === null ? given : { ...given, distance: race.distance };
  const { unit: id, to, reaction, distance } = command;
  const [roster, charger] = [known(board, id), known(board, to)];
  const faults = [
    ...partyFaults(board, roster, id, "unit"),
    ...partyFaults(board, charger, to, "to"),
    ...distanceFaults(distance),
  ];
  if (roster && charger && roster.side === charger.side) {
    faults.push(fault(["to"], "conflict", { first: "unit", second: "to" }));
  }
  if (faults.length > 0 || !roster || !charger) return { faults };
  const bar = bars(board, command, roster, charger, book);
  // What the rules of evading do not know nobody can set aside.
  if (bar !== null && !command.overrule) return { refused: bar };
  const ledger = new Ledger(board, command.id, book);
  const overruled = bar === null ? {} : { overruled: bar.clause };
  const told = { type: "reacted", unit: id, to, reaction, distance, ...overruled } as const;
  if (reaction === "square") {
    if (roster.unit.arm !== "infantry" || roster.unit.garrison) {
      return { refused: refusal("charge.reaction", "square") };
    }
    formsSquare(ledger, id, true);
    ledger.set(id, { chargedBy: to });
    return { event: { ...told, ...bookedBy(ledger) } };
  }
  const { faces = [], typed = faces.length } = command;
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

function bookedBy(ledger: Ledger): Pick<Reacted, "changes" | "follows"> {
  return { changes: ledger.changes(), follows: ledger.follows() };
}

function partyFaults(
  board: Board,
  roster: RosterUnit | undefined,
  id: string,
  key: "unit" | "to",
): Fault[] {
  if (!roster) return [unknown(board, id, [key])];
  return roster.gone === null ? [] : [fault([key], "unitGone", { id })];
}

function distanceFaults(distance: number): readonly Fault[] {
  const checked = check(distanceSchema, distance);
  return checked.ok
    ? []
    : checked.faults.map((found) => ({ ...found, path: ["distance", ...found.path] }));
}

/**
 * Why the charge is not answered so, or not made at all. All of it shows on the table: whoever
 * reacts must not learn from it what stands on the charger's roster.
 */
function bars(
  board: Board,
  { reaction, distance }: React,
  roster: RosterUnit,
  charger: RosterUnit,
  book: Rulebook,
): Refusal | null {
  const away = offTableBar(board, roster.brigade) ?? offTableBar(board, charger.brigade);
  const charge =
    sequenceBar(board, "charge", charger.side) ??
    chargerHeld(board, charger) ??
    chargedBar(board, charger, roster) ??
    declared(charger.unit, roster.unit, distance, book);
  const common = sequenceBar(board, "evade", roster.side) ?? away ?? charge;
  if (common) return common;
  if (reaction === "evade")
    return mustStand(board, roster, charger) ?? reactionBar(reaction, roster);
  return reactionBar("formSquare", roster) ?? squareBar(board, charger, distance, book);
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

/** The die of horse artillery is rolled once against a charge (`charge.reaction`). */
function mustStand({ open }: Board, { id }: RosterUnit, charger: RosterUnit): Refusal | null {
  const stands = open.some(
    ({ kind, unit, enemy }) => kind === "mustStand" && unit === id && enemy === charger.id,
  );
  return stands ? refusal("charge.reaction", "evade") : null;
}

/** A square is formed against cavalry, and free only if the charge starts far enough away. */
function squareBar(
  { options: { scale } }: Board,
  charger: RosterUnit,
  distance: number,
  book: Rulebook,
): Refusal | null {
  const clause = "charge.reaction";
  if (charger.unit.arm !== "cavalry") return refusal(clause, "square");
  if (squareIsFree(distance, scale, book)) return null;
  const limit = inScale(book.clauses[clause].value.squareFreeBeyond, scale);
  return { clause, measured: distance, limit, reason: null };
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
