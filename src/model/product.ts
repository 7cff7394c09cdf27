import type { PagePath } from '#model/nav';

/** Products documented here; each has its own pages, packages and version menu. */
export type XProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

/** What the page metas and analytics may name: also products whose pages live on other sites of the family. */
export type ProductId =
  | `x-${string}`
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'docs-infra';

export type ProductCategory = 'x' | 'core' | 'toolpad';

export interface Product {
  category: ProductCategory | null;
  id: ProductId | null;
}

export const X_PRODUCTS: Readonly<Record<XProductId, { name: string; path: PagePath }>> = {
  'x-data-grid': { name: 'Data Grid', path: '/x/react-data-grid' },
  'x-date-pickers': { name: 'Date and Time Pickers', path: '/x/react-date-pickers' },
  'x-charts': { name: 'Charts', path: '/x/react-charts' },
  'x-tree-view': { name: 'Tree View', path: '/x/react-tree-view' },
};

export function isXProduct(id: string | null): id is XProductId {
  return id !== null && Object.hasOwn(X_PRODUCTS, id);
}

/** A meta says "null" for "belongs to nothing", which differs from a meta that is missing. */
export function encodeForMeta(value: ProductId | ProductCategory | null): string {
  return value ?? 'null';
}
