/** The wheel chosen for the charge that is looked at: its page, fire at it and the map all go by it. */
import type { ChargeWay } from "@adjutant/battle";
import { useSyncExternalStore } from "react";
import { chargeAt } from "./declared.ts";
import { useBattle } from "./useBattle.ts";

interface Wheeled {
  /** The battle and its turn, the charger and its target. */
  readonly of: string;
  readonly turn: number;
}

const key = "adjutant.wheel";
const heard = new Set<() => void>();
let chosen: Wheeled | null = kept();

/** A page loaded anew has it again. */
function kept(): Wheeled | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    if (!("of" in found) || typeof found.of !== "string") return null;
    if (!("turn" in found) || typeof found.turn !== "number") return null;
    return { of: found.of, turn: found.turn };
  } catch {
    return null;
  }
}

function choose(next: Wheeled | null): void {
  chosen = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Where nothing can be stored, it lives as long as the page.
  }
  for (const hears of heard) hears();
}

function subscribe(hears: () => void): () => void {
  heard.add(hears);
  return () => heard.delete(hears);
}

/**
 * A charge as it will be ridden over the map, and how to choose its wheel: degrees, clockwise positive;
 * null for the way that leads into contact soonest. As it was declared it is ridden (`charge.declare`).
 */
export function useWheel(
  charger: string,
  target: string,
): readonly [way: ChargeWay, choose: (turn: number | null) => void] {
  const { view } = useBattle();
  const of = `${view.id} ${view.turn} ${charger} ${target}`;
  const wished = useSyncExternalStore(subscribe, () => (chosen?.of === of ? chosen.turn : null));
  const charge = chargeAt(view, charger, target);
  const turn = charge === null ? wished : charge.turn;
  const way = { charger, target, ...(turn !== null && { turn }) };
  return [way, (next) => choose(next === null ? null : { of, turn: next })];
}
