import type { NavEntry, NavPage } from '#model/nav';
import { treePath } from './docsTab.ts';
import { editDistance } from './editDistance.ts';
import { flattenPages } from './tree.ts';

/** No page has a longer path; what a reader typed beyond this says nothing about which page was meant. */
const MAX_PATH_LENGTH = 256;
const MAX_SEGMENTS = 8;

/** The pages whose paths are most like a path that does not exist, most similar first; for the "not found" page. */
export function nearestPages(path: string, tree: readonly NavEntry[], count: number): NavPage[] {
  const wanted = segmentsOf(treePath(path));
  const unlikeness = segmentUnlikeness();
  return flattenPages(tree)
    .map((page) => ({ page, distance: editDistance(wanted, segmentsOf(page.path), unlikeness) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, Math.max(0, count))
    .map(({ page }) => page);
}

function segmentsOf(path: string): string[] {
  return path.slice(0, MAX_PATH_LENGTH).toLowerCase().split('/').filter(Boolean).slice(0, MAX_SEGMENTS);
}

/** From 0 for equal segments to 1 for segments with nothing in common. Pages share segments, so results are kept. */
function segmentUnlikeness() {
  const known = new Map<string, number>();
  return (a: string, b: string): number => {
    const key = `${a}/${b}`;
    const unlikeness = known.get(key) ?? letterDistance(a, b) / Math.max(a.length, b.length);
    known.set(key, unlikeness);
    return unlikeness;
  };
}

function letterDistance(a: string, b: string): number {
  return editDistance(a.split(''), b.split(''), (before, after) => (before === after ? 0 : 1));
}
