/** What fire, Fate and tests do to the rosters. */
import {
  type AtRisk,
  aimAt,
  type ClauseId,
  coverOf,
  type FireTarget,
  isBurning,
  isPlace,
} from "@adjutant/rules";
import type { Recorded, SituationOf } from "./events.ts";
import type { FallBack, Ledger } from "./ledger.ts";

type TestResult = "holds" | "unformed" | FallBack;

interface Test {
  readonly result: TestResult;
  readonly recovered: number;
}

interface FateFacts {
  readonly targetCasualties: number;
  readonly targetUnformed: boolean;
  readonly recovered: number;
  readonly discipline: Test | null;
  readonly atRisk: AtRisk | null;
}

/**
 * Fate, its casualties left aside: who recovers, who becomes Unformed or tests, which general is
 * at risk. Its clause makes the general's roll due at once.
 */
function applyFate(
  ledger: Ledger,
  fate: FateFacts | null,
  own: string | undefined,
  target: string | undefined,
): void {
  if (!fate) return;
  ledger.recover(own, fate.recovered);
  if (fate.targetUnformed) ledger.unform(target);
  if (fate.discipline) ledger.test(target, fate.discipline.result);
  if (fate.atRisk) atRisk(ledger, fate.atRisk === "own" ? own : target, "fate.table");
}

/** A general is at risk, by the unit that he is nearest to. */
function atRisk(ledger: Ledger, near: string | undefined, clause: ClauseId): void {
  const whose = ledger.whoseGeneral(near);
  ledger.follow({ kind: "generalAtRisk", clause, need: "roll", when: "now", ...whose });
}

type Fire = "volley" | "artillery";

export function afterFire(
  ledger: Ledger,
  situation: SituationOf<Fire>,
  outcome: Recorded<Fire>,
): void {
  const { firer, targets, screenBetween, behind = [] } = situation;
  const { main } = aimAt(targets);
  const mainId = targets[main]?.unit.id;
  ledger.set(firer.id, { fired: true });
  if (outcome.fireDisciplineLost && firer.arm === "infantry") {
    ledger.set(firer.id, { fireDisciplineLost: true });
    if (!firer.fireDisciplineLost) {
      const clause = "move.lostFireDiscipline";
      steady(ledger, firer.id, clause);
    }
  }
  if (outcome.lowAmmunition && firer.arm === "artillery") {
    ledger.set(firer.id, { lowAmmunition: true });
    if (!firer.lowAmmunition && firer.id !== undefined) {
      const clause = "artillery.doubleOne";
      ledger.follow({ kind: "ammunition", clause, need: "know", when: "now", unit: firer.id });
    }
  }
  if (screenBetween) ledger.lose(screenBetween.unit.id, outcome.screenCasualties);
  targets.forEach(({ unit }, index) => {
    // Net of what a test gave back, so it can be less than nothing.
    ledger.net(unit.id, outcome.losses[index] ?? 0, 0);
  });
  behind.forEach(({ unit }, index) => {
    ledger.lose(unit.id, outcome.bounced[index] ?? 0);
  });
  applyFate(ledger, outcome.fate, firer.id, mainId);
  applyTest(ledger, situation, outcome.discipline);
  const { ignition } = outcome;
  if (ignition?.ignited) ledger.burn(litAmong(targets, main));
  applyFate(ledger, ignition?.fate ?? null, firer.id, mainId);
  chargesFiredAt(ledger, situation);
}

/**
 * A charge that defensive fire ended has been made all the same: the unit has led its charge of
 * this turn, and counts as moved (`charge.defensiveFire`, `charge.multiple`).
 */
function chargesFiredAt(
  ledger: Ledger,
  { firer, targets }: SituationOf<Fire | "skirmish" | "rocket">,
): void {
  for (const { unit, leadsCharge } of targets) {
    const roster = ledger.unit(unit.id);
    if (!leadsCharge || !roster) continue;
    // Batteries fire at the charges on others too; foot only at one on itself.
    if (firer.arm !== "artillery") ledger.set(firer.id, { chargedBy: roster.id });
    // Who falters goes no nearer (`state.faltering`): rockets end a charge so.
    const ended = roster.gone !== null || roster.fellBack || roster.unit.faltering === true;
    ledger.set(roster.id, ended ? { charged: true, moved: "more" } : { underFire: true });
  }
}

/**
 * The target whose place the ignition roll was for: the main one if it stands in a place that can
 * catch fire, else the first that does.
 */
