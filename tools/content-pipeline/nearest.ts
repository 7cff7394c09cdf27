const MAX_COMPARED_CHARACTERS = 200;

/** The candidate with the smallest edit distance; the first one in a tie. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of candidates) {
    const edits = editsBetween(word.slice(0, MAX_COMPARED_CHARACTERS), candidate.slice(0, MAX_COMPARED_CHARACTERS));
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** Levenshtein distance, with a single row of the table in memory. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
