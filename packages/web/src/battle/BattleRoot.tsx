import {
  adcCount,
  askFor,
  attachBar,
  type Companion,
  dueFor,
  measuredFor,
  remindersFor,
  scheduledFor,
  taskingBar,
  toRedo,
  toUndo,
  turnRolls,
  undoable,
  view,
  viewEvent,
} from "@adjutant/battle";
import { rulebook } from "@adjutant/rules";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { toFace } from "../resolve/dice.ts";
import type { ToResolve } from "../resolve/plan.ts";
import { go, type Route } from "../router.ts";
import { type Settings, useSettings } from "../settings.ts";
import { useText } from "../text.ts";
import { attempt, likeliest, resolveCommand } from "./attempt.ts";
import { HeldProvider } from "./held.ts";
import { logFor } from "./logTold.ts";
import { stoodAfter } from "./past.ts";
import { type RollNow, rollsNow } from "./rollsNow.ts";
import { actsFor, type Eyes } from "./seats.ts";
import { command, decided, onTable, roleOf, useCompanion } from "./store.ts";
import { type Battle, BattleProvider, type Draft, type Rolled, type Would } from "./useBattle.ts";
import { type NameLanguage, sidesOf } from "./view.ts";

/**
 * Gives the screens below it the battle as these eyes may see it, in the reader's language and
 * scale. Beyond this nobody has the battle itself.
 */
export function BattleRoot(props: {
  readonly eyes: Eyes;
  readonly children: ReactNode;
}): ReactElement | null {
  const companion = useCompanion();
  const battle = useSeen(companion, props.eyes);
  return (
    battle && (
      <HeldProvider value={companion}>
        <BattleProvider value={battle}>{props.children}</BattleProvider>
      </HeldProvider>
    )
  );
}

/** The battle as it stood after an event, for looking at alone; null: at its start. */
export function PastRoot(props: {
  readonly eyes: Eyes;
  readonly event: string | null;
  readonly children: ReactNode;
}): ReactElement | null {
  const { event } = props;
  const companion = useCompanion();
  const past = useMemo(() => companion && stoodAfter(companion, event), [companion, event]);
  const seen = useSeen(past, props.eyes);
  const battle = useMemo(() => seen && { ...seen, ...lookedAtOnly }, [seen]);
  return (
    battle && (
      <HeldProvider value={past}>
        <BattleProvider value={battle}>{props.children}</BattleProvider>
      </HeldProvider>
    )
  );
}

/** What is past nobody changes. */
const lookedAtOnly = {
  mayAct: () => false,
  canUndo: false,
  canRedo: false,
  backTo: [],
  act: () => false,
  resolve: () => {},
} satisfies Partial<Battle>;

function useSeen(companion: Companion | null, eyes: Eyes): Battle | null {
  const { lang } = useText();
  const { scale, dice } = useSettings();
  return useMemo(
    () => companion && battleOf(companion, eyes, lang, { scale, dice }),
    [companion, eyes, lang, scale, dice],
  );
}

