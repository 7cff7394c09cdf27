/** Creates the search index from pages, demos and the API: all names in one file, texts in one file per product. */
export { writeSearchIndex } from './writeSearchIndex.ts';
