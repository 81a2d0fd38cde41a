/** The working for people: a step a line, what it counts before it, its clause and origin after it. */
import type { Phrases, Telling } from "@adjutant/phrases";
import type { Rolled, Rulebook, WorkingLine } from "@adjutant/rules";
import { type LineWithFaces, withFaces } from "./faces.ts";
import { type Ink, left, right, widthOf, wrap } from "./layout.ts";

/** From here on the clause stands beside the text; on narrower pages below it. */
const besideFrom = 76;
/** The page keeps at least this much of a line for the text. */
const leastText = 28;

interface Row {
  /** What a modifier counts; empty for other steps. */
  readonly value: string;
  readonly text: string;
  /** Its clause and where that comes from. */
  readonly reference: string;
}

/** Where a clause comes from, as short as can be: S003, house. */
function sources(clause: WorkingLine["clause"], book: Rulebook): string {
  return [...new Set(book.clauses[clause].origins.map(({ from }) => from))].join(", ");
}

/** What a modifier counts, short enough to stand before its name: −1 ½ is "−1, half the effect". */
function counts(line: Extract<WorkingLine, { kind: "modifier" }>, words: Phrases): string {
  if (!line.halves) return words.modifier(line);
  const rest = line.roll === 0 && line.dice === 0 ? "" : words.modifier({ ...line, halves: false });
  return `${rest} ½`.trim();
}

function rowOf(
  { line, faces }: LineWithFaces,
  words: Phrases,
  telling: Telling,
  book: Rulebook,
): Row {
  const { clause } = line;
  const reference = `${clause} · ${sources(clause, book)}`;
  if (line.kind === "modifier") {
    const who =
      line.side === null ? "" : `${telling.sides?.[line.side] ?? words.word("side", line.side)}: `;
    const times = line.times > 1 ? ` ×${line.times}` : "";
    const text = `${who}${words.clause(clause).label}${times}`;
    return { value: counts(line, words), text, reference };
  }
  const dice = faces.length > 0 ? `${together}[${faces.join(together)}]` : "";
  return { value: "", text: words.line(line, telling) + dice, reference };
}

/** Faces stay on one line, with the end of what they were rolled for. */
const together = "\u00a0";

/** Everything that setting a working needs beside its lines. */
export interface Setting {
  readonly words: Phrases;
  readonly ink: Ink;
  readonly columns: number;
  readonly book: Rulebook;
  readonly telling: Telling;
}

/**
 * Sets a working.
 * @param rolls the dice rolled, which are put beside the steps that they decided
 */
export function setWorking(
  lines: readonly WorkingLine[],
  rolls: readonly Rolled[],
  { words, ink, columns, book, telling }: Setting,
): string[] {
  const { lines: told, untold } = withFaces(lines, rolls);
  const rows = told.map((line) => rowOf(line, words, telling, book));
  const values = Math.max(0, ...rows.map(({ value }) => widthOf(value)));
  const references = Math.max(0, ...rows.map(({ reference }) => widthOf(reference)));
  const gutter = values === 0 ? 2 : values + 4;
  const room = columns - gutter - references - 2;
  const beside = columns >= besideFrom && room >= leastText;
  const blank = " ".repeat(gutter);

  const set = rows.flatMap(({ value, text, reference }) => {
    const before = values === 0 ? blank : `  ${right(value, values)}  `;
    const after = ink.dim(reference);
    // A text a little too long pushes its clause aside rather than break.
    const fits = gutter + widthOf(text) + 2 + widthOf(reference) <= columns;
    if (fits) {
      const width = beside ? room : columns - gutter - widthOf(reference) - 2;
      return [`${before}${left(text, width)}  ${after}`];
    }
    const lines = wrap(text, beside ? room : columns - gutter);
    if (beside) {
      return lines.map((line, i) =>
        i === 0 ? `${before}${left(line, room)}  ${after}` : blank + line,
      );
    }
    return [
      ...lines.map((line, i) => (i === 0 ? before : blank) + line),
      right("", columns - widthOf(reference)) + after,
    ];
  });
  const rest = untold.map(
    ({ request, faces }) =>
      `${" ".repeat(gutter)}${words.roll(request, telling)} [${faces.join(" ")}]`,
  );
  return [...set, ...rest];
}
