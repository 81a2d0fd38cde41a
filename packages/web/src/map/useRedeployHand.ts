import { useMemo } from "react";
import { useBattle } from "../battle/useBattle.ts";
import type { Ghost, Guided, Overlay } from "../board/overlay.ts";
import { dotOf, paperOf } from "../board/sheet.ts";
import type { TablePoint } from "../board/shown.ts";
import { awayFromBlock, blockOf } from "../board/standing.ts";
import { go } from "../router.ts";
import { hundredth, within } from "./march.ts";
import { sizeOf } from "./shown.ts";
import type { InHand } from "./useMap.ts";

/** What a hand on the map means while a brigade redeploys. */
export interface RedeployHand {
  /** How far the unit in hand may go, and all that were set anew. */
  readonly overlays: readonly Overlay[];
  readonly mayDrag: (unit: string) => boolean;
  /** Was it meant so. */
  readonly onTap: (at: TablePoint) => boolean;
  readonly onGuide: (guided: Guided) => boolean;
}

export function useRedeployHand(inHand: InHand): RedeployHand {
  const { act } = useBattle();
  const { map, shown, own, doing, redeploying } = inHand;
  const on = doing.kind === "redeploy" ? redeploying : null;
  const inHandId = own?.id ?? null;
  const overlays = useMemo((): readonly Overlay[] => {
    if (on === null) return [];
    const ghosts = on.units.flatMap(({ unit, from, at, to }): Ghost[] => {
      const held = unit.id === inHandId;
      const side = shown.sides.find(({ id }) => id === unit.side);
      if (side === undefined || (to === null && !held)) return [];
      const barred = on.refused?.id === unit.id;
      return [
        {
          kind: "ghost",
          unit: { id: unit.id, side, unit: unit.unit },
          at: to ?? at,
          footprint: sizeOf(from),
          legal: !barred,
          // The panel says why not; here it would lie over the very ground.
          label: null,
          way: to === null ? [] : [at, to],
          held,
        },
      ];
    });
    const ground = inHandId === null ? null : map.redeploys(inHandId);
    const reach: Overlay[] =
      ground === null ? [] : [{ kind: "reach", id: `${inHandId} redeploys`, outline: ground }];
    // The one in hand lies over the others.
    return [...reach, ...ghosts.toSorted((a, b) => Number(a.held) - Number(b.held))];
  }, [on, inHandId, map, shown]);

  /** Who was set anew where the map is tapped, of those not in hand. */
  const setThere = (at: TablePoint): string | null => {
    const paper = paperOf(shown.field, shown.scale);
    const found = overlays.find(
      (one) =>
        one.kind === "ghost" &&
        !one.held &&
        awayFromBlock(blockOf(one, paper), dotOf(at, paper)) <= 0,
    );
    return found?.kind === "ghost" ? found.unit.id : null;
  };
  const goesAlong = (id: string): boolean => on?.units.some(({ unit }) => unit.id === id) === true;
  return {
    overlays,
    mayDrag: goesAlong,
    onTap: (at) => {
      if (on === null || own === null) return false;
      const other = setThere(at);
      if (other !== null) go({ screen: "map", unit: other });
      else {
        const now = on.units.find(({ unit }) => unit.id === own.id);
        const { facing } = now?.to ?? now?.at ?? { facing: 0 };
        on.put(own.id, { x: hundredth(at.x), y: hundredth(at.y), facing });
      }
      return true;
    },
    onGuide: ({ unit, to, how }) => {
      if (on === null || !goesAlong(unit)) return false;
      if (how === "leave") on.put(unit, null);
      else if (how === "settle") {
        if (on.order !== null && on.would?.ok === true) act(on.order);
      } else {
        on.put(unit, { x: hundredth(to.x), y: hundredth(to.y), facing: within(to.facing) });
        if (how === "drop" && unit !== inHandId) go({ screen: "map", unit });
      }
      return true;
    },
  };
}
