import { readFileSync } from 'node:fs';
import { SEARCH_NAMES_FILE, SEARCH_SHARDS, searchTextFile } from '#model/search';
import { createEngine, type SearchEngine } from '#services/search';

export interface Asked {
  /** As readers wrote it. */
  ask: string;
  /** Any of these places answers it. */
  expect: readonly string[];
  /** The thread it was asked in. */
  from?: string;
}

export function readQueries(): { questions: Asked[]; names: Asked[] } {
  return JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as { questions: Asked[]; names: Asked[] };
}

export function readIndexFile(name: string): unknown {
  return JSON.parse(readFileSync(`generated/search/${name}`, 'utf8'));
}

/** The engine with the index of the last build, text included. */
export function builtEngine(): SearchEngine {
  const engine = createEngine(readIndexFile(SEARCH_NAMES_FILE));
  for (const shard of SEARCH_SHARDS) engine.addText(readIndexFile(searchTextFile(shard)));
  return engine;
}

/** 1 for the first hit, 0 when none of the expected places was found. */
export function rankOf({ ask, expect }: Asked, engine: SearchEngine): number {
  return engine.answer({ text: ask, filters: {} }).hits.findIndex(({ href }) => expect.includes(href)) + 1;
}
