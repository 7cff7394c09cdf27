import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  SEARCH_FORMAT,
  SEARCH_NAMES_FILE,
  SEARCH_SHARDS,
  searchTextFile,
  type SearchNames,
  type SearchText,
} from '#model/search';
import { writeChanged } from '../workspace/writeChanged.ts';
import { collect, type SearchSources } from './collect.ts';

export type { SearchSources } from './collect.ts';

/** Writes the index: all names, and the texts of each product. */
export function writeSearchIndex(sources: SearchSources, folder: string) {
  const { names, texts } = collect(sources);
  const stamp = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 12);
  write(join(folder, SEARCH_NAMES_FILE), { ...names, format: SEARCH_FORMAT, stamp } satisfies SearchNames);
  for (const shard of SEARCH_SHARDS) {
    write(join(folder, searchTextFile(shard)), {
      format: SEARCH_FORMAT,
      stamp,
      shard,
      rows: texts.get(shard) ?? [],
    } satisfies SearchText);
  }
}

function write(file: string, value: unknown) {
  writeChanged(file, JSON.stringify(value));
}
