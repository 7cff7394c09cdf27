import { PRODUCTS } from '#content/products.ts';
import type { ApiFolder } from '#model/api-folders';
import type { PagePath } from '#model/nav';

/** Products documented here; each has its own pages, packages and version menu. */
export type XProductId = `x-${ApiFolder}`;

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

interface ProductPages {
  name: string;
  path: PagePath;
}

export const X_PRODUCTS = Object.fromEntries(
  PRODUCTS.map(({ folder, name }): [XProductId, ProductPages] => [`x-${folder}`, { name, path: `/x/react-${folder}` }]),
) as Readonly<Record<XProductId, ProductPages>>;

export function isXProduct(id: string | null): id is XProductId {
  return id !== null && Object.hasOwn(X_PRODUCTS, id);
}

/** A meta says "null" for "belongs to nothing", which differs from a meta that is missing. */
export function encodeForMeta(value: ProductId | ProductCategory | null): string {
  return value ?? 'null';
}
