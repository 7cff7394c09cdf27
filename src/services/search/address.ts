import { SEARCH_NAMES_FILE, searchTextFile, type SearchShard } from '#model/search';

/**
 * Addresses of the files of the index. Their names are made from their content, so they may be kept forever, and code
 * never meets an index of another build.
 */
const files = import.meta.glob<string>('/generated/search/*.json', { query: '?url', import: 'default', eager: true });

export const namesAddress = (): string | undefined => files[`/generated/search/${SEARCH_NAMES_FILE}`];
export const textAddress = (shard: SearchShard): string | undefined => files[`/generated/search/${searchTextFile(shard)}`];
