import { PRODUCTS } from '#content/products.ts';
import type { ApiFolder } from '#model/api-folders';
import type { PagePath } from '#model/nav';

/** Products documented on this site; each has its own pages, packages and version menu. */
export type XProductId = `x-${ApiFolder}`;

/** Products in meta tags and analytics, including those documented on other sites of the family. */
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

type ProductCategory = 'x' | 'core' | 'toolpad';

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

/** A page without a product has the meta value "null", which differs from a missing meta tag. */
export function encodeForMeta(value: ProductId | ProductCategory | null): string {
  return value ?? 'null';
}
