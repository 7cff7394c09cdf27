import { PRODUCTS } from '#content/products.ts';
import type { ApiFolder } from '#model/api-folders';
import type { PagePath } from '#model/nav';

/** Products documented on this site; each has its own pages, packages and version menu. */
export type XProductId = `x-${ApiFolder}`;

/** A product in meta tags and analytics, with those that only have pages so far. */
export type ProductId = `x-${string}`;

type ProductCategory = 'x';

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
