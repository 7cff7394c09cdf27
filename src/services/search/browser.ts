/** Search from a page: the client of the search worker, and the stored recent searches. */
export { createSearchClient, type SearchClient } from './client.ts';
export { shareOfPasted, triplesOfMessage, triplesOfPasted } from './messages.ts';
export { findPages } from './findPages.ts';
export { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';
export type { Answer, Filters, Hit, HitGroup, Question } from './protocol.ts';
