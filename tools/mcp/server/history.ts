import { API_FOLDERS, type ApiFolder } from '#model/api-folders';
import { type ApiHistory, keyOf, MEMBER_KINDS, removedIn, sinceOf, stateAt } from '#model/api-history';
import { compareReleases, leadsTo } from '#model/releases';
import type { Site } from './site.ts';

/** What is known of a name that this version does not have: until when it existed, or since when it will. */
export function elsewhereOf({ history, index }: Site, owner: string, member?: string): string | undefined {
  const { version } = index;
  for (const folder of API_FOLDERS) {
    for (const key of keysOf(owner, member)) {
      // Names come from a request, `__proto__` among them.
      if (!Object.hasOwn(history.products[folder], key)) continue;
      const entries = history.products[folder][key] ?? [];
      const past = entries.findLast(([at, state]) => state && leadsTo(at, version, history.branches));
      if (past) return pastOf(history, folder, key, past[0], version);
      const next = entries.find(([at, state]) => state && compareReleases(at, version) > 0);
      if (next) return `It was added ${releaseOf(sinceOf(history, folder, key, next[0]), next[0])}.`;
    }
  }
  return undefined;
}

/** "since 8.5.0", for what is newer than the first release of this major version. */
export function sinceFact({ history, index }: Site, folder: ApiFolder, key: string): string[] {
  const since = sinceOf(history, folder, key, index.version);
  const first = `${index.version.split('.')[0]}.0.0`;
  if (!since || compareReleases(since.release, first) <= 0) return [];
  return [`since ${since.isExact ? '' : 'at the latest '}${since.release}`];
}

export function keysOf(owner: string, member?: string): string[] {
  if (!member) return [owner];
  return MEMBER_KINDS.map((kind) => keyOf({ owner, member: { kind, name: member } }));
}

function pastOf(history: ApiHistory, folder: ApiFolder, key: string, at: string, version: string): string | undefined {
  const removed = removedIn(history, folder, key, at);
  if (!removed || !leadsTo(removed.release, version, history.branches)) return undefined;
  const advice = stateAt(history, folder, key, at)?.deprecated;
  return `It was removed ${releaseOf(removed, removed.release)}.${advice ? ` Before, its deprecation said: ${advice}` : ''}`;
}

function releaseOf(fact: { isExact: boolean } | undefined, release: string): string {
  return `${fact?.isExact ? 'in' : 'by'} ${release}`;
}
