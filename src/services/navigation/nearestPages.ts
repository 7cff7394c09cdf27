import { editDistance, letterDistance, type EditCosts } from '#lib/edit-distance';
import type { NavEntry, NavPage } from '#model/nav';
import { treePath } from './docsTab.ts';
import { flattenPages } from './tree.ts';

/** No page has a longer path, so anything beyond this is irrelevant. */
const MAX_PATH_LENGTH = 256;
const MAX_SEGMENTS = 8;
/** A parent counts, but not a sibling with another name. */
const MAX_DISTANCE = 1.5;
/** Names that differ more than this have nothing in common: `nope-not-here` and `react-date-pickers`. */
const MAX_DISSIMILARITY = 0.65;

/** The pages with similar paths, most similar first; for the "not found" page. */
export function nearestPages(path: string, tree: readonly NavEntry[], count: number): NavPage[] {
  const wanted = segmentsOf(treePath(path));
  const costs = segmentCosts();
  return flattenPages(tree)
    .map((page) => ({ page, distance: editDistance(wanted, segmentsOf(page.path), costs) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, Math.max(0, count))
    .map(({ page }) => page);
}

function segmentsOf(path: string): string[] {
  return path.slice(0, MAX_PATH_LENGTH).toLowerCase().split('/').filter(Boolean).slice(0, MAX_SEGMENTS);
}

/** A missing segment costs less than an extra one. Pages share segments, so results are cached. */
function segmentCosts(): EditCosts<string> {
  const cache = new Map<string, number>();
  return {
    insert: 0.75,
    remove: 1.5,
    replace(typed, segment) {
      const key = `${typed}/${segment}`;
      const cost = cache.get(key) ?? 2 * dissimilarity(typed, segment);
      cache.set(key, cost);
      return cost;
    },
  };
}

/** From 0 for equal segments to 1 for segments with nothing in common. */
function dissimilarity(a: string, b: string): number {
  const share = letterDistance(a, b) / Math.max(a.length, b.length);
  return share > MAX_DISSIMILARITY ? 1 : share;
}
