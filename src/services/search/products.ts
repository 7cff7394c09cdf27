import { SEARCH_SHARDS, type SearchShard } from '#model/search';
import type { Statistics } from './statistics.ts';

/** Smooths the evidence of a word that a product rarely uses, as a share of its sections. */
const SMOOTHING = 0.01;
/** How much the evidence of all words counts. */
const EVIDENCE_POWER = 0.3;
/** Words alone never exclude a product. */
const LEAST_FACTOR = 0.3;
/** A short query names a feature that several products may have. */
const MIN_WORDS = 3;

/**
 * A factor for each product, 1 for the most probable one, by the words of the query: a filter of a column is one of the Data
 * Grid, even if the words also occur in the guides of charts. General pages, such as those about licenses, are never less
 * probable.
 */
export function productFactors(
  stems: ReadonlySet<string>,
  usageOf: Statistics['usageOf'],
): ReadonlyMap<SearchShard, number> {
  if (stems.size < MIN_WORDS) return new Map();
  const used = [...stems].flatMap((word) => usageOf(word) ?? []);
  const products = SEARCH_SHARDS.filter((shard) => shard !== 'general');
  const evidence = products.map((shard) =>
    used.reduce((sum, shares) => sum + Math.log((shares.get(shard) ?? 0) + SMOOTHING), 0),
  );
  const most = Math.max(...evidence);
  return new Map(
    products.map((shard, index) => [
      shard,
      Math.max(LEAST_FACTOR, Math.exp(EVIDENCE_POWER * ((evidence[index] ?? most) - most))),
    ]),
  );
}
