/** What charges and melees do to the rosters. */
import type { ClauseId, WorkingLine } from "@adjutant/rules";
import type { Recorded, SituationOf } from "./events.ts";
import type { Ledger } from "./ledger.ts";

const chargeSides = ["charger", "defender"] as const;

export function afterCharge(
  ledger: Ledger,
  situation: SituationOf<"charge">,
  outcome: Recorded<"charge">,
): void {
  const { charger, defender } = situation;
  const ids = { charger: charger.unit.id, defender: defender.unit.id };
  // A charger counts as having moved more than half (`state.moved`).
  ledger.set(ids.charger, { moved: "more" });
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
      const near = ledger.unit(atRisk === "own" ? ids[side] : otherId(ids, side));
      const whose = near ? { brigade: near.brigade, side: near.side } : {};
      const clause = "fate.table";
      ledger.follow({ kind: "generalAtRisk", clause, need: "roll", when: "now", ...whose });
    }
  }
  const tableClause = outcome.table
    ? (`charge.table.${outcome.table}` as const)
    : "charge.table.pick";
  for (const side of chargeSides) {
    const { result, elan } = outcome[side];
    ledger.result(ids[side], result, tableClause);
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
): void {
  const ids = { attacker: situation.attacker.unit.id, defender: situation.defender.unit.id };
  const clause = tableOf(outcome.working);
  for (const side of meleeSides) {
    ledger.set(ids[side], { elan: false });
    ledger.lose(ids[side], outcome[side].casualties);
  }
  const bothFight = meleeSides.every((side) => outcome[side].result === "fightOn");
  for (const side of meleeSides) {
    const { result, unformed } = outcome[side];
    const roster = ledger.unit(ids[side]);
    if (!roster || roster.gone !== null) continue;
    if (result !== "rout") ledger.set(roster.id, { unformed });
    if (!bothFight) ledger.disengage(roster.id);
    ledger.result(roster.id, result, clause);
  }
  if (outcome.attacker.result === "occupies") takes(ledger, situation, clause);
  generalsFollow(
    ledger,
    outcome.generalTests.map((side) => ids[side]),
    "melee.generalRisk",
  );
  const { attacker, defender } = ids;
  if (bothFight && attacker !== undefined && defender !== undefined) {
    ledger.engage(attacker, defender);
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

/** The table that the last round was read on; guns struck in the flank have none. */
function tableOf(working: readonly WorkingLine[]): ClauseId {
  return working.filter(({ kind }) => kind === "meleeTable").at(-1)?.clause ?? "melee.flank";
}

/** The attacker takes the ground; a place that was held becomes its own at once. */
function takes(
  ledger: Ledger,
  { attacker, defender }: SituationOf<"melee">,
  clause: ClauseId,
): void {
  const roster = ledger.unit(attacker.unit.id);
  if (!roster || roster.gone !== null) return;
  const { unit } = defender;
  const place = unit.arm === "infantry" || unit.arm === "screen" ? unit.garrison : undefined;
  const foot = roster.unit.arm === "infantry" || roster.unit.arm === "screen";
  if (place && foot) {
    // What burnt before it was taken burns on, and what was set alight meanwhile.
    ledger.set(roster.id, { garrison: place, formation: null, unformed: true });
  }
  ledger.follow({
    kind: place ? "occupies" : "takesGround",
    clause: place ? "melee.occupy" : clause,
    need: "move",
    when: "now",
    unit: roster.id,
  });
}
