/** How many insertions, removals and replacements turn one list into another; a replacement may cost less than 1. */
export function editDistance<T>(
  from: readonly T[],
  to: readonly T[],
  replacementCost: (before: T, after: T) => number,
): number {
  let row = [0, ...to.map((_, index) => index + 1)];
  for (const before of from) {
    let left = (row[0] ?? 0) + 1;
    const next = [left];
    for (const [index, after] of to.entries()) {
      const replaced = (row[index] ?? 0) + replacementCost(before, after);
      left = Math.min(left + 1, (row[index + 1] ?? 0) + 1, replaced);
      next.push(left);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
