import type { EntryView, EventView } from "@adjutant/battle";
import type { Battle } from "./useBattle.ts";

/** What of the log is shown; null shows all. */
export interface LogFilter {
  readonly side: string | null;
  readonly unit: string | null;
  readonly kind: LogKind | null;
}

export const logKinds = ["fire", "charge", "melee", "test", "command", "moves"] as const;
export type LogKind = (typeof logKinds)[number];

type Told = Pick<Battle, "log" | "unit" | "brigade">;

export const everything: LogFilter = { side: null, unit: null, kind: null };

/** Entries that the filter lets through; phases stay, so that one sees when it was. */
export function filtered(battle: Told, filter: LogFilter): readonly EntryView[] {
  return battle.log.filter(({ event }) => {
    if (event.type === "undone" || event.type === "redone") return false;
    if (event.type === "started" || event.type === "advanced") return true;
    return (
      (filter.kind === null || kindOf(event) === filter.kind) &&
      (filter.unit === null || namedIn(event).has(filter.unit)) &&
      (filter.side === null || concerns(event, filter.side, battle))
    );
  });
}

function kindOf(event: EventView): LogKind | null {
  switch (event.type) {
    case "resolved":
      break;
    case "reacted":
      return "charge";
    case "corrected":
    case "proposed":
    case "stoodStill":
    case "moved":
    case "marched":
    case "deployed":
    case "attached":
    case "rode":
      return "moves";
    case "settled":
      return event.task === undefined ? "moves" : "command";
    default:
      return null;
  }
  switch (event.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
    case "ignition":
    case "bounce":
    case "fraction":
      return "fire";
    case "charge":
      return "charge";
    case "melee":
    case "meleeToEnd":
      return "melee";
    case "discipline":
    case "fate":
    case "general":
    case "generalRisk":
      return "test";
    case "initiative":
    case "adc":
    case "command":
    case "faltering":
      return "command";
  }
}

/** Everybody whom an event names or changes, by id. */
function namedIn(event: EventView): ReadonlySet<string> {
  const named = new Set<string>();
  if (event.type === "resolved") {
    for (const id of [event.acting, event.of, ...event.targets]) if (id !== null) named.add(id);
  }
  if (event.type === "settled" && event.task !== undefined) {
    const { side, brigade, unit } = event.task;
    for (const id of [side, brigade, unit]) if (id !== undefined) named.add(id);
  }
  if (event.type === "attached") named.add(event.brigade);
  if (event.type === "reacted") for (const id of [event.unit, event.to]) named.add(id);
  if (event.type === "stoodStill" || event.type === "moved")
    for (const id of event.units) named.add(id);
  if (event.type === "marched") for (const { unit } of event.ways) named.add(unit);
  if (event.type === "deployed" || event.type === "rode") named.add(event.side);
  if ("changes" in event) {
    for (const change of event.changes) {
      if ("unit" in change) named.add(change.unit);
      else if ("brigade" in change) named.add(change.brigade);
      else if ("side" in change) named.add(change.side);
    }
  }
  return named;
}

/** Did the side act; where nobody did, does the event name it or its own. */
function concerns(event: EventView, side: string, { unit, brigade }: Told): boolean {
  const sideOf = (id: string): string | undefined => (unit(id) ?? brigade(id))?.side ?? id;
  if (event.type === "resolved" && event.acting !== null) return sideOf(event.acting) === side;
  return [...namedIn(event)].some((id) => sideOf(id) === side);
}
