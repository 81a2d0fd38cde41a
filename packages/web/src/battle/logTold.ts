import { type Companion, type EntryView, type Role, viewEvent, viewLog } from "@adjutant/battle";

/** The log as it was last told, and of which battle. */
interface Told {
  readonly companion: Companion;
  readonly role: Role;
  readonly entries: readonly EntryView[];
}

let last: Told | null = null;

/**
 * The log as a role may read it. One more event is told after those that were told before; anything
 * else is told from the beginning.
 */
export function logFor(companion: Companion, role: Role): readonly EntryView[] {
  // The umpire reads the log as it is.
  if (role.kind === "umpire") return companion.log;
  if (last?.companion === companion && sameRole(last.role, role)) return last.entries;
  const entries = (last && told(last, companion, role)) ?? viewLog(companion, role);
  last = { companion, role, entries };
  return entries;
}

/** The log with its one new event, by what the role knew before it; null where it is not so. */
function told(before: Told, companion: Companion, role: Role): readonly EntryView[] | null {
  const { log } = companion;
  const entry = log.at(-1);
  const follows =
    entry !== undefined &&
    sameRole(before.role, role) &&
    before.companion.id === companion.id &&
    before.companion.log.length === log.length - 1 &&
    before.companion.log.at(-1)?.event === log.at(-2)?.event;
  if (!follows) return null;
  const seen = viewEvent(entry.event, role, before.companion);
  const undone = new Set(log.flatMap(({ event, undone }) => (undone ? [event.id] : [])));
  const entries = before.entries.map((one) =>
    one.undone === undone.has(one.event.id) ? one : { ...one, undone: !one.undone },
  );
  return seen === null ? entries : [...entries, { event: seen, undone: false }];
}

function sameRole(one: Role, other: Role): boolean {
  return (
    one.kind === other.kind &&
    (one.kind !== "side" || (other.kind === "side" && one.side === other.side))
  );
}
