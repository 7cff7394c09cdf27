import { compareReleases, majorOf, minorOf } from '#model/releases';
import type { Published } from './releases.ts';

/**
 * Releases that are to be read, those first that say most to readers of `current`: where earlier major versions start and end,
 * the releases of the own one, where later ones start and end, the same for minor versions, and then the rest; the newest first.
 */
export function mostUsefulFirst(releases: readonly string[], current: string, published: Published): string[] {
  // The registry has gaps, so packages start and end in different releases.
  const endsOf = (groupOf: (release: string) => number | string) =>
    new Set(
      [...published.values()].flatMap((versions) =>
        [...Map.groupBy(versions, groupOf).values()].flatMap((group) => [group[0], group.at(-1)]),
      ),
    );
  const [endsOfMajors, endsOfMinors] = [endsOf(majorOf), endsOf(minorOf)];
  const isPast = (release: string) => compareReleases(release, current) <= 0;
  const steps = [
    (release: string) => endsOfMajors.has(release) && isPast(release),
    (release: string) => majorOf(release) === majorOf(current) && isPast(release),
    (release: string) => endsOfMajors.has(release),
    (release: string) => endsOfMinors.has(release),
    () => true,
  ];
  const newestFirst = releases.toSorted(compareReleases).toReversed();
  return [...new Set(steps.flatMap((isNext) => newestFirst.filter(isNext)))];
}
