/** The landing page, prose, demos, an ad slot, and API pages from small to the largest. */
export const COMPARED_PAGES = [
  '/x/',
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/common-concepts/custom-components/',
  '/x/migration/migration-tree-view-v7/',
  '/x/api/charts/bar-chart/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/other-components/',
];
