/** The small battle at a table, and its events as a role reads them. */
import type { Unit } from "@adjutant/rules";
import {
  type EventView,
  type Role,
  type Start,
  startCompanion,
  view,
  viewLog,
} from "../../src/index.ts";
import { order, Table } from "../forces.ts";

export const red = { kind: "side", side: "red" } as const;
export const blue = { kind: "side", side: "blue" } as const;
export const umpire = { kind: "umpire" } as const;
export const spectator = { kind: "spectator" } as const;

/** A table of the small battle, with these options. */
export function table(options: Start["options"] = {}): Table {
  const start = startCompanion([order()], { id: "battle", options });
  if (!start.ok) throw new Error("the small battle begins");
  return new Table(start.value.state);
}

/** The same battle with another unit on a roster. */
export function put(at: Table, id: string, unit: Unit): void {
  at.state = { ...at.state, units: { ...at.state.units, [id]: { ...at.roster(id), unit } } };
}

export function told(event: EventView | null): string {
  return JSON.stringify(event);
}

/** The last event, as a role reads it. */
export function lastAs(role: Role, { state }: Table): EventView | null {
  return viewLog(state, role).at(-1)?.event ?? null;
}

export function resolvedAs(
  role: Role,
  at: Table,
): Extract<EventView, { readonly type: "resolved" }> {
  const event = lastAs(role, at);
  if (event?.type !== "resolved") throw new Error("something was resolved");
  return event;
}

export const clauses = (role: Role, at: Table): readonly string[] =>
  resolvedAs(role, at).outcome.working.map(({ clause }) => clause);

/** All that a role has after the last event. */
export function bytesFor(role: Role, at: Table): string {
  return JSON.stringify([lastAs(role, at), view(at.state, role)]);
}
