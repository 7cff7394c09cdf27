/** Asking from a page: the worker behind a small client, and the searches this browser remembers. */
export { createSearchClient, type SearchClient } from './client.ts';
export { findPages } from './findPages.ts';
export { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';
export type { Answer, Filters, Hit, HitGroup, Question } from './protocol.ts';
