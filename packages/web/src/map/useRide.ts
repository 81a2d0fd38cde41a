import type { Refusal } from "@adjutant/rules";
import { useBattle } from "../battle/useBattle.ts";
import type { Draft } from "../battle/useSeen.ts";
import type { Thing } from "../board/chosen.ts";
import type { TablePoint } from "../board/shown.ts";
import { useText } from "../text.ts";
import type { Doing } from "./doing.ts";
import { hundredth } from "./march.ts";
import { tablePoint } from "./overlays.ts";
import type { InHand } from "./useMap.ts";
import { whyNot } from "./whyNot.ts";
import { useWords } from "./words.ts";

type Rides = Extract<Doing, { readonly kind: "ride" | "post" }>;

/** Sends a general to what was tapped: to a unit of his brigade, or by himself to a place. */
export function useRide(inHand: InHand): (rides: Rides, on: Thing | null, at: TablePoint) => void {
  const text = useText();
  const words = useWords();
  const battle = useBattle();
  return (rides, on, at) => {
    const { kind, of } = rides;
    const to = { x: hundredth(at.x), y: hundredth(at.y) };
    // A commander-in-chief is with no unit (`general.attach`).
    const unit = on?.kind === "unit" && battle.unit(on.id)?.brigade === of ? on.id : null;
    const draft = kind === "post" ? posted(rides, unit, to) : rode(rides, unit, to);
    const would = battle.would(draft);
    if (would.ok) battle.act(draft);
    else inHand.tell(whyNot(would, battle.table, text, words) ?? "");
  };
}

/** Why a general who is by himself rides nowhere now; null where he may, or is with a unit. */
export function useRideBar(
  inHand: Pick<InHand, "map">,
): (side: string, of: string) => Refusal | null {
  const { would } = useBattle();
  return (side, of) => {
    const at = inHand.map.generals.find((one) => one.of === of)?.at;
    if (at === undefined || "area" in at) return null;
    const stays = would(rode({ kind: "ride", side, of }, null, tablePoint(at)));
    return "refused" in stays ? stays.refused : null;
  };
}

function posted({ side, of }: Rides, unit: string | null, to: TablePoint): Draft {
  const generals = { [of]: unit === null ? to : { unit } };
  return { type: "deploy", side, places: {}, generals };
}

function rode({ side, of }: Rides, unit: string | null, to: TablePoint): Draft {
  if (of === side) return { type: "ride", side, to };
  return { type: "attach", brigade: of, unit, ...(unit === null && { to }) };
}
