export interface EditCosts<T> {
  insert: number;
  remove: number;
  replace: (before: T, after: T) => number;
}

/** The minimum cost of transforming one list into another (Levenshtein distance with custom costs). */
export function editDistance<T>(from: readonly T[], to: readonly T[], costs: EditCosts<T>): number {
  let row = [0, ...to.map((_, index) => (index + 1) * costs.insert)];
  for (const before of from) {
    let left = (row[0] ?? 0) + costs.remove;
    const next = [left];
    for (const [index, after] of to.entries()) {
      const removed = (row[index + 1] ?? 0) + costs.remove;
      const replaced = (row[index] ?? 0) + costs.replace(before, after);
      left = Math.min(left + costs.insert, removed, replaced);
      next.push(left);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const LETTER_COSTS: EditCosts<string> = {
  insert: 1,
  remove: 1,
  replace: (before, after) => (before === after ? 0 : 1),
};

/** The number of letters to insert, remove or replace. */
export function letterDistance(from: string, to: string): number {
  return editDistance(from.split(''), to.split(''), LETTER_COSTS);
}
