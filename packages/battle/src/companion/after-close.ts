/** What charges and melees do to the rosters. */
import { type ClauseId, limitOf, type WorkingLine } from "@adjutant/rules";
import type { Joined, Recorded, SituationOf } from "./events.ts";
import type { Ledger } from "./ledger.ts";
import { occupied } from "./occupy.ts";
import type { RosterUnit } from "./state.ts";

const chargeSides = ["charger", "defender"] as const;

export function afterCharge(
  ledger: Ledger,
  situation: SituationOf<"charge">,
  outcome: Recorded<"charge">,
): void {
  const { charger, defender } = situation;
  const ids = { charger: charger.unit.id, defender: defender.unit.id };
  // A charger counts as having moved more than half (`state.moved`).
  ledger.set(ids.charger, { moved: "more", charged: true });
  if (ids.charger !== undefined) ledger.set(ids.defender, { chargedBy: ids.charger });
  if (defender.reaction === "counterCharge") ledger.set(ids.defender, { moved: "more" });
  for (const side of chargeSides) {
    const other = side === "charger" ? "defender" : "charger";
    const byFate = outcome.fate[side]?.recovered ?? 0;
    const byTest = outcome.fate[other]?.discipline?.recovered ?? 0;
    ledger.net(ids[side], outcome[side].casualties, byFate + byTest);
    if (outcome[side].unformed) ledger.unform(ids[side]);
  }
  for (const side of chargeSides) {
    const atRisk = outcome.fate[side]?.atRisk;
    if (atRisk) {
      const whose = ledger.whoseGeneral(atRisk === "own" ? ids[side] : otherId(ids, side));
      const clause = "fate.table";
      ledger.follow({ kind: "generalAtRisk", clause, need: "roll", when: "now", ...whose });
    }
  }
  const tableClause = outcome.table
    ? (`charge.table.${outcome.table}` as const)
    : "charge.table.pick";
  for (const side of chargeSides) {
    const { result, elan } = outcome[side];
    // Without contact it goes back to where it started, not a whole move.
    if (side === "charger" && result === "retire") {
      ledger.fallBack(ids.charger, result, "winner.default");
    } else ledger.result(ids[side], result, tableClause);
    const id = ids[side];
    if (id === undefined) continue;
    if (result === "melee") ledger.set(id, { elan });
    if (result === "takesGround") {
      ledger.follow({
        kind: "takesGround",
        clause: "winner.default",
        need: "move",
        when: "now",
        unit: id,
      });
    }
    if (result === "halts") {
      const clause = outcome.table ? tableClause : "charge.declare";
      ledger.follow({ kind: "halts", clause, need: "move", when: "now", unit: id });
    }
  }
  supportsFollow(ledger, situation);
  generalsFollow(
    ledger,
    outcome.generalTests.map((side) => ids[side]),
    "charge.generalRisk",
  );
  meets(ledger, ids, outcome);
}

function otherId(
  ids: Readonly<Record<"charger" | "defender", string | undefined>>,
  side: "charger" | "defender",
): string | undefined {
  return ids[side === "charger" ? "defender" : "charger"];
}

/** Both sides come to grips: a melee is due in its phase. */
function meets(
  ledger: Ledger,
  ids: Readonly<Record<"charger" | "defender", string | undefined>>,
  outcome: Recorded<"charge">,
): void {
  if (outcome.charger.result !== "melee" || outcome.defender.result !== "melee") return;
  const { charger, defender } = ids;
  if (charger === undefined || defender === undefined) return;
  ledger.engage(charger, defender);
  ledger.follow({
    kind: "fightMelee",
    clause: "turn.sequence",
    need: "roll",
    when: { phase: "melee", turn: ledger.turn },
    unit: charger,
    enemy: defender,
  });
}

function supportsFollow(ledger: Ledger, { charger, defender }: SituationOf<"charge">): void {
  for (const { unit, supports = 0 } of [charger, defender]) {
    if (supports === 0 || unit.id === undefined) continue;
    ledger.follow({
      kind: "supports",
      clause: "support.fate",
      need: "know",
      when: "now",
      unit: unit.id,
      count: supports,
    });
  }
}

function generalsFollow(
  ledger: Ledger,
  units: readonly (string | undefined)[],
  clause: "charge.generalRisk" | "melee.generalRisk",
): void {
  for (const id of units) {
    const roster = ledger.unit(id);
    if (!roster) continue;
    ledger.follow({
      kind: "generalTest",
      clause,
      need: "roll",
      when: "now",
      unit: roster.id,
      brigade: roster.brigade,
      side: roster.side,
    });
  }
}

