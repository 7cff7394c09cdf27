const KILOBYTE = 1000;

/** What a reader may have to download, in bytes: HTML compressed with brotli, all else with gzip. */
export const BUDGETS = {
  /** A page without demos. The navigation tree is part of every page and grows with it. */
  proseHtml: 14 * KILOBYTE,
  htmlForEachPageOfTree: 8,
  htmlWithDemos: 45 * KILOBYTE,
  apiHtml: 40 * KILOBYTE,
  /** Until the page has loaded and nobody has done anything. Ads and analytics come later and have a budget of their own. */
  script: 8 * KILOBYTE,
  scriptWithDemos: 12 * KILOBYTE,
  /** The script in the head, which paints the right colors at once. */
  bootScript: 1.5 * KILOBYTE,
  styles: 16 * KILOBYTE,
  stylesWithDemos: 20 * KILOBYTE,
  /** All fonts together, as they are. */
  fonts: 60 * KILOBYTE,
} as const;

/** A budget is a promise about orders of magnitude: a byte too much is no reason to stop anybody. */
const TOLERANCE = 1.1;

export const mostBytes = (budget: number) => Math.floor(budget * TOLERANCE);
export const mostProseHtml = (pagesOfTree: number) => mostBytes(BUDGETS.proseHtml + pagesOfTree * BUDGETS.htmlForEachPageOfTree);
