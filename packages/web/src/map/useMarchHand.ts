import { lengthOf } from "@adjutant/field";
import { useBattle } from "../battle/useBattle.ts";
import type { Thing } from "../board/chosen.ts";
import type { Guided } from "../board/overlay.ts";
import type { TablePoint } from "../board/shown.ts";
import { hundredth, type Intent, standing, within } from "./march.ts";
import type { InHand } from "./useMap.ts";

/** What a hand on the map means while a move is thought of. */
export interface MarchHand {
  readonly mayDrag: (unit: string) => boolean;
  /** Was it meant as a move. */
  readonly onTap: (on: Thing | null, at: TablePoint) => boolean;
  readonly onGuide: (guided: Guided) => void;
}

export function useMarchHand({ map, own, doing, march, set }: InHand): MarchHand {
  const { act } = useBattle();
  const meant = (change: Partial<Intent>): void => {
    const before = doing.kind === "march" ? doing : { whole: false, intent: standing };
    set({ kind: "march", whole: before.whole, intent: { ...before.intent, ...change } });
  };
  /** The middle of a place that foot may hold; null of other ground. */
  const middleOf = (id: string): TablePoint | null => {
    const piece = map.field.terrain.find((one) => one.id === id);
    if (piece?.place == null || (own?.unit.arm !== "infantry" && own?.unit.arm !== "screen")) {
      return null;
    }
    const { left, right, near, far } = piece.area.box;
    return { x: lengthOf((left + right) / 2), y: lengthOf((near + far) / 2) };
  };
  return {
    mayDrag: (unit) => doing.kind === "march" && unit === own?.id,
    onTap: (on, { x, y }) => {
      if (doing.kind !== "march") return false;
      const place = on?.kind === "ground" ? middleOf(on.id) : null;
      if (place === null) meant({ goal: { x: hundredth(x), y: hundredth(y) }, enters: null });
      else meant({ goal: place, enters: on?.id ?? null });
      return true;
    },
    onGuide: ({ unit, to, how }) => {
      if (doing.kind !== "march" || unit !== own?.id) return;
      switch (how) {
        case "leave":
          return set(null);
        case "settle":
          if (march?.would.ok === true) act({ type: "march", ways: march.ways });
          return;
        default: {
          const at = march?.marchers[0]?.to ?? own.at;
          // By its handle it turns where it is; by its block it goes there and faces as it will.
          const stays = at !== null && at.x === to.x && at.y === to.y;
          if (stays) meant({ face: within(to.facing) });
          else meant({ goal: { x: hundredth(to.x), y: hundredth(to.y) }, enters: null });
        }
      }
    },
  };
}
