/** Queries on the navigation tree and on paths: trail, neighbors, titles, product, versions. All functions are pure. */
export { docsTabOf, treePath, type DocsTab } from './docsTab.ts';
export { nearestPages } from './nearestPages.ts';
export { entryTitle, pageTitle } from './pageTitle.ts';
export { unlistedPrefixes } from './prefixes.ts';
export { productOf } from './productOf.ts';
export { findPage, findTrail, flattenPages, neighbors, type Trail } from './tree.ts';
export { versionLinks } from './versionLinks.ts';
export { withApi, withNearApi } from './withApi.ts';
