import { readFileSync } from 'node:fs';
import { SEARCH_NAMES_FILE, SEARCH_SHARDS, searchTextFile } from '#model/search';
import { createEngine, type SearchEngine } from '#services/search';

export interface SearchCase {
  /** The query as written by users. */
  ask: string;
  /** Any of these URLs is a correct result. */
  expect: readonly string[];
  /** The thread in which the question was asked. */
  from?: string;
}

export function readQueries(): { questions: SearchCase[]; names: SearchCase[] } {
  return JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as {
    questions: SearchCase[];
    names: SearchCase[];
  };
}

/**
 * Later collections, each measured before the ranking was changed for it. The answers were written before the search ran;
 * then the first hits were read, and those that answer were added. Ranking, synonyms and phrases have been tuned with `fresh`
 * and `later`, but not with `unseen`, whose answers were collected without the search.
 */
export function readFreshQueries(file: 'fresh' | 'later' | 'unseen'): SearchCase[] {
  return JSON.parse(readFileSync(`tests/search/${file}.json`, 'utf8')) as SearchCase[];
}

export function meanReciprocalRank(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
}

export function readIndexFile(name: string): unknown {
  return JSON.parse(readFileSync(`generated/search/${name}`, 'utf8'));
}

/** The engine with the index of the last build, including texts. */
export function builtEngine(): SearchEngine {
  const engine = createEngine(readIndexFile(SEARCH_NAMES_FILE));
  for (const shard of SEARCH_SHARDS) engine.addText(readIndexFile(searchTextFile(shard)));
  return engine;
}

/** 1 for the first hit, 0 if no expected URL was found. */
export function rankOf({ ask, expect }: SearchCase, engine: SearchEngine): number {
  return engine.answer({ text: ask, filters: {} }).hits.findIndex(({ href }) => expect.includes(href)) + 1;
}
