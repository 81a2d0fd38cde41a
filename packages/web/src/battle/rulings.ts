/** What the rules of the game say to a seat; they come with the screens one plays on. */
import {
  askFor,
  asSeen,
  attachBar,
  type Companion,
  joinersOf,
  measuredFor,
  viewEvent,
  wheelOf,
} from "@adjutant/battle";
import { chargeReach, rulebook } from "@adjutant/rules";
import { toFace } from "../resolve/dice.ts";
import { onTheTable, type Table } from "../resolve/known.ts";
import type { ToResolve } from "../resolve/plan.ts";
import { go, type Route } from "../router.ts";
import { attempt, likeliest, resolveCommand } from "./attempt.ts";
import { decided } from "./decided.ts";
import { declaresNow } from "./declared.ts";
import { rollsNow } from "./rollsNow.ts";
import { actsFor, type Eyes, roleOf } from "./seats.ts";
import { onTable } from "./store.ts";
import type { Rolled, Rulings, Would } from "./useBattle.ts";
import type { Draft, Seen } from "./useSeen.ts";
import type { UnitView } from "./view.ts";

/** What the rules say of a battle to whoever looks at it. */
export function rulingsOf(companion: Companion, seen: Seen): Rulings {
  const { eyes, table } = seen;
  const role = roleOf(eyes);
  // What is only asked is measured on what one sees; what is done, on what there is.
  const ground = role.kind === "side" ? asSeen(companion, role.side) : companion;
  return {
    bar: (unit, kind, way) => {
      const declares = kind === "charge" && declaresNow(seen.view, unit.id);
      const enemies = seen.enemiesOf(unit.side).filter(({ id }) => !way || id === way.charger);
      const targets = kind === "discipline" ? [unit] : enemies;
      let first: ReturnType<Rulings["bar"]> = null;
      for (const target of targets) {
        const toResolve = likeliest(unit, target, kind, table, seen.view.phase === "charges");
        if (toResolve === null) continue;
        const answer = way === undefined ? toResolve : { ...toResolve, way };
        const decision = declares
          ? would(ground, declaration(unit, target, table), eyes)
          : attempt(ground, role, answer, table);
        if (decision.ok || !("refused" in decision)) return null;
        first ??= decision.refused;
      }
      return first;
    },
    measured: (toResolve, overrule = false) => {
      if (seen.view.map === null) return toResolve;
      const more = overrule ? { overrule } : {};
      const found = measuredFor(role, companion, resolveCommand(toResolve, more), rulebook);
      if ("refused" in found) return found;
      if ("faults" in found) return toResolve;
      const { situation } = found.command;
      // Measuring changes the situation and not what is resolved; a union does not keep pairs together.
      return { ...toResolve, situation } as ToResolve;
    },
    joiners: (attacker, defender) => {
      const may = joinersOf(ground, attacker, defender, rulebook);
      const seenOf = (ids: readonly string[]) => ids.filter((id) => seen.unit(id) !== null);
      return { attacker: seenOf(may.attacker), defender: seenOf(may.defender) };
    },
    wheel: (charger, target) => wheelOf(ground, charger, target, rulebook),
    would: (draft) => would(ground, draft, eyes),
    check: ({ resolve: toResolve }) => {
      const decision = attempt(companion, role, toResolve, table);
      return !decision.ok && "refused" in decision ? decision.refused : null;
    },
    attachBar: (id) => {
      const unit = companion.units[id];
      const brigade = companion.brigades[unit?.brigade ?? ""];
      if (unit === undefined || brigade === undefined || !actsFor(eyes, unit.side)) return null;
      return attachBar(companion, brigade, unit.general ? null : unit, { book: rulebook });
    },
    reading: (toResolve) => (faces) => {
      const asked = askFor(role, companion, resolveCommand(toResolve, { faces }), rulebook);
      if ("request" in asked) return { ...asked, typed: asked.typed.map(toFace) };
      // What is refused has no dice pad, and so no dice.
      return { choices: "choices" in asked ? asked.choices : [] };
    },
    resolve: (rolled) => resolve(seen, rolled),
  };
}

/** The likeliest charge of one unit at another, to learn whether it may be declared. */
function declaration({ id, unit }: UnitView, to: UnitView, { scale, book }: Table): Draft {
  const distance = chargeReach(onTheTable(unit), scale, book) ?? 0;
  return { type: "declare", unit: id, to: to.id, distance };
}

function would(ground: Companion, draft: Draft, eyes: Eyes): Would {
  const decision = decided(ground, draft, eyes);
  if (!decision.ok) return decision;
  const [event] = decision.events;
  const seen = event && viewEvent(event, roleOf(eyes), ground);
  return seen ? { ok: true, event: seen } : { ok: false, faults: [] };
}

function resolve(
  { view, eyes, act }: Seen,
  { plan, faces, typed, of, answers, overrule }: Rolled,
): void {
  const settled = answers ?? answersMelee(view, plan.resolve);
  // A plan pairs procedure and situation; a union does not keep pairs together.
  const draft = {
    type: "resolve",
    ...plan.resolve,
    faces,
    typed,
    ...(of === undefined ? {} : { of }),
    ...(settled === undefined ? {} : { answers: settled }),
    ...(overrule === true ? { overrule } : {}),
  } as Draft;
  act(draft, (event) => {
    if (event !== null) go(after(plan.resolve.procedure, event, eyes), "replace");
  });
}

/**
 * The screen after a resolution: its result. Of aides-de-camp and brigades that only obey or not,
 * the next such roll, which shows the last one; one roll each for a dozen brigades is enough taps.
 */
function after(
  procedure: Rolled["plan"]["resolve"]["procedure"],
  entry: string,
  eyes: Eyes,
): Route {
  const companion = onTable();
  if ((procedure !== "adc" && procedure !== "command") || companion === null) {
    return { screen: "entry", entry };
  }
  const next = rollsNow(companion).find(({ side }) => actsFor(eyes, side));
  // Between the two come the taskings, which the turn shows.
  if (next === undefined || (procedure === "adc" && next.kind !== "adc")) return { screen: "turn" };
  return next.kind === "faltering"
    ? { screen: "entry", entry }
    : { screen: "roll", kind: next.kind, of: next.of };
}

/** The melee that a charge or a drawn round left to be fought between these two. */
function answersMelee(
  { open }: Seen["view"],
  { procedure, situation }: Rolled["plan"]["resolve"],
): string | undefined {
  if (procedure !== "melee") return undefined;
  const ids = [situation.attacker.unit.id, situation.defender.unit.id];
  return open.find(
    ({ kind, unit, enemy }) =>
      (kind === "fightMelee" || kind === "secondRound") &&
      ids.includes(unit) &&
      ids.includes(enemy),
  )?.id;
}
