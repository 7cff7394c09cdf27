/** Makes the search index from pages, demos and the API: names of everything in one file, text in one file per product. */
export { writeSearchIndex, type SearchSources } from './writeSearchIndex.ts';
