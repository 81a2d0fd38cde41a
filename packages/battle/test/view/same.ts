/**
 * What an event comes to in the open, told the other way round from the views: by leaving out what
 * hangs on a roster. Two events with the same open result must look the same to whoever may not
 * read that roster.
 */
import type { BattleEvent, Change, Companion } from "../../src/index.ts";

const hiddenKeys = new Set([
  "total",
  "cell",
  "halved",
  "recovered",
  "losses",
  "fireDisciplineLost",
  "lowAmmunition",
  "working",
  "modifiers",
  "testDue",
]);

function without(part: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(part)) return part.map((one) => without(one, hidden));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !hidden.has(key))
      .map(([key, value]) => [key, without(value, hidden)]),
  );
}

function hiddenOf(event: BattleEvent): ReadonlySet<string> {
  if (event.type !== "resolved") return hiddenKeys;
  switch (event.procedure) {
    case "volley":
      return new Set([...hiddenKeys, "row"]);
    case "charge":
      return new Set([...hiddenKeys, "difference", "casualties"]);
    case "melee":
    case "meleeToEnd":
    case "fraction":
      return new Set([...hiddenKeys, "casualties"]);
    case "adc":
      return new Set([...hiddenKeys, "available"]);
    case "initiative":
    case "faltering":
      return new Set([...hiddenKeys].filter((key) => key !== "total"));
    default:
      return hiddenKeys;
  }
}

/** A change by its open part; of the sides whose rosters stay as they are it is told whole. */
function openChange(
  change: Change,
  state: Companion,
  secret: ReadonlySet<string>,
  markers: boolean,
): unknown {
  if ("unit" in change) {
    const roster = state.units[change.unit];
    if (!roster || !secret.has(roster.side)) return change;
    const hidden = new Set(["fireDisciplineLost", "lowAmmunition", "stood"]);
    if (!markers) hidden.add("casualties");
    const to = without(change.to, hidden);
    const from = without(change.from, hidden);
    return Object.keys(Object(to)).length > 0 && { unit: change.unit, from, to };
  }
  if ("side" in change) {
    const to = secret.has(change.side)
      ? without(change.to, new Set(["adcs", "taskings"]))
      : change.to;
    return Object.keys(Object(to)).length > 0 && { side: change.side, to };
  }
  return change;
}

/** The open result of an event, for whoever may not read the rosters of these sides. */
export function openResult(
  event: BattleEvent,
  state: Companion,
  secret: ReadonlySet<string>,
): string {
  const markers = state.options.marking === "markers";
  const changes =
    "changes" in event
      ? event.changes
          .map((change) => JSON.stringify(openChange(change, state, secret, markers)))
          .filter((change) => change !== "false")
          .sort()
      : [];
  if (event.type === "settled") return JSON.stringify({ changes, chosen: event.chosen ?? null });
  if (event.type !== "resolved") return JSON.stringify({ changes });
  const own = event.procedure === "adc" && !secret.has(event.of ?? "");
  const rolls = event.procedure === "adc" && !own ? [] : event.dice.rolls;
  return JSON.stringify({ changes, rolls, outcome: without(event.outcome, hiddenOf(event)) });
}
