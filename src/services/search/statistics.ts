import { SEARCH_SHARDS, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import type { TermIndex } from './termIndex.ts';

export interface Statistics {
  /** How rare a term is in the guides (inverse document frequency); `undefined` for an unknown term. */
  rarityOf: (term: string) => number | undefined;
  /** The share of the guides of each product that use a term: `axis` is a word of charts, `row` one of the Data Grid. */
  usageOf: (term: string) => ReadonlyMap<SearchShard, number> | undefined;
  /** Forgets what was counted, after text was added. */
  reset: () => void;
}

/** Counts terms in pages and sections. API names are left out: thousands of props would make `row` a common word. */
export function countTerms(entries: readonly Entry[], index: TermIndex): Statistics {
  const shards = entries.map(({ kind, shard, path }) =>
    kind === 'page' || kind === 'section' ? (path.startsWith('migration') ? 'general' : shard) : undefined,
  );
  const sizes = new Map(SEARCH_SHARDS.map((shard) => [shard, shards.filter((other) => other === shard).length]));
  const size = [...sizes.values()].reduce((sum, count) => sum + count, 0);
  const counted = new Map<string, { rarity: number; usage: Map<SearchShard, number> }>();

  function count(term: string) {
    const known = counted.get(term);
    const posting = index.entriesWith(term);
    if (known || !posting) return known;
    const counts = new Map<SearchShard, number>();
    let total = 0;
    for (const id of posting.keys()) {
      const shard = shards[id];
      if (!shard) continue;
      total += 1;
      counts.set(shard, (counts.get(shard) ?? 0) + 1);
    }
    const usage = new Map([...counts].map(([shard, own]) => [shard, own / (sizes.get(shard) || 1)]));
    const statistics = { rarity: Math.log(1 + size / Math.max(1, total)), usage };
    counted.set(term, statistics);
    return statistics;
  }

  return {
    rarityOf: (term) => count(term)?.rarity,
    usageOf: (term) => count(term)?.usage,
    reset: () => counted.clear(),
  };
}
