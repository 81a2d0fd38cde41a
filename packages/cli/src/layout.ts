/** Setting text to a width: wrapping, aligning, bars. Widths are columns of the terminal. */

/** Styles of a piece of text; both do nothing where colour is off. */
export interface Ink {
  bold(text: string): string;
  dim(text: string): string;
}

/** Ink for a terminal with or without colour. */
export function inkOf(colour: boolean): Ink {
  const style = (code: number) => (text: string) =>
    colour && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
  return { bold: style(1), dim: style(2) };
}

/** Columns that a text takes; marks that stand over a letter take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) if (!/\p{Mark}/u.test(letter)) width++;
  return width;
}

/** The text filled up with blanks at its end. */
export function left(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** The text filled up with blanks before it. */
export function right(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks a text into lines of at most `width`; only a longer word is broken within. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (let word of text.split(/[ \n]+/)) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = "";
    }
    while (widthOf(word) > width) {
      const letters = [...word];
      lines.push(letters.slice(0, width).join(""));
      word = letters.slice(width).join("");
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** A paragraph, each line set in from the edge. */
export function paragraph(text: string, width: number, indent = 0): string[] {
  return wrap(text, width - indent).map((line) => " ".repeat(indent) + line);
}

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar for a share of the whole width, to the eighth of a column; never nothing for something. */
export function bar(share: number, width: number): string {
  const parts = Math.round(share * width * 8);
  const drawn = share > 0 ? Math.max(1, parts) : 0;
  return "█".repeat(Math.floor(drawn / 8)) + (eighths[drawn % 8] ?? "");
}

/** How a column of a table stands. */
export type Align = "left" | "right";

/**
 * A table in aligned columns, two blanks between them; trailing blanks are left out.
 * @param aligns by column; left where none is given
 */
export function table(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[] = [],
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, column) =>
        aligns[column] === "right"
          ? right(cell, widths[column] ?? 0)
          : left(cell, widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** Where a table is too wide, the cells of its head are broken at the first of these that fits. */
const headWidths = [12, 9, 6];

/**
 * A table under its head. Where it would be wider than the page the head's cells are broken into
 * several lines.
 */
export function headed(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  let set = table([head, ...rows]);
  for (const most of headWidths) {
    if (set.every((line) => widthOf(line) <= width)) break;
    const broken = head.map((cell) => wrap(cell, most));
    const height = Math.max(...broken.map(({ length }) => length));
    const heads = Array.from({ length: height }, (_, i) => broken.map((lines) => lines[i] ?? ""));
    set = table([...heads, ...rows]);
  }
  return set;
}
