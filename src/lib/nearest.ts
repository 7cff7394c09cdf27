const MAX_COMPARED_CHARACTERS = 200;

/** The candidate with the smallest edit distance; the first one in a tie. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(word, candidates, 1)[0];
}

/** The candidates with the smallest edit distances, best first. */
export function nearestOf(word: string, candidates: Iterable<string>, count: number): string[] {
  const cut = word.slice(0, MAX_COMPARED_CHARACTERS);
  return Array.from(candidates, (candidate) => ({
    candidate,
    edits: editsBetween(cut, candidate.slice(0, MAX_COMPARED_CHARACTERS)),
  }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ candidate }) => candidate);
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
