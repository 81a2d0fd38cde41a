/** Events from outside: their schemas, the situations in them, and their outcomes worked out. */
import type { ProcedureName, Rulebook } from "@adjutant/rules";
import type { BattleEvent, ResolvedEvent, Started } from "../companion/events.ts";
import { roll } from "../companion/record.ts";
import type { Change } from "../companion/state.ts";
import { type Checked, type Fault, fault, faulty, type Path } from "../faults.ts";
import { copyOf, frozen } from "../input/frozen.ts";
import { situationOf } from "../input/parse.ts";
import { check, quickly } from "../schemas/check.ts";
import type { Whose } from "../schemas/quick.ts";
import type { z } from "../schemas/zod.ts";
import { changeSchema } from "./change-schema.ts";
import { looseEvent, type resolvedEvent, wholeEvent } from "./event-schema.ts";

type LaterEvent = Exclude<BattleEvent, Started>;
type LooseResolved = z.output<typeof resolvedEvent>;
/** An event whose changes have been read; of a resolution, situation and outcome have not. */
type WholeEvent =
  | Exclude<LaterEvent, ResolvedEvent>
  | (Omit<LooseResolved, "changes"> & { readonly changes: readonly Change[] });

export interface ReadEvents {
  readonly events: readonly LaterEvent[];
  readonly differences: readonly string[];
}

/** Reads all events of a file, with every fault of all of them. */
export function eventsOf(
  json: readonly unknown[],
  book: Rulebook,
  whose: Whose,
): Checked<ReadEvents> {
  const events: LaterEvent[] = [];
  const differences: string[] = [];
  const faults: Fault[] = [];
  for (let index = 0; index < json.length; index++) {
    const whole = wholeOf(json[index], whose);
    if (!whole.ok) {
      faults.push(...at(["events", index], whole.faults));
      continue;
    }
    const event = whole.value;
    if (event.type !== "resolved") {
      events.push(event);
      continue;
    }
    const resolved = resolvedAgain(event, index, book, whose);
    if (!resolved.ok) {
      faults.push(...at(["events", index], resolved.faults));
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

/** Nearly every event is right, and read in one go; of others each part is looked at by itself. */
function wholeOf(json: unknown, whose: Whose): Checked<WholeEvent> {
  const right = quickly(wholeEvent, json, whose);
  // It has been read by the schema of its type, its changes by theirs.
  if (right) return right as unknown as Checked<WholeEvent>;
  const loose = check(looseEvent, json);
  if (!loose.ok) return loose;
  const event = loose.value;
  if (!("changes" in event)) return { ok: true, value: event };
  const changes = changesOf(event.changes, ["changes"]);
  if (!changes.ok) return changes;
  const whole = { ...event, changes: changes.value } as WholeEvent;
  return { ok: true, value: frozen(whole) };
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
  event: WholeEvent & { readonly type: "resolved" },
  index: number,
  book: Rulebook,
  whose: Whose,
): Checked<{ readonly event: LaterEvent; readonly differs: boolean }> {
  const { procedure, dice } = event;
  const known: ProcedureName = procedure === "generalRisk" ? "general" : procedure;
  const situation = situationOf(known, event.situation, book, whose);
  if (!situation.ok) return { ok: false, faults: at(["situation"], situation.faults) };
  const again = roll(procedure, situation.value, dice.faces, dice.typed, null, book);
  if ("faults" in again) return { ok: false, faults: at(["dice"], again.faults) };
  if ("refused" in again) return faulty([fault([], "brokenLog", { event: index + 1 })]);
  const { outcome } = again;
  const differs = !alike(outcome, event.outcome) || !alike(again.dice, dice);
  // Situation and outcome are of the event's procedure: they were made by its name.
  const made = { situation: situation.value, dice: again.dice, outcome };
  const read = Object.assign(copyOf(event), made) as unknown as LaterEvent;
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
  // Read so in a loop over them, parts cost a fraction of Reflect.get; JSON has none that is undefined.
  const parts = a as Readonly<Record<string, unknown>>;
  const others = b as Readonly<Record<string, unknown>>;
  let more = 0;
  for (const key in parts) {
    if (!alike(parts[key], others[key])) return false;
    more++;
  }
  for (const _ in others) more--;
  return more === 0;
}
