import { compareReleases, majorOf, minorOf } from '#model/releases';

/**
 * Releases that are to be read, those first that say most to readers of `current`: its major version, first and last releases
 * of the minor versions of earlier ones, the newest ones, and then the rest.
 */
export function mostUsefulFirst(releases: readonly string[], current: string): string[] {
  const major = majorOf(current);
  const own = releases.filter((release) => majorOf(release) === major);
  const earlier = releases.filter((release) => majorOf(release) < major).toReversed();
  const later = releases.filter((release) => majorOf(release) > major);
  const isEndOfMinor = (release: string) => {
    const same = releases.filter((one) => minorOf(one) === minorOf(release)).toSorted(compareReleases);
    return release === same[0] || release === same.at(-1);
  };
  return [...new Set([...own, ...earlier.filter(isEndOfMinor), ...later.toReversed(), ...earlier])];
}
