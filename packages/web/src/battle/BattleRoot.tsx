import {
  adcCount,
  answersFor,
  type Companion,
  dueFor,
  remindersFor,
  scheduledFor,
  taskingBar,
  toRedo,
  toUndo,
  turnRolls,
  undoable,
  view,
} from "@adjutant/battle";
import { rulebook } from "@adjutant/rules";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { type Settings, useSettings } from "../settings.ts";
import { useText } from "../text.ts";
import { HeldProvider } from "./held.ts";
import { logFor } from "./logTold.ts";
import { stoodAfter } from "./past.ts";
import { type RollNow, rollsNow } from "./rollsNow.ts";
import { actsFor, type Eyes, roleOf } from "./seats.ts";
import { command, useCompanion } from "./store.ts";
import { type Seen, SeenProvider } from "./useSeen.ts";
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
  const seen = useEyes(companion, props.eyes);
  return (
    seen && (
      <HeldProvider value={companion}>
        <SeenProvider value={seen}>{props.children}</SeenProvider>
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
  const seen = useEyes(past, props.eyes);
  const still = useMemo(() => seen && { ...seen, ...lookedAtOnly }, [seen]);
  return (
    still && (
      <HeldProvider value={past}>
        <SeenProvider value={still}>{props.children}</SeenProvider>
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
  act: () => {},
} satisfies Partial<Seen>;

function useEyes(companion: Companion | null, eyes: Eyes): Seen | null {
  const { lang } = useText();
  const { scale, dice } = useSettings();
  return useMemo(
    () => companion && seenOf(companion, eyes, lang, { scale, dice }),
    [companion, eyes, lang, scale, dice],
  );
}

function seenOf(
  companion: Companion,
  eyes: Eyes,
  lang: NameLanguage,
  { scale: device, dice }: Pick<Settings, "scale" | "dice">,
): Seen {
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
  const names = Object.fromEntries(sides.map(({ id, name }) => [id, name]));
  const table = { scale, options: seen.options, book: rulebook, names };
  const enemiesOf: Seen["enemiesOf"] = (side) =>
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
    answers: (charge) => answersFor(role, companion, charge, rulebook),
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
    diceOf: (side) => {
      const start = log[0]?.event;
      const agreed = start?.type === "started" ? start.dice : undefined;
      return (side !== null && agreed?.[side]) || dice;
    },
    adcsOf: (id) => {
      const side = companion.sides.find((one) => one.id === id);
      return side && actsFor(eyes, id) ? adcCount(side, rulebook) : 0;
    },
    act: (draft, then) => {
      const hidden =
        (draft.type === "undo" && !inSight(draft.to ?? toUndo(companion))) ||
        (draft.type === "redo" && !inSight(toRedo(companion)));
      if (hidden) then?.(null);
      else command(draft, then);
    },
  };
}

function isSeen({ of }: RollNow, brigades: ReadonlyMap<string, unknown>): boolean {
  return of === "" || brigades.has(of);
}
