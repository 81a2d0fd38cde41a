/** How many letters must be changed, added, left out or swapped to get from one text to another. */
function steps(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/**
 * What somebody may have meant, the likeliest first: names that contain what was typed, or one of
 * its dotted parts, and names a few letters away. None if nothing is near.
 */
export function nearest(typed: string, names: readonly string[], most = 3): string[] {
  const wanted = typed.toLowerCase().slice(0, 80);
  if (wanted === "") return [];
  const parts = wanted.split(".").filter((part) => part.length > 2);
  const scored = names.map((name) => {
    const lower = name.toLowerCase();
    const distance = steps(wanted, lower);
    const near = distance <= Math.max(1, Math.floor(Math.min(wanted.length, lower.length) / 3));
    const holds = wanted.length > 2 && lower.includes(wanted);
    const shared = parts.filter((part) => lower.split(".").includes(part)).length;
    const score = near ? distance : holds ? 10 : shared > 0 ? 40 - 10 * shared + distance : null;
    return { name, score };
  });
  return scored
    .flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]))
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ name }) => name);
}
