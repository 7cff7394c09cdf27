/** The numbers that a pager shows: the pages around the current one, the first and the last. `undefined` stands for a gap. */
export function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount));
  return [...near].flatMap((one, index, all) => {
    const skipped = one - (all[index - 1] ?? 0) - 1;
    // A gap would take as much room as the number of a single page.
    if (skipped === 1) return [one - 1, one];
    return skipped > 1 ? [undefined, one] : [one];
  });
}
