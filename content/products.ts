/**
 * The documented products; everything that lists them reads this table. A folder names the product in `content`, in
 * `/x/api/…` and in its packages. Some Pro packages are published on npm only at earlier versions.
 */
export const PRODUCTS = [
  { folder: 'data-grid', name: 'Data Grid', versions: { community: '8.11.1', pro: '8.11.1', premium: '8.11.1' } },
  { folder: 'date-pickers', name: 'Date and Time Pickers', versions: { community: '8.11.1', pro: '8.11.1' } },
  { folder: 'charts', name: 'Charts', versions: { community: '8.11.1', pro: '8.11.0' } },
  { folder: 'tree-view', name: 'Tree View', versions: { community: '8.11.1', pro: '8.10.1' } },
] as const;
