import type { InFormation, OnTable } from "@adjutant/field";
import { createContext, type Provider, useContext } from "react";
import type { OnMap } from "../battle/onMap.ts";
import type { OwnUnitView, UnitView } from "../battle/view.ts";
import type { ShownField } from "../board/shown.ts";
import type { Doing } from "./doing.ts";
import type { LastSeenUnit } from "./LastSeen.tsx";
import type { Marching } from "./marching.ts";
import type { Redeploying } from "./redeploying.ts";
import type { Targets } from "./useTargets.ts";

/** What is in hand on the map, and what would come of it. */
export interface InHand {
  readonly map: OnMap;
  readonly shown: ShownField;
  /** The unit that was chosen, of whichever side. */
  readonly unit: UnitView | null;
  /** An enemy out of sight that was chosen where it was last seen. */
  readonly lastSeen: LastSeenUnit | null;
  /** The unit in hand, where whoever looks commands it. */
  readonly own: OwnUnitView | null;
  /** It as it stands on the table; null: not there. */
  readonly stands: OnTable | null;
  readonly doing: Doing;
  /** Does something else; null: what one usually does in this phase. */
  readonly set: (doing: Doing | null) => void;
  /** The move that is being thought of; null where it is none. */
  readonly march: Marching | null;
  /** The redeploying that the unit in hand goes along with; null where it does not. */
  readonly redeploying: Redeploying | null;
  /** Whom the order in hand may be aimed at, and whom not. */
  readonly targets: Targets;
  /** What was said last of something that cannot be; it is read out. */
  readonly told: string;
  readonly tell: (words: string) => void;
}

const InHandContext = createContext<InHand | null>(null);
export const InHandProvider: Provider<InHand | null> = InHandContext.Provider;

export function useInHand(): InHand {
  const inHand = useContext(InHandContext);
  if (inHand === null) throw new Error("useInHand outside InHandProvider");
  return inHand;
}

export function inFormation(stands: OnTable | null): InFormation | null {
  return stands?.holds === null ? stands : null;
}
