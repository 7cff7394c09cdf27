const KILOBYTE = 1000;

/** Maximum download sizes in bytes: HTML compressed with brotli, everything else with gzip. */
export const BUDGETS = {
  /**
   * A page without demos; long migration guides are the largest. Every page contains the navigation tree, which grows, 0.2 kB of
   * dialogs without their content, and 0.3 kB that show the reader's lenses before the first paint.
   */
  proseHtml: 15.8 * KILOBYTE,
  htmlForEachPageOfTree: 8,
  htmlWithDemos: 45 * KILOBYTE,
  /** The complete list of what a major version changed is the largest. */
  apiHtml: 41 * KILOBYTE,
  /** The wall of demos, and the pages with all demos of a product. */
  galleryHtml: 40 * KILOBYTE,
  /** What the filters of the wall load, compressed with brotli, besides React. */
  galleryData: 42 * KILOBYTE,
  /** All pictures of demos, as they are in the repository. Those for dense screens have half a megabyte. */
  pictures: 8500 * KILOBYTE,
  /** Until the page has loaded, without user interaction. Ads and analytics load later and have separate budgets. */
  script: 8.7 * KILOBYTE,
  scriptWithDemos: 12.8 * KILOBYTE,
  /** The landing page, until a reader acts. */
  scriptOfLanding: 25 * KILOBYTE,
  /**
   * The inline script in the head, which sets the color mode and the reader's lenses before first paint, and drops the space for
   * ads nobody will get.
   */
  bootScript: 2 * KILOBYTE,
  styles: 18.1 * KILOBYTE,
  stylesWithDemos: 23.6 * KILOBYTE,
  /** All fonts together, uncompressed. */
  fonts: 60 * KILOBYTE,
  /** All scripts of a page with an ad, including React for an ad from the feed. */
  scriptWithAds: 80 * KILOBYTE,
  /** The search index, compressed with brotli: what the first search loads, and everything. */
  searchNames: 90 * KILOBYTE,
  searchIndex: 1000 * KILOBYTE,
  /** What the playground loads in addition to the scripts of every page, including React. */
  playgroundScript: 220 * KILOBYTE,
  /** The compiler and the declarations for a program with a data grid. */
  typeChecker: 2400 * KILOBYTE,
} as const;

/** Budgets limit orders of magnitude; a small excess must not block a change. */
const TOLERANCE = 1.1;

export const mostBytes = (budget: number) => Math.floor(budget * TOLERANCE);
export const mostProseHtml = (pagesOfTree: number) =>
  mostBytes(BUDGETS.proseHtml + pagesOfTree * BUDGETS.htmlForEachPageOfTree);
