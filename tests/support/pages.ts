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

/** Pages written by hand count one by one; of pages made by one template a few stand for all. Alphabetical, so the same few. */
export function representatives(paths: readonly string[]): string[] {
  if (isFullRun) return [...paths];
  const made = (path: string) => path.startsWith('/x/api/') || path.startsWith('/x/demos/') || /\/(?:components|hooks)-api\/$/.test(path);
  const some = paths.filter(made).toSorted().filter((path, index) => index % 24 === 0 || LARGEST.includes(path));
  return [...paths.filter((path) => !made(path)), ...some];
}

const LARGEST = ['/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid-premium/', '/x/api/data-grid/'];
