/** One page of each kind; what is slow is tried on these in every mode, and on every page once. */
export const PAGE_KINDS = {
  guide: '/x/common-concepts/custom-components/',
  section: '/x/introduction/',
  migration: '/x/migration/migration-tree-view-v7/',
  missing: '/x/no-such-page/',
};

/** `npm run test:full` asks for everything. */
export const isFullRun = process.env['TEST_TIER'] === 'full';
