import type { EventView, UnitPatch } from "@adjutant/battle";
import type { ClauseId } from "@adjutant/rules";
import type { Text } from "../text.ts";
import type { NameOf } from "./names.ts";

/** What else an event comes to, and the clause that says what it means; null where none does. */
export interface Also {
  readonly line: string;
  readonly clause: ClauseId | null;
}

/** A line without a clause of its own. */
export const said = (line: string): Also => ({ line, clause: null });

/** A line for every unit whose strength or order changed. */
export function changeLines(
  event: Extract<EventView, { changes: unknown }>,
  name: NameOf,
  text: Text,
): readonly Also[] {
  return event.changes.flatMap((change) => {
    if (!("unit" in change)) return [];
    const parts = patchParts(change.to, change.from.casualties ?? 0, text);
    if (parts.length === 0) return [];
    const line = `${name(change.unit)}: ${parts.map((part) => part.line).join(", ")}`;
    return [{ line, clause: gravest(parts) }];
  });
}

/** What of a unit is to be put right, in words: a side proposes it. */
export function patchText(to: UnitPatch, text: Text): string {
  const losses =
    to.casualties === undefined ? [] : [text.say("roster.lost", { lost: to.casualties })];
  const { casualties: _, ...rest } = to;
  const ends = endings.flatMap((state) =>
    rest[state] === false ? [text.say("consent.not", { state: text.word("state", state) })] : [],
  );
  const back = to.gone === null ? [text.say("consent.back")] : [];
  const words = patchParts(rest, 0, text).map(({ line }) => line);
  return [...losses, ...words, ...ends, ...back].join(", ");
}

/** States whose end has no word of its own. */
const endings = ["routing", "retreating", "faltering", "fellBack", "fired", "elan"] as const;

function patchParts(to: UnitPatch, before: number, text: Text): readonly Also[] {
  const parts: Also[] = [];
  const note = (line: string, clause: ClauseId | null = null): void => {
    parts.push({ line, clause });
  };
  const state = (of: Parameters<typeof text.word<"state">>[1], clause: ClauseId): void =>
    note(text.word("state", of), clause);
  const lost = (to.casualties ?? before) - before;
  const gone = to.gone !== undefined && to.gone !== null;
  if (lost > 0) {
    // What dispersed it, its limit or a table, the working says.
    note(text.say("losses", { casualties: lost }), gone ? null : "casualty.band");
  }
  if (lost < 0) note(text.say("log.recovered", { count: -lost }));
  if (gone) note(text.word("state", "dispersed"));
  if (to.routing === true) state("routing", "state.routing");
  if (to.retreating === true) state("retreating", "state.retreating");
  if (to.faltering === true) state("faltering", "state.faltering");
  if (to.unformed === true) state("unformed", "state.unformed");
  if (to.unformed === false) note(text.word("state", "formed"));
  if (to.fellBack === true) state("fellBack", "state.fellBack");
  if (to.fireDisciplineLost === true) state("fireDisciplineLost", "state.fireDisciplineLost");
  if (to.fireDisciplineLost === false) note(text.say("log.fireDisciplineBack"));
  if (to.lowAmmunition === true) state("lowAmmunition", "state.lowAmmunition");
  if (to.general !== undefined) {
    note(text.say(to.general ? "fact.generalAttached" : "log.generalLeft"), "general.attach");
  }
  if (to.moved !== undefined) note(text.word("moved", to.moved));
  if (to.elan === true) note(text.word("state", "elan"));
  if (to.unseen !== undefined) {
    note(text.say(to.unseen === null ? "log.inSight" : "log.outOfSight"), "fire.blockers");
  }
  if (to.formation !== undefined && to.formation !== null) {
    note(text.word("formation", to.formation));
  }
  return parts;
}

/** Losses are told first; what they did to the unit says more. */
function gravest(parts: readonly Also[]): ClauseId | null {
  const clauses = parts.flatMap(({ clause }) => clause ?? []);
  return clauses.find((clause) => clause !== "casualty.band") ?? clauses[0] ?? null;
}
