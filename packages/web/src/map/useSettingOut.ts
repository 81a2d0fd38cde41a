import { footprintNow, rulebook } from "@adjutant/rules";
import { useState } from "react";
import { useBattle } from "../battle/useBattle.ts";
import type { Draft } from "../battle/useSeen.ts";
import { isOwn, type OwnUnitView } from "../battle/view.ts";
import type { Ghost, Guided } from "../board/overlay.ts";
import { unitsPerCm } from "../board/sheet.ts";
import type { TablePoint, TablePose } from "../board/shown.ts";
import type { Size2D } from "../symbols/shapes.ts";
import { useText } from "../text.ts";
import { comingOn } from "./arrival.ts";
import { hundredth, within } from "./march.ts";
import { placeAt } from "./places.ts";
import { sizeOf } from "./shown.ts";
import { type InHand, inFormation } from "./useMap.ts";
import { whyNot } from "./whyNot.ts";
import { useWords } from "./words.ts";

type Places = Extract<Draft, { readonly type: "deploy" }>["places"];

/** What a hand on the map means while troops are set out. */
export interface SettingOutHand {
  /** The unit in hand where it would stand. */
  readonly ghost: Ghost | null;
  readonly mayDrag: (unit: string) => boolean;
  readonly onTap: (at: TablePoint) => boolean;
  readonly onGuide: (guided: Guided) => boolean;
}

export function useSettingOut(inHand: InHand): SettingOutHand {
  const text = useText();
  const battle = useBattle();
  const { map, own, doing, shown, tell } = inHand;
  const [held, setHeld] = useState<{ readonly unit: string; readonly at: TablePose } | null>(null);
  const words = useWords();
  const placing = doing.kind === "place" && own !== null;
  const draft = (unit: OwnUnitView, place: Places[string]): Draft => ({
    type: "deploy",
    side: unit.side,
    places: { [unit.id]: place },
  });
  const put = (unit: OwnUnitView, place: Places[string]): void => {
    const would = battle.would(draft(unit, place));
    if (would.ok) battle.act(draft(unit, place));
    else tell(whyNot(would, battle.table, text, words) ?? "");
  };
  /** As it stands; who does not stand yet faces as his side would be drawn up. */
  const facingOf = (unit: OwnUnitView): number => {
    if (unit.at !== null) return unit.at.facing;
    const drawnUp = map.setOut(unit.side).places[unit.id];
    if (drawnUp !== undefined && "facing" in drawnUp) return drawnUp.facing;
    return 0;
  };
  const heldUnit = held === null ? null : battle.unit(held.unit);
  const inHandAt = placing && own.at !== null ? own.at : null;
  const ghost =
    held !== null && heldUnit !== null && isOwn(heldUnit)
      ? ghostOf(heldUnit, held.at)
      : own !== null && inHandAt !== null
        ? ghostOf(own, inHandAt)
        : null;
  return {
    ghost,
    mayDrag: (id) => {
      const unit = battle.unit(id);
      return battle.view.phase === "deployment" && unit !== null && battle.mayAct(unit.side);
    },
    onTap: (at) => {
      if (!placing) return false;
      if (battle.view.phase !== "deployment") {
        const { field } = shown;
        const perUnit = unitsPerCm(field, shown.scale);
        const pose = comingOn(field, own.brigade, sizeNow(own), at, perUnit);
        if (pose !== null) put(own, pose);
        return true;
      }
      const garrison = placeAt(map.field, at)?.id ?? null;
      const foot = own.unit.arm === "infantry" || own.unit.arm === "screen";
      if (garrison !== null && foot) put(own, { garrison });
      else put(own, { x: hundredth(at.x), y: hundredth(at.y), facing: facingOf(own) });
      return true;
    },
    onGuide: ({ unit: id, to, how }) => {
      const unit = battle.unit(id);
      if (battle.view.phase !== "deployment" || unit === null || !isOwn(unit)) return false;
      const at = { x: hundredth(to.x), y: hundredth(to.y), facing: within(to.facing) };
      // Under a finger and under keys it is only shown; let go of, or with Enter, it stands.
      if (how === "drag" || how === "key") setHeld({ unit: id, at });
      else {
        setHeld(null);
        if (how !== "leave") put(unit, at);
      }
      return true;
    },
  };

  function sizeNow({ id, unit }: OwnUnitView): Size2D {
    const stands = inFormation(map.units.find((one) => one.id === id) ?? null);
    if (stands !== null) return sizeOf(stands);
    const { scale, options } = battle.table;
    const { frontage, depth } = footprintNow(unit, scale, options.marking ?? "roster", rulebook);
    return { width: frontage, depth };
  }

  function ghostOf(unit: OwnUnitView, at: TablePose): Ghost | null {
    const side = shown.sides.find(({ id }) => id === unit.side);
    if (side === undefined) return null;
    const { table } = battle;
    const footprint = sizeNow(unit);
    const would = battle.would(draft(unit, at));
    return {
      kind: "ghost",
      unit: { id: unit.id, side, unit: unit.unit },
      at,
      footprint,
      legal: would.ok,
      label: whyNot(would, table, text, words),
      way: [],
      held: true,
    };
  }
}
