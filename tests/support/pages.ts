/** One page of each kind; what is slow is tried on these in every mode, and on every page once. */
export const PAGE_KINDS = {
  guide: '/x/common-concepts/custom-components/',
  section: '/x/introduction/',
  migration: '/x/migration/migration-tree-view-v7/',
  missing: '/x/no-such-page/',
};

/** Pages without demos, which have smaller budgets. */
export const PROSE_PAGES = { ...PAGE_KINDS, guide: '/x/introduction/licensing/', section: '/x/introduction/support/', reference: '/x/api/data-grid/data-grid/' };

/** `npm run test:full` asks for everything. */
export const isFullRun = process.env['TEST_TIER'] === 'full';

/** What of a page is asked for its accessibility when only this part of it changed: the page around it has tests of its own. */
export const partOf = (selector: string) => (isFullRun ? ':root' : selector);

/** Pages of the reference, and the sides of guides that show it; both are made by a few templates. */
export const isOfApi = (path: string) => /^\/x\/api\/|\/(?:components|hooks)-api\/?$/.test(path);

/**
 * Two things that are tried together: in every run like the black squares of a chessboard, so each value of both is
 * tried and not each pair of them; the full run takes all.
 */
export function pairsOf<First, Second>(firsts: readonly First[], seconds: readonly Second[]): [First, Second][] {
  return firsts.flatMap((first, row) => seconds.filter((_, column) => isFullRun || (row + column) % 2 === 0).map((second): [First, Second] => [first, second]));
}

/**
 * In every run a few pages stand for all: of pages made by one template one in 48, of pages written by hand one in 6, and
 * one of each kind. Alphabetical, so the same few; the full run takes each.
 */
export function representatives(paths: readonly string[]): string[] {
  if (isFullRun) return [...paths];
  const isMade = (path: string) => isOfApi(path) || path.startsWith('/x/demos/');
  const one = (share: number) => (path: string, index: number) => index % share === 0 || ALWAYS.has(path);
  const sorted = paths.toSorted();
  return [...sorted.filter((path) => !isMade(path)).filter(one(6)), ...sorted.filter(isMade).filter(one(48))];
}

const ALWAYS: ReadonlySet<string> = new Set([
  ...Object.values(PAGE_KINDS),
  ...Object.values(PROSE_PAGES),
  '/x/playground/',
  '/x/offline/',
  '/x/react-data-grid/',
  '/x/react-charts/bars/',
  '/x/api/data-grid/',
  '/x/api/charts/types/',
]);
