/** A brigade that redeploys: its units are set anew one after another, and go all at once (`tasking.redeploy`). */
import type { InFormation } from "@adjutant/field";
import { useMemo, useState } from "react";
import type { OnMap } from "../battle/onMap.ts";
import type { Battle, Would } from "../battle/useBattle.ts";
import type { Draft } from "../battle/useSeen.ts";
import { isOwn, type OwnUnitView } from "../battle/view.ts";
import type { TablePose } from "../board/shown.ts";
import { together } from "./march.ts";
import { inFormation } from "./useMap.ts";

/** One unit that goes along. */
interface Shifts {
  readonly unit: OwnUnitView;
  readonly from: InFormation;
  readonly at: TablePose;
  /** Where it has been set anew; null: it stays where it stands so far. */
  readonly to: TablePose | null;
}

export interface Redeploying {
  /** The brigade's units that go along, in its order. */
  readonly units: readonly Shifts[];
  /** All that were set anew, as one order; null while nobody was. */
  readonly order: Draft | null;
  readonly would: Would | null;
  /** Whom it is refused, where it is. */
  readonly refused: OwnUnitView | null;
  /** Sets one anew; null: it is left where it stands. */
  readonly put: (unit: string, to: TablePose | null) => void;
  /** Whoever has not been set anew keeps his place to a unit that has. */
  readonly follow: (unit: string) => void;
  /** Everything as it was. */
  readonly leave: () => void;
}

type Set = Readonly<Record<string, TablePose>>;
const nobody: Set = {};

/** The redeploying that a unit of one's own goes along with; null where it does not. */
export function useRedeploying(
  battle: Battle,
  map: OnMap | null,
  own: OwnUnitView | null,
): Redeploying | null {
  const [chosen, setChosen] = useState<{ readonly of: string; readonly set: Set }>();
  const { view } = battle;
  const of = `${view.id} ${view.turn} ${own?.brigade}`;
  const set = chosen?.of === of ? chosen.set : nobody;
  return useMemo(() => {
    if (map === null || own === null || map.redeploys(own.id) === null) return null;
    const units = (battle.brigade(own.brigade)?.units ?? []).flatMap((unit): Shifts[] => {
      const from = inFormation(map.units.find(({ id }) => id === unit.id) ?? null);
      if (from === null || !isOwn(unit) || unit.at === null) return [];
      if (map.redeploys(unit.id) === null) return [];
      return [{ unit, from, at: unit.at, to: set[unit.id] ?? null }];
    });
    const places = Object.fromEntries(
      units.flatMap(({ unit, to }) => (to === null ? [] : [[unit.id, to] as const])),
    );
    const order: Draft | null =
      Object.keys(places).length === 0 ? null : { type: "deploy", side: own.side, places };
    const would = order && battle.would(order);
    const barred = would && whom(would);
    const change = (next: Set): void => setChosen({ of, set: next });
    return {
      units,
      order,
      would,
      refused: units.find(({ unit }) => unit.id === barred)?.unit ?? null,
      put: (id, to) => {
        const { [id]: _, ...others } = set;
        change(to === null ? others : { ...others, [id]: to });
      },
      follow: (id) => {
        const lead = units.find(({ unit }) => unit.id === id);
        if (lead === undefined || lead.to === null) return;
        const others = units.filter(({ to }) => to === null);
        const poses = together(
          lead.at,
          lead.to,
          others.map(({ at }) => at),
        );
        const all = others.flatMap(({ unit }, i) => {
          const pose = poses[i];
          return pose === undefined ? [] : [[unit.id, pose] as const];
        });
        change({ ...set, ...Object.fromEntries(all) });
      },
      leave: () => change(nobody),
    };
  }, [battle, map, own, of, set]);
}

/** Of several units the one that an order is refused. */
function whom(would: Would): string | null {
  if (would.ok) return null;
  if ("refused" in would) return would.unit ?? null;
  const [, unit] = would.faults[0]?.path ?? [];
  return typeof unit === "string" ? unit : null;
}
