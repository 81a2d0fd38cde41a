import { useBattle } from "../battle/useBattle.ts";
import type { Guided } from "../board/overlay.ts";
import type { TablePoint } from "../board/shown.ts";
import { marches } from "./doing.ts";
import { hundredth, type Intent, onAslant, within } from "./march.ts";
import { tablePoint } from "./overlays.ts";
import { placeAt } from "./places.ts";
import { type InHand, inFormation } from "./useMap.ts";

/** What a hand on the map means while a move is thought of. */
export interface MarchHand {
  readonly mayDrag: (unit: string) => boolean;
  /** Was it meant as a move. */
  readonly onTap: (at: TablePoint) => boolean;
  readonly onGuide: (guided: Guided) => void;
}

export function useMarchHand({ map, own, stands, doing, march, set }: InHand): MarchHand {
  const { act } = useBattle();
  const meant = (change: Partial<Intent>): void => {
    const before = doing.kind === "march" ? doing : marches;
    set({ ...before, intent: { ...before.intent, ...change } });
  };
  const goalOf = (to: TablePoint, how: Guided["how"]): TablePoint => {
    const goal = { x: hundredth(to.x), y: hundredth(to.y) };
    const mover = inFormation(stands);
    if (how !== "key" || mover === null || own === null) return goal;
    return onAslant(map, mover, goal, map.moveCase(own.id));
  };
  return {
    mayDrag: (unit) => doing.kind === "march" && unit === own?.id,
    onTap: (at) => {
      if (doing.kind !== "march") return false;
      const foot = own?.unit.arm === "infantry" || own?.unit.arm === "screen";
      const place = foot ? placeAt(map.field, at) : null;
      if (place === null) meant({ goal: { x: hundredth(at.x), y: hundredth(at.y) }, enters: null });
      else meant({ goal: tablePoint(place.middle), enters: place.id });
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
          else meant({ goal: goalOf(to, how), enters: null });
        }
      }
    },
  };
}
