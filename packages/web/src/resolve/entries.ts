import type { LineView, ResolvedView } from "@adjutant/battle";
import type { Telling } from "@adjutant/phrases";
import { type ClauseId, type Origin, rulebook, type WorkingLine } from "@adjutant/rules";
import type { WorkingEntry } from "../parts/Working.tsx";
import type { Text } from "../text.ts";

/**
 * A line of working as it can be said: what a role may not know of it left out, or the whole line
 * where without it nothing is left to say.
 */
export function sayable(line: LineView): WorkingLine | null {
  switch (line.kind) {
    // The total tells the modifiers; the dice lie on the table.
    case "roll":
      return whole({ total: line.natural, ...line });
    case "discipline":
      return whole({ total: line.natural, recovered: 0, ...line });
    case "fate":
      // Whether good luck gave anything back stands on a roster.
      if (line.recovered === undefined && line.row === "recover") return null;
      return whole({ recovered: 0, ...line });
    case "skirmishDice":
      return line.dice === undefined ? null : whole(line);
    case "chargeRow":
      return line.difference === undefined ? null : whole(line);
    default:
      return whole(line);
  }
}

/** A line that has all its parts; the views leave out no others than those looked after above. */
function whole(line: object): WorkingLine {
  return line as WorkingLine;
}

/** Working lines as the screen lists them; a modifier's figure stands at the right. */
export function workingEntries(
  all: readonly LineView[],
  text: Text,
  telling: Telling,
): WorkingEntry[] {
  const lines = all.flatMap((line) => sayable(line) ?? []);
  return lines.map((line, index) => {
    const entry = {
      key: `${index} ${line.clause}`,
      clause: line.clause,
      origin: originMark(line.clause, text),
    };
    if (line.kind !== "modifier") return { ...entry, text: text.line(line, telling) };
    const { label } = text.clause(line.clause);
    const whose = line.side === null ? null : (telling.sides?.[line.side] ?? null);
    const times = line.times > 1 ? ` ×${line.times}` : "";
    return {
      ...entry,
      text: `${whose === null ? "" : `${whose}: `}${label}${times}`,
      figure: text.modifier(line),
    };
  });
}

/** The origins of a clause in the shortest form: "S003", "S003, house value". */
export function originMark(clause: ClauseId, text: Text): string {
  const froms = new Set<Origin>(rulebook.clauses[clause].origins.map(({ from }) => from));
  return [...froms]
    .map((from) => (from === "house" || from === "public" ? text.word("origin", from) : from))
    .join(", ");
}

/** The working of an event with the names of its units, which the situation does not carry. */
export function nameTargets(
  event: ResolvedView,
  name: (unit: string) => string,
): readonly LineView[] {
  const behind =
    event.procedure === "artillery"
      ? (event.situation.behind ?? []).map(({ unit }) => unit?.id ?? null)
      : [];
  return event.outcome.working.map((line) => {
    switch (line.kind) {
      case "allot":
        return { ...line, name: named(event.targets[line.target ?? 0], name) };
      case "bounce":
      case "noBounce":
        return { ...line, name: named(behind[line.behind ?? 0], name) };
      default:
        return line;
    }
  });
}

function named(id: string | null | undefined, name: (unit: string) => string): string | null {
  return id === undefined || id === null ? null : name(id);
}
