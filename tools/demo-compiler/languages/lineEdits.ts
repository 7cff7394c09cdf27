/** Lines of the new text that replace lines of the old one: where, how many, and which. */
export interface LineChange {
  at: number;
  removed: number;
  /** Of the new text. */
  from: number;
  to: number;
}

/** The shortest list of changes between two texts, by their longest common subsequence. */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  // common[i][j]: how many lines the rest of both texts from line i and line j share.
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (common[row] ?? [])[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const changes: LineChange[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const start = { at: row, from: column };
    while (row < before.length || column < after.length) {
      if (row < before.length && column < after.length && before[row] === after[column]) break;
      if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) row += 1;
      else column += 1;
    }
    if (row > start.at || column > start.from)
      changes.push({ at: start.at, removed: row - start.at, from: start.from, to: column });
    row += 1;
    column += 1;
  }
  return changes;
}
