import type { MapWords } from "@adjutant/phrases/map/en";
import type { Refusal } from "@adjutant/rules";
import { useEffect, useMemo, useState } from "react";
import { likeliest } from "../battle/attempt.ts";
import type { OnMap } from "../battle/onMap.ts";
import { type Battle, useBattle } from "../battle/useBattle.ts";
import { shareText } from "../parts/share.ts";
import type { Mark } from "../resolve/odds.ts";
import { type Plan, planFor } from "../resolve/plan.ts";
import type { OddsOfCase } from "../resolve/told.ts";
import { type Text, useText } from "../text.ts";
import { type Aimed, kindOf } from "./doing.ts";
import { pageOf } from "./fight.ts";
import type { InHand } from "./useMap.ts";

export interface Target {
  /** Why it may not be aimed at; null where it may. */
  readonly refused: Refusal | null;
  /** What would come of it, in a word or two; not there until it has been worked out. */
  readonly label?: string;
  /** The same as short as it fits on the map. */
  readonly tag?: string;
}

/** Enemies that the order in hand may be aimed at or not, by their ids. */
export type Targets = Readonly<Record<string, Target>>;

const none: Targets = {};
/** Milliseconds of work at a time, so that a hand is never kept waiting. */
const slice = 8;

/** Whom the order in hand may be aimed at, why not the others, and the odds at each. */
export function useTargets(
  { map, own, doing }: Pick<InHand, "own" | "doing"> & { readonly map: OnMap | null },
  words: MapWords | null,
): Targets {
  const text = useText();
  const battle = useBattle();
  const order = doing.kind === "aim" ? doing.order : null;
  const told = useMemo((): Targets => {
    if (map === null || own === null || order === null) return none;
    const found = map.orders(own.id).find((one) => one.order === order);
    return Object.fromEntries(
      Object.entries(found?.targets ?? {}).map(([id, refused]) => {
        const measured = refused === null ? measuredAt(battle, own.id, id, order) : null;
        const barred = measured !== null && "refused" in measured ? measured.refused : null;
        // A screen may be charged; that it evades is settled on the charge's own page.
        const evades = barred?.clause === "charge.screen";
        return [id, { refused: refused ?? (evades ? null : barred) }];
      }),
    );
  }, [battle, map, own, order]);
  const [labels, setLabels] = useState<{ readonly of: Targets; readonly by: Labels }>({
    of: none,
    by: {},
  });
  useEffect(() => {
    if (own === null || order === null || words === null) return;
    const plans = Object.entries(told).flatMap(([id, { refused }]) => {
      const plan = refused === null ? planAt(battle, own.id, id, order) : null;
      return plan === null ? [] : [{ id, works: plan.oddsByCase(text) }];
    });
    return workedOut(plans, (by) => {
      const attacks = (id: string): boolean =>
        pageOf(battle.view, order, own.id, id).unit === own.id;
      const labelled = Array.from(by, ([id, cases]) => [
        id,
        labelOf(cases, { order, attacks: attacks(id) }, text, words),
      ]);
      setLabels({ of: told, by: Object.fromEntries(labelled) });
    });
  }, [battle, own, order, told, text, words]);
  return useMemo(() => {
    if (labels.of !== told) return told;
    return Object.fromEntries(
      Object.entries(told).map(([id, target]) => {
        const label = labels.by[id];
        return [id, label === undefined ? target : { ...target, ...label }];
      }),
    );
  }, [told, labels]);
}

type Labels = Readonly<Record<string, Required<Pick<Target, "label" | "tag">>>>;

/** The likeliest case of an order at an enemy, as the map measures it, or why it cannot be. */
function measuredAt(battle: Battle, own: string, enemy: string, order: Aimed) {
  // Of a melee both sides see the same: who charged attacks.
  const page = pageOf(battle.view, order, own, enemy);
  const [unit, target] = [battle.unit(page.unit), battle.unit(page.target ?? enemy)];
  if (unit === null || target === null) return null;
  const likely = likeliest(unit, target, kindOf(order), battle.table);
  return likely && battle.measured(likely);
}

function planAt(battle: Battle, own: string, enemy: string, order: Aimed): Plan | null {
  const measured = measuredAt(battle, own, enemy, order);
  return measured === null || "refused" in measured ? null : planFor(measured, battle.table.book);
}

interface Work {
  readonly id: string;
  readonly works: readonly (() => OddsOfCase)[];
}

/** Works through all of it between what else the page does; call to stop. */
function workedOut(
  plans: readonly Work[],
  done: (by: ReadonlyMap<string, readonly OddsOfCase[]>) => void,
): () => void {
  const queue = plans.flatMap(({ id, works }) => works.map((work) => ({ id, work })));
  const by = new Map<string, OddsOfCase[]>();
  let at = 0;
  let waiting: ReturnType<typeof setTimeout>;
  const go = (): void => {
    const until = performance.now() + slice;
    for (; at < queue.length && performance.now() < until; at++) {
      const next = queue[at];
      if (next === undefined) break;
      by.set(next.id, [...(by.get(next.id) ?? []), next.work()]);
    }
    if (at < queue.length) waiting = setTimeout(go);
    else done(by);
  };
  waiting = setTimeout(go);
  return () => clearTimeout(waiting);
}

/** The figure that people look for first: "1.3 lost · 28% shaken". */
function labelOf(
  cases: readonly OddsOfCase[],
  { order, attacks }: { readonly order: Aimed; readonly attacks: boolean },
  text: Text,
  words: MapWords,
): Labels[string] {
  const range = (kind: Mark["kind"]) => {
    const values = cases.flatMap(({ odds }) =>
      odds.marks.filter((mark) => mark.kind === kind).map(({ value }) => value),
    );
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const share = (kind: Mark["kind"]): string => shareText(range(kind), text.percent);
  const losses = (): string => {
    const { low, high } = range("average");
    const [from, to] = [text.number(low, 1), text.number(high, 1)];
    return from === to ? to : `${from}–${to}`;
  };
  switch (order) {
    case "declare":
    case "charge":
      return alike(words.say("map.mark.charge", { share: share("takesGround") }));
    case "melee":
      return alike(words.say("map.mark.melee", { share: share(attacks ? "wins" : "loses") }));
    case "skirmish":
    case "rocket":
      return { label: words.say("map.mark.skirmish", { losses: losses() }), tag: `−${losses()}` };
    default: {
      const shaken = share("shaken");
      return {
        label: words.say("map.mark.fire", { losses: losses(), shaken }),
        tag: `−${losses()} · ${shaken}`,
      };
    }
  }
}

function alike(label: string): Labels[string] {
  return { label, tag: label };
}
