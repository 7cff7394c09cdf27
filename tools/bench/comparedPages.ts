/** The landing page, an overview with its showcase, prose, pages with many demos, and API pages up to the largest. */
export const COMPARED_PAGES = [
  '/x/',
  '/x/react-data-grid/',
  '/x/react-charts/',
  '/x/introduction/installation/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/migration/migration-tree-view-v7/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/other-components/',
];
