import { type Companion, choices, due as dueNow, toRedo, toUndo } from "@adjutant/battle";
import { rulebook } from "@adjutant/rules";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { go, type Route } from "../router.ts";
import { type Settings, useSettings } from "../settings.ts";
import { useText } from "../text.ts";
import { attempt, likeliest } from "./attempt.ts";
import { rollsNow } from "./rollsNow.ts";
import { command, onTable } from "./store.ts";
import { type Battle, BattleProvider, type Rolled } from "./useBattle.ts";
import { type NameLanguage, sidesOf } from "./view.ts";

/** Gives the screens below it the battle, in the reader's language and scale. */
export function BattleRoot(props: {
  readonly companion: Companion;
  readonly children: ReactNode;
}): ReactElement {
  const { lang } = useText();
  const { scale } = useSettings();
  const { companion } = props;
  // What the players agreed on when they set the battle up stands; else the device decides.
  const agreed = companion.options.scale ?? scale;
  const battle = useMemo(() => battleOf(companion, lang, agreed), [companion, lang, agreed]);
  return <BattleProvider value={battle}>{props.children}</BattleProvider>;
}

function battleOf(companion: Companion, lang: NameLanguage, scale: Settings["scale"]): Battle {
  const sides = sidesOf(companion, lang);
  const brigades = new Map(
    sides.flatMap((side) => side.brigades.map((brigade) => [brigade.id, brigade] as const)),
  );
  const units = new Map(
    [...brigades.values()].flatMap((brigade) =>
      brigade.units.map((unit) => [unit.id, unit] as const),
    ),
  );
  const table = { scale, options: companion.options, book: rulebook };
  const enemiesOf: Battle["enemiesOf"] = (side) =>
    [...units.values()].filter(
      (unit) => unit.side !== side && unit.gone === null && unit.arrives === null,
    );
  return {
    companion,
    name: companion.name[lang],
    sides,
    table,
    unit: (id) => units.get(id) ?? null,
    brigade: (id) => brigades.get(id) ?? null,
    enemiesOf,
    lastTarget: (id) => {
      const last = companion.log.findLast(
        ({ event, undone }) =>
          !undone && event.type === "resolved" && event.acting === id && event.targets.length > 0,
      )?.event;
      return last?.type === "resolved" ? (last.targets[0] ?? null) : null;
    },
    bar: (unit, kind) => {
      const targets = kind === "discipline" ? [unit] : enemiesOf(unit.side);
      let first: ReturnType<Battle["bar"]> = null;
      for (const target of targets) {
        const toResolve = likeliest(unit, target, kind, table);
        if (toResolve === null) continue;
        const decision = attempt(companion, toResolve, table);
        if (decision.ok || !("refused" in decision)) return null;
        first ??= decision.refused;
      }
      return first;
    },
    due: dueNow(companion),
    toChoose: choices(companion),
    rolls: rollsNow(companion),
    canUndo: toUndo(companion) !== null,
    canRedo: toRedo(companion) !== null,
    check: ({ resolve: toResolve }) => {
      const decision = attempt(companion, toResolve, table);
      return !decision.ok && "refused" in decision ? decision.refused : null;
    },
    act: (draft) => command(draft) !== null,
    resolve: (rolled) => resolve(companion, rolled),
  };
}

function resolve(
  companion: Companion,
  { plan, faces, typed, of, answers, overrule, square }: Rolled,
): void {
  const settled = answers ?? answersMelee(companion, plan.resolve);
  // A plan pairs procedure and situation; a union does not keep pairs together.
  const answer = command({
    type: "resolve",
    ...plan.resolve,
    faces,
    typed,
    ...(of === undefined ? {} : { of }),
    ...(settled === undefined ? {} : { answers: settled }),
    ...(overrule === true ? { overrule } : {}),
    ...(square === true ? { square } : {}),
  } as Parameters<typeof command>[0]);
  if (answer !== null) go(after(plan.resolve.procedure, answer.id), "replace");
}

/**
 * The screen after a resolution: its result. Of aides-de-camp and brigades that only obey or not,
 * the next such roll, which shows the last one; one roll each for a dozen brigades is enough taps.
 */
function after(procedure: Rolled["plan"]["resolve"]["procedure"], entry: string): Route {
  const companion = onTable();
  if ((procedure !== "adc" && procedure !== "command") || companion === null) {
    return { screen: "entry", entry };
  }
  const next = rollsNow(companion)[0];
  // Between the two come the taskings, which the turn shows.
  if (next === undefined || (procedure === "adc" && next.kind !== "adc")) return { screen: "turn" };
  return next.kind === "faltering"
    ? { screen: "entry", entry }
    : { screen: "roll", kind: next.kind, of: next.of };
}

/** The melee that a charge or a drawn round left to be fought between these two. */
function answersMelee(
  companion: Companion,
  { procedure, situation }: Rolled["plan"]["resolve"],
): string | undefined {
  if (procedure !== "melee") return undefined;
  const ids = [situation.attacker.unit.id, situation.defender.unit.id];
  return companion.open.find(
    ({ kind, unit, enemy }) =>
      (kind === "fightMelee" || kind === "secondRound") &&
      ids.includes(unit) &&
      ids.includes(enemy),
  )?.id;
}
