import type { ResolvedEvent } from "@adjutant/battle";
import type { Telling } from "@adjutant/phrases";
import { type ClauseId, type Origin, rulebook, type WorkingLine } from "@adjutant/rules";
import type { WorkingEntry } from "../parts/Working.tsx";
import type { Text } from "../text.ts";

/** Working lines as the screen lists them; a modifier's figure stands at the right. */
export function workingEntries(
  lines: readonly WorkingLine[],
  text: Text,
  telling: Telling,
): WorkingEntry[] {
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
  event: ResolvedEvent,
  name: (unit: string) => string,
): readonly WorkingLine[] {
  const behind =
    event.procedure === "artillery"
      ? (event.situation.behind ?? []).map(({ unit }) => unit.id ?? null)
      : [];
  return event.outcome.working.map((line) => {
    switch (line.kind) {
      case "allot":
        return { ...line, name: named(event.targets[line.target], name) };
      case "bounce":
      case "noBounce":
        return { ...line, name: named(behind[line.behind] ?? undefined, name) };
      default:
        return line;
    }
  });
}

function named(id: string | undefined, name: (unit: string) => string): string | null {
  return id === undefined ? null : name(id);
}
