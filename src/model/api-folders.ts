import { PRODUCTS } from '#content/products.ts';

export type ApiFolder = (typeof PRODUCTS)[number]['folder'];

/** Folders of the API reference and of `content`; one per product, as in `/x/api/<folder>/…`. */
export const API_FOLDERS: readonly ApiFolder[] = PRODUCTS.map(({ folder }) => folder);
