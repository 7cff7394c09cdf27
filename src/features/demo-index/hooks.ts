import type { Hook } from '#lib/hook';

/** Demos of a product, and of a page of it. */
export const PRODUCT: Hook = 'data-product';
export const PAGE: Hook = 'data-demo-page';
/** A demo; its value are the names that it uses. */
export const DEMO: Hook = 'data-names';
export const DEMO_PLAN: Hook = 'data-plan';
