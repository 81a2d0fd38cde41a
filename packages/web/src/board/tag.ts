/** How a short text is set on its own piece of paper. */
export interface Bounds {
  readonly width: number;
  readonly depth: number;
}

const letters = 30;
const line = 21;

/** Broken where a line grows longer than one reads at a glance. */
export function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** In pixels; letters of 16 px are about 8.7 px wide, Cyrillic a little wider. */
export function tagSize(lines: readonly string[]): {
  readonly width: number;
  readonly height: number;
  readonly line: number;
} {
  const wide = (text: string): number => {
    let px = 0;
    for (const sign of text)
      px += /[\p{Lu}мшщжюфыmw%]/u.test(sign) ? 11.6 : /[il.,:;|·\s]/u.test(sign) ? 5.2 : 9.2;
    return px;
  };
  return { width: Math.max(...lines.map(wide)) + 14, height: lines.length * line + 6, line };
}
