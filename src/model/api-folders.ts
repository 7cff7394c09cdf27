/** Folders of the API reference; one per product, as in `/x/api/<folder>/…`. */
export const API_FOLDERS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
export type ApiFolder = (typeof API_FOLDERS)[number];
