import { lengthOf } from "@adjutant/field";
import { useCallback, useMemo } from "react";
import { fireKind } from "../battle/attempt.ts";
import { declaredIn } from "../battle/declared.ts";
import { useBattle } from "../battle/useBattle.ts";
import { isOwn } from "../battle/view.ts";
import { useWheel } from "../battle/wheel.ts";
import type { Overlay, TargetMark } from "../board/overlay.ts";
import { rangeBands } from "../resolve/fireFacts.ts";
import { onTheTable } from "../resolve/known.ts";
import { useText } from "../text.ts";
import { costOf, ruled } from "./cost.ts";
import type { Aimed } from "./doing.ts";
import {
  arcOf,
  chargeOf,
  declaredOf,
  ghostOf,
  reachesOf,
  rideOf,
  sightOf,
  stopsOf,
  stretchOf,
  waiting,
} from "./overlays.ts";
import { type InHand, inFormation } from "./useMap.ts";
import { useWords } from "./words.ts";

/**
 * All that is laid over the map now.
 *
 * @param against the enemy that is looked at, if any
 * @param resolving the order whose page lies open: the others are only in the way
 * @param placing where a unit is held that is being set out
 */
export function useOverlays(
  inHand: InHand,
  against: string | null,
  resolving: Aimed | null,
  placing: Overlay | null,
): readonly Overlay[] {
  const text = useText();
  const words = useWords();
  const battle = useBattle();
  const { map, own, stands, doing, march, shown, targets } = inHand;
  const { scale } = battle.table;
  const distance = useCallback(
    (value: number): string => text.distance(value, scale),
    [text, scale],
  );
  const [{ turn: wheel }] = useWheel(own?.id ?? "", against ?? "");
  const mover = inFormation(stands);
  const goes = doing.kind === "march" && own !== null && mover !== null ? own.id : null;
  const rides = doing.kind === "ride" ? doing.of : null;
  const reaches = useMemo(
    () => [
      ...(goes === null ? [] : reachesOf(map, goes)),
      ...(rides === null ? [] : rideOf(map, rides)),
    ],
    [map, goes, rides],
  );

  const moves = useMemo((): readonly Overlay[] => {
    if (march === null) {
      if (mover === null || doing.kind !== "march") return [];
      const side = shown.sides.find(({ id }) => id === mover.side);
      return side === undefined ? [] : [waiting(mover, side)];
    }
    const legal = march.would.ok;
    return march.marchers.flatMap((marcher, i) => {
      const side = shown.sides.find(({ id }) => id === marcher.unit.side);
      const label = i === 0 ? costOf(march, distance, words) : null;
      return side === undefined ? [] : [ghostOf(marcher, side, { legal, label, held: i === 0 })];
    });
  }, [march, mover, doing.kind, shown, words, distance]);

  const aim = useMemo((): readonly Overlay[] => {
    const order = resolving ?? (doing.kind === "aim" ? doing.order : null);
    if (order === null || own === null || stands === null) return [];
    const marks = Object.entries(targets).map(
      ([id, { refused, tag }]): TargetMark => ({
        kind: "target",
        id,
        may: refused === null,
        label: tag ?? null,
      }),
    );
    const enemy = map.units.find(({ id }) => id === against) ?? null;
    const told = marks.filter(({ may, id }) => id === against || (may && resolving === null));
    return [...laidFor(order), ...told];

    function laidFor(order: Aimed): readonly Overlay[] {
      if (own === null || stands === null || order === "melee") return [];
      if (order === "charge" || order === "declare") {
        if (mover === null || enemy === null) return [];
        const charge = chargeOf(
          map,
          mover,
          enemy,
          ({ length, reach, inReach }) =>
            inReach
              ? words.say("map.march.cost", {
                  spent: distance(lengthOf(length)),
                  move: distance(lengthOf(reach)),
                })
              : words.say("map.mark.falls"),
          wheel,
        );
        return charge === null ? [] : [charge];
      }
      const straight = isOwn(own) && own.order === "hesitant";
      const kind = fireKind(own, order === "artillery" || order === "rocket" ? "guns" : order);
      const bands = rangeBands(onTheTable(own.unit), kind, battle.table);
      const arc =
        mover === null
          ? []
          : [
              arcOf(
                map,
                mover,
                bands,
                straight,
                ({ key, upTo }) => `${text.say(`reach.${key}`)} · ${distance(upTo)}`,
              ),
            ];
      if (enemy === null) return arc;
      const seen = sightOf(map, stands, enemy, straight, (clear, of) =>
        words.say("map.sight.share", { clear, of }),
      );
      return [...arc, seen];
    }
  }, [
    doing,
    own,
    stands,
    mover,
    map,
    against,
    resolving,
    targets,
    wheel,
    battle.table,
    words,
    text,
    distance,
  ]);

  const declared = useMemo(() => declaredOf(map, declaredIn(battle.view)), [map, battle.view]);

  const comes = doing.kind === "place" && battle.view.phase === "movement" ? own : null;
  const stretch = useMemo(
    () => (comes === null ? [] : stretchOf(shown, comes.brigade)),
    [shown, comes],
  );

  const stops = useMemo(
    (): readonly Overlay[] => stopsOf(map, battle.toChoose, shown.sides, battle.unit),
    [map, battle, shown],
  );

  const rule = useMemo((): readonly Overlay[] => {
    if (doing.kind !== "measure" || doing.from === null || doing.to === null) return [];
    const { from, to } = doing;
    const label = distance(ruled(from, to));
    return [{ kind: "ruler", id: "ruler", from, to, label }];
  }, [doing, distance]);

  return useMemo(
    () => [
      ...stretch,
      ...stops,
      ...reaches,
      // The charge that is looked at is drawn with its figures.
      ...declared.filter(({ id }) => !aim.some((one) => one.kind === "charge" && one.id === id)),
      ...aim,
      ...moves,
      ...rule,
      ...(placing === null ? [] : [placing]),
    ],
    [stretch, stops, reaches, declared, aim, moves, rule, placing],
  );
}
