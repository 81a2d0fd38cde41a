/** Letters to be changed, added, left out or swapped to get from one word to another. */
function steps(from: string, to: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** The known word that was surely meant, a letter or two away; null where none or several are. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase();
  if (word.length < 3 || word.length > 60) return null;
  const most = word.length < 6 ? 1 : 2;
  const near = known
    .map((name) => ({ name, distance: steps(word, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first && first.distance !== second?.distance ? first.name : null;
}
