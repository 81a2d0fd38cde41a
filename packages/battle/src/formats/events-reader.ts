/** Events from outside: their schemas, the situations in them, and their outcomes worked out. */
import type { ProcedureName, Rulebook } from "@adjutant/rules";
import type { BattleEvent, Started } from "../companion/events.ts";
import { roll } from "../companion/record.ts";
import type { Change } from "../companion/state.ts";
import { type Checked, type Fault, fault, faulty, type Path } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { parseSituation } from "../input/parse.ts";
import { check } from "../schemas/check.ts";
import type { z } from "../schemas/zod.ts";
import { changeSchema } from "./change-schema.ts";
import { looseEvent, type resolvedEvent } from "./event-schema.ts";

type LaterEvent = Exclude<BattleEvent, Started>;
type LooseResolved = z.output<typeof resolvedEvent>;

export interface ReadEvents {
  readonly events: readonly LaterEvent[];
  readonly differences: readonly string[];
}

/** Reads all events of a file, with every fault of all of them. */
export function eventsOf(json: readonly unknown[], book: Rulebook): Checked<ReadEvents> {
  const events: LaterEvent[] = [];
  const differences: string[] = [];
  const faults: Fault[] = [];
  for (const [index, one] of json.entries()) {
    const path = ["events", index] as const;
    const loose = check(looseEvent, one);
    if (!loose.ok) {
      faults.push(...at(path, loose.faults));
      continue;
    }
    const event = loose.value;
    const changes = "changes" in event ? changesOf(event.changes, [...path, "changes"]) : null;
    if (changes && !changes.ok) {
      faults.push(...changes.faults);
      continue;
    }
    if (event.type !== "resolved") {
      // Its schema has read everything but the changes, and those are read now.
      const read = changes ? { ...event, changes: changes.value } : event;
      events.push(frozen(read as LaterEvent));
      continue;
    }
    const resolved = resolvedAgain(event, changes?.value ?? [], index, book);
    if (!resolved.ok) {
      faults.push(...at(path, resolved.faults));
      continue;
    }
    events.push(resolved.value.event);
    if (resolved.value.differs) differences.push(event.id);
  }
  return faults.length > 0 ? faulty(faults) : { ok: true, value: { events, differences } };
}

function at(path: Path, faults: readonly Fault[]): Fault[] {
  return faults.map((found) => ({ ...found, path: [...path, ...found.path] }));
}

function changesOf(json: readonly unknown[], path: Path): Checked<readonly Change[]> {
  const changes: Change[] = [];
  const faults: Fault[] = [];
  for (const [index, one] of json.entries()) {
    const change = check(changeSchema(one), one);
    if (change.ok) changes.push(change.value);
    else faults.push(...at([...path, index], change.faults));
  }
  return faults.length > 0 ? faulty(faults) : { ok: true, value: changes };
}

/** Works a resolution out again; what the file says of its outcome is only compared. */
function resolvedAgain(
  event: LooseResolved,
  changes: readonly Change[],
  index: number,
  book: Rulebook,
): Checked<{ readonly event: LaterEvent; readonly differs: boolean }> {
  const { procedure, dice } = event;
  const known: ProcedureName = procedure === "generalRisk" ? "general" : procedure;
  const situation = parseSituation(known, event.situation, book);
  if (!situation.ok) return { ok: false, faults: at(["situation"], situation.faults) };
  const again = roll(procedure, situation.value, dice.faces, dice.typed, null, book);
  if ("faults" in again) return { ok: false, faults: at(["dice"], again.faults) };
  if ("refused" in again) return faulty([fault([], "brokenLog", { event: index + 1 })]);
  const { outcome } = again;
  const differs = !alike(outcome, event.outcome) || !alike(again.dice, dice);
  // Situation and outcome are of the event's procedure: they were made by its name.
  const read = {
    ...event,
    changes,
    situation: situation.value,
    dice: again.dice,
    outcome,
  } as unknown as LaterEvent;
  return { ok: true, value: { event: frozen(read), differs } };
}

/** Are two JSON values the same, whatever the order of their keys. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) {
      if (!alike(a[index], b[index])) return false;
    }
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !alike(Reflect.get(a, key), Reflect.get(b, key))) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}