function battleOf(
  companion: Companion,
  eyes: Eyes,
  lang: NameLanguage,
  { scale: device, dice }: Pick<Settings, "scale" | "dice">,
): Battle {
  // What the players agreed on when they set the battle up stands; else the device decides.
  const scale = companion.options.scale ?? device;
  const role = roleOf(eyes);
  const seen = view(companion, role);
  const log = logFor(companion, role);
  const told = new Set(log.map(({ event }) => event.id));
  const sides = sidesOf(seen, log, lang);
  const brigades = new Map(
    sides.flatMap((side) => side.brigades.map((brigade) => [brigade.id, brigade] as const)),
  );
  const units = new Map(
    [...brigades.values()].flatMap((brigade) =>
      brigade.units.map((unit) => [unit.id, unit] as const),
    ),
  );
  const table = { scale, options: seen.options, book: rulebook };
  const enemiesOf: Battle["enemiesOf"] = (side) =>
    [...units.values()].filter(
      (unit) => unit.side !== side && unit.gone === null && unit.arrives === null,
    );
  // What an enemy did out of sight he alone may take back.
  const inSight = (id: string | null): boolean => id !== null && told.has(id);
  return {
    view: seen,
    log,
    eyes,
    mayAct: (side) => actsFor(eyes, side),
    name: seen.name[lang],
    sides,
    table,
    unit: (id) => units.get(id) ?? null,
    brigade: (id) => brigades.get(id) ?? null,
    enemiesOf,
    lastTarget: (id) => {
      const last = log.findLast(
        ({ event, undone }) =>
          !undone && event.type === "resolved" && event.acting === id && event.targets.length > 0,
      )?.event;
      return last?.type === "resolved" ? (last.targets[0] ?? null) : null;
    },
    bar: (unit, kind, way) => {
      const enemies = enemiesOf(unit.side).filter(({ id }) => !way || id === way.charger);
      const targets = kind === "discipline" ? [unit] : enemies;
      let first: ReturnType<Battle["bar"]> = null;
      for (const target of targets) {
        const toResolve = likeliest(unit, target, kind, table);
        if (toResolve === null) continue;
        const answer = way === undefined ? toResolve : { ...toResolve, way };
        const decision = attempt(companion, role, answer, table);
        if (decision.ok || !("refused" in decision)) return null;
        first ??= decision.refused;
      }
      return first;
    },
    due: dueFor(companion, role).filter(({ kind }) => !turnRolls.some((roll) => roll === kind)),
    later: scheduledFor(companion, role),
    reminders: remindersFor(companion, role),
    // A roll stands by itself; a proposal, and how far one falls back, is for the side that is asked.
    toChoose: seen.pending.filter(
      ({ kind, among }) =>
        kind !== "rollStands" && ((kind !== "consent" && kind !== "stop") || among !== undefined),
    ),
    rolls: rollsNow(companion).filter((roll) => roll.kind === "adc" || isSeen(roll, brigades)),
    canUndo: inSight(toUndo(companion)),
    canRedo: inSight(toRedo(companion)),
    backTo: eyes.kind === "side" ? [] : undoable(companion),
    measured: (toResolve, overrule = false) => {
      if (seen.map === null) return toResolve;
      const more = overrule ? { overrule } : {};
      const found = measuredFor(role, companion, resolveCommand(toResolve, more), rulebook);
      if ("refused" in found) return found;
      if ("faults" in found) return toResolve;
      const { situation } = found.command;
      // Measuring changes the situation and not what is resolved; a union does not keep pairs together.
      return { ...toResolve, situation } as ToResolve;
    },
    would: (draft) => would(companion, draft, eyes),
    check: ({ resolve: toResolve }) => {
      const decision = attempt(companion, role, toResolve, table);
      return !decision.ok && "refused" in decision ? decision.refused : null;
    },
    taskingBar: (kind, whose) => {
      if ("brigade" in whose) {
        const brigade = companion.brigades[whose.brigade];
        return brigade && actsFor(eyes, brigade.side)
          ? taskingBar(companion, kind, { brigade }, rulebook)
          : null;
      }
      const unit = companion.units[whose.unit];
      return unit && actsFor(eyes, unit.side)
        ? taskingBar(companion, kind, { unit }, rulebook)
        : null;
    },
    attachBar: (id) => {
      const unit = companion.units[id];
      const brigade = companion.brigades[unit?.brigade ?? ""];
      if (unit === undefined || brigade === undefined || !actsFor(eyes, unit.side)) return null;
      return attachBar(companion, brigade, unit.general ? null : unit, { book: rulebook });
    },
    diceOf: (side) => {
      const start = log[0]?.event;
      const agreed = start?.type === "started" ? start.dice : undefined;
      return (side !== null && agreed?.[side]) || dice;
    },
    adcsOf: (id) => {
      const side = companion.sides.find((one) => one.id === id);
      return side && actsFor(eyes, id) ? adcCount(side, rulebook) : 0;
    },
    reading: (toResolve) => (faces) => {
      const asked = askFor(role, companion, resolveCommand(toResolve, { faces }), rulebook);
      if ("request" in asked) return { ...asked, typed: asked.typed.map(toFace) };
      // What is refused has no dice pad, and so no dice.
      return { choices: "choices" in asked ? asked.choices : [] };
    },
    act: (draft) => {
      if (draft.type === "undo" && !inSight(draft.to ?? toUndo(companion))) return false;
      if (draft.type === "redo" && !inSight(toRedo(companion))) return false;
      return command(draft) !== null;
    },
    resolve: (rolled) => resolve(seen, eyes, rolled),
  };
}

function would(companion: Companion, draft: Draft, eyes: Eyes): Would {
  const decision = decided(companion, draft, eyes);
  if (!decision.ok) return decision;
  const [event] = decision.events;
  const seen = event && viewEvent(event, roleOf(eyes), companion);
  return seen ? { ok: true, event: seen } : { ok: false, faults: [] };
}

function isSeen({ of }: RollNow, brigades: ReadonlyMap<string, unknown>): boolean {
  return of === "" || brigades.has(of);
}

function resolve(
  seen: Battle["view"],
  eyes: Eyes,
  { plan, faces, typed, of, answers, overrule }: Rolled,
): void {
  const settled = answers ?? answersMelee(seen, plan.resolve);
  // A plan pairs procedure and situation; a union does not keep pairs together.
  const answer = command({
    type: "resolve",
    ...plan.resolve,
    faces,
    typed,
    ...(of === undefined ? {} : { of }),
    ...(settled === undefined ? {} : { answers: settled }),
    ...(overrule === true ? { overrule } : {}),
  } as Parameters<typeof command>[0]);
  if (answer !== null) go(after(plan.resolve.procedure, answer.id, eyes), "replace");
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
  { open }: Battle["view"],
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