function litAmong(targets: readonly FireTarget[], main: number): string | undefined {
  const catches = ({ unit, cover }: FireTarget): boolean =>
    isPlace(coverOf(unit, cover)) && !isBurning(unit);
  const first = targets[main];
  return (first && catches(first) ? first : targets.find(catches))?.unit.id;
}

function steady(ledger: Ledger, unit: string | undefined, clause: ClauseId): void {
  if (unit === undefined) return;
  ledger.follow({ kind: "steady", clause, need: "know", when: "now", unit });
}

/** The test that fire brought. What a target recovered its losses count already; a screen's not. */
function applyTest(
  ledger: Ledger,
  { targets, screenBetween }: SituationOf<Fire | "skirmish">,
  test: (Test & { readonly target: number | "screen" }) | null,
): void {
  if (!test) return;
  if (test.target === "screen") {
    ledger.recover(screenBetween?.unit.id, test.recovered);
    ledger.test(screenBetween?.unit.id, test.result);
  } else {
    ledger.test(targets[test.target]?.unit.id, test.result);
  }
}

export function afterSkirmish(
  ledger: Ledger,
  situation: SituationOf<"skirmish">,
  outcome: Recorded<"skirmish">,
): void {
  ledger.set(situation.firer.id, { fired: true });
  situation.targets.forEach(({ unit }, index) => {
    // Net of what a test gave back, so it can be less than nothing.
    ledger.net(unit.id, outcome.losses[index] ?? 0, 0);
  });
  applyTest(ledger, situation, outcome.discipline);
  chargesFiredAt(ledger, situation);
}

export function afterRockets(
  ledger: Ledger,
  situation: SituationOf<"rocket">,
  outcome: Recorded<"rocket">,
): void {
  const { firer, targets } = situation;
  const target = targets[0].unit.id;
  ledger.set(firer.id, { fired: true });
  ledger.net(target, outcome.losses[0] ?? 0, 0);
  const hit = ledger.unit(target);
  if (outcome.targetFalters && hit && hit.gone === null) {
    ledger.set(hit.id, { faltering: true, unformed: true });
    const clause = "state.faltering";
    ledger.follow({ kind: "standFast", clause, need: "know", when: "now", unit: hit.id });
  }
  if (outcome.ignited) ledger.burn(target);
  if (outcome.batteryDestroyed) ledger.leave(firer.id, "destroyed", "rocket.table");
  if (outcome.friendCasualties > 0) {
    const side = ledger.unit(firer.id)?.side;
    ledger.follow({
      kind: "friendLoses",
      clause: "rocket.table",
      need: "choose",
      when: "now",
      count: outcome.friendCasualties,
      ...(firer.id === undefined ? {} : { unit: firer.id }),
      ...(side === undefined ? {} : { side }),
    });
  }
  applyFate(ledger, outcome.fate, firer.id, target);
  chargesFiredAt(ledger, situation);
}

export function afterDiscipline(
  ledger: Ledger,
  situation: SituationOf<"discipline">,
  outcome: Recorded<"discipline">,
  square: boolean,
): void {
  const { unit } = situation;
  ledger.recover(unit.id, outcome.recovered);
  if (square) formsSquare(ledger, unit.id, outcome.result === "holds");
  else ledger.test(unit.id, outcome.result);
}

/**
 * Infantry forms square against a charge that starts near: it stands in square, or is caught
 * Unformed whatever else the test would mean (`charge.reaction`). Its move of this turn is used up
 * by the change of formation (`move.formation`).
 */
export function formsSquare(ledger: Ledger, id: string | undefined, inTime: boolean): void {
  if (inTime) ledger.set(id, { formation: "square", changedFormation: true });
  else ledger.unform(id);
}

export function afterFate(
  ledger: Ledger,
  situation: SituationOf<"fate">,
  outcome: Recorded<"fate">,
): void {
  const { unit, target } = situation;
  ledger.net(target.id, outcome.targetCasualties, outcome.discipline?.recovered ?? 0);
  applyFate(ledger, outcome, unit.id, target.id);
}

export function afterBounce(
  ledger: Ledger,
  situation: SituationOf<"bounce">,
  outcome: Recorded<"bounce">,
): void {
  situation.behind.forEach(({ unit }, index) => {
    ledger.lose(unit.id, outcome.bounced[index] ?? 0);
  });
}
