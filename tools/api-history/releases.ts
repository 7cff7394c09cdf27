import { API_FOLDERS } from '#model/api-folders';
import { packagesOf } from '#model/install';
import { type Branches, compareReleases, majorOf } from '#model/releases';
import type { Timeline } from './merge.ts';

/** Stable versions by package. */
export type Published = ReadonlyMap<string, readonly string[]>;

/**
 * The last release of a major version before the next one appeared, by the dates of their tags; a registry may know only the
 * dates of its copies. A version that is not listed branches off at the newest release before it.
 */
const BRANCHES: Branches = { 7: '6.19.8', 8: '7.29.0', 9: '8.28.2' };

export const DOCUMENTED: readonly string[] = API_FOLDERS.flatMap(packagesOf);

/** The history starts here. */
export const FIRST_MAJOR = 6;

/** All releases: a release is what was published under one number. */
export function timelineOf(published: Published): Timeline {
  const releases = [...new Set([...published.values()].flat())].sort(compareReleases);
  const majors = [...new Set(releases.map(majorOf))].slice(1);
  const branches = majors.map((major): [number, string] => [
    major,
    BRANCHES[major] ?? releases.findLast((one) => majorOf(one) < major) ?? '',
  ]);
  return { releases, branches: Object.fromEntries(branches) };
}

/** The packages that were published in a release. */
export function packagesIn(release: string, published: Published): string[] {
  return DOCUMENTED.filter((name) => published.get(name)?.includes(release));
}
