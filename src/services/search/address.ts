import { SEARCH_NAMES_FILE, searchTextFile, type SearchShard } from '#model/search';

/**
 * URLs of the index files. Their names contain a content hash, so they can be cached forever and always match the code of
 * the same build.
 */
const files = import.meta.glob<string>('/generated/search/*.json', { query: '?url', import: 'default', eager: true });

export const namesAddress = (): string | undefined => files[`/generated/search/${SEARCH_NAMES_FILE}`];
export const textAddress = (shard: SearchShard): string | undefined =>
  files[`/generated/search/${searchTextFile(shard)}`];