const meleeSides = ["attacker", "defender"] as const;

export function afterMelee(
  ledger: Ledger,
  situation: SituationOf<"melee">,
  outcome: Recorded<"melee"> | Recorded<"meleeToEnd">,
  joined: Joined,
): void {
  const ids = { attacker: situation.attacker.unit.id, defender: situation.defender.unit.id };
  const { attacker, defender } = ids;
  const clause = tableOf(outcome.working);
  // Others that attack the same unit fight after this, if it is still there (`melee.pairs`).
  const waiting = contactsOf(ledger, defender).filter((id) => id !== attacker);
  const bothFight = meleeSides.every((side) => outcome[side].result === "fightOn");
  if (!bothFight && attacker !== undefined && defender !== undefined) {
    ledger.part(attacker, defender);
  }
  for (const side of meleeSides) {
    ledger.set(ids[side], { elan: false });
    ledger.lose(ids[side], outcome[side].casualties);
  }
  for (const side of meleeSides) {
    const { result, unformed } = outcome[side];
    const roster = ledger.unit(ids[side]);
    if (!roster || roster.gone !== null) continue;
    // A rout by itself does not change how a unit stands.
    const stays = result === "rout" && roster.unit.unformed === true;
    ledger.set(roster.id, { unformed: unformed || stays });
    ledger.result(roster.id, result, clause);
  }
  const second = "rounds" in outcome ? outcome.rounds.length > 1 : situation.round === 2;
  if (second) for (const side of meleeSides) joinedShare(ledger, situation, outcome, side, joined);
  if (outcome.attacker.result === "occupies") {
    const fought = [...(joined.attacker ?? []), ...waiting];
    const unnamed = second && !joined.attacker && (situation.attacker.supports ?? 0) > 0;
    occupied(ledger, situation, clause, { others: fought, unnamed });
  }
  nextTakesGround(ledger, situation, waiting);
  generalsFollow(
    ledger,
    outcome.generalTests.map((side) => ids[side]),
    "melee.generalRisk",
  );
  if (bothFight && attacker !== undefined && defender !== undefined) {
    ledger.engage(attacker, defender);
    ledger.set(defender, { engaged: attacker });
    ledger.follow({
      kind: "secondRound",
      clause: "melee.round2",
      need: "roll",
      when: "now",
      unit: attacker,
      enemy: defender,
    });
  }
}

function contactsOf(ledger: Ledger, id: string | undefined): readonly string[] {
  return id === undefined ? [] : ledger.contacts(id);
}

function hasLeft(roster: RosterUnit | null): boolean {
  return roster !== null && (roster.gone !== null || roster.fellBack);
}

/** Where the defender has gone, the next attacker takes the ground (`melee.pairs`). */
function nextTakesGround(
  ledger: Ledger,
  { defender }: SituationOf<"melee">,
  waiting: readonly string[],
): void {
  const [next] = waiting;
  const { unit } = defender;
  // A place is the unit's that was named to occupy it.
  const place = "garrison" in unit && unit.garrison !== undefined;
  if (next === undefined || place || !hasLeft(ledger.unit(unit.id))) return;
  ledger.follow({
    kind: "takesGround",
    clause: "melee.pairs",
    need: "move",
    when: "now",
    unit: next,
  });
}

/**
 * Units that joined in round 2 become Unformed and share their lead's result, without casualties
 * (`melee.joined`). Those that nobody named are for the players to see to.
 */
function joinedShare(
  ledger: Ledger,
  situation: SituationOf<"melee">,
  outcome: Recorded<"melee"> | Recorded<"meleeToEnd">,
  side: "attacker" | "defender",
  joined: Joined,
): void {
  const { unit, supports = 0 } = situation[side];
  if (supports === 0 || unit.id === undefined) return;
  const named = joined[side];
  if (!named) {
    ledger.follow({
      kind: "supports",
      clause: "melee.joined",
      need: "move",
      when: "now",
      unit: unit.id,
      count: supports,
    });
    return;
  }
  const { result } = outcome[side];
  const lead = ledger.unit(unit.id)?.unit ?? unit;
  // A lead at its limit is gone by its own losses; that is no result to share.
  const spent = (lead.casualties ?? 0) >= limitOf(lead, ledger.book);
  for (const id of named) {
    ledger.unform(id);
    if (result !== "disperse" || !spent) ledger.result(id, result, "melee.joined");
  }
}

/** The table that the last round was read on; guns struck in the flank have none. */
function tableOf(working: readonly WorkingLine[]): ClauseId {
  return working.filter(({ kind }) => kind === "meleeTable").at(-1)?.clause ?? "melee.flank";
}
