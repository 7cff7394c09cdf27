import type { ScannedPage } from '../scan.ts';

/** Anchors that have been published, by path. External links point to them, so none may disappear. */
export type PublishedAnchors = Readonly<Record<string, readonly string[]>>;

export const PUBLISHED_ANCHORS_FILE = 'content/published-anchors.json';

/** The list to commit with a release: all anchors published before, and the current ones. */
export function addPublishedAnchors(published: PublishedAnchors, pages: readonly ScannedPage[]): PublishedAnchors {
  const all = new Map(Object.entries(published).map(([path, ids]) => [path, new Set(ids)]));
  for (const { path, ids } of pages) all.set(path, new Set([...(all.get(path) ?? []), ...ids]));
  const sorted = Array.from(all, ([path, ids]): [string, string[]] => [path, [...ids].sort()]).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return Object.fromEntries(sorted);
}

export function formatPublishedAnchors(published: PublishedAnchors): string {
  return `${JSON.stringify(published, null, 2)}\n`;
}

/** Parses the committed list; throws if it is malformed. */
export function parsePublishedAnchors(text: string): PublishedAnchors {
  const data: unknown = JSON.parse(text);
  if (!isPublishedAnchors(data))
    throw new Error(`${PUBLISHED_ANCHORS_FILE} is not an object of lists of ids. Restore it from an earlier version.`);
  return data;
}

function isPublishedAnchors(data: unknown): data is PublishedAnchors {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));
}
