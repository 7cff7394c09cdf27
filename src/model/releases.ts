/** Releases in their order. They branch: after 8.0.0, 7.x went on with backports, which 8.0.0 does not contain. */

/** The last release of a major version before the next one appeared, by the number of the next one. */
export type Branches = Readonly<Record<string, string>>;

const RELEASE = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is a stable release, such as 8.11.1. */
export function isRelease(text: string): boolean {
  return RELEASE.test(text);
}

export function compareReleases(a: string, b: string): number {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  const at = first.findIndex((number, index) => number !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

export function majorOf(release: string): number {
  return numbersOf(release)[0] ?? 0;
}

/** `8.11`, or `9.0` for 9.0.0. */
export function minorOf(release: string): string {
  return numbersOf(release).slice(0, 2).join('.');
}

/** Whether `later` is `earlier`, or contains what `earlier` contains because it came after it on its line. */
export function leadsTo(earlier: string, later: string, branches: Branches): boolean {
  const [from, to] = [majorOf(earlier), majorOf(later)];
  if (from === to) return compareReleases(earlier, later) <= 0;
  if (from > to) return false;
  const last = branches[from + 1];
  return last === undefined || compareReleases(earlier, last) <= 0;
}

/** The release before, on the line of the given one; `undefined` for the first. */
export function releaseBefore(release: string, releases: readonly string[], branches: Branches): string | undefined {
  return releases.findLast((one) => one !== release && leadsTo(one, release, branches));
}

/** What exists beyond a release: the newest of its major version, and the newest of all. */
export function newerReleases(release: string, releases: readonly string[]): string[] {
  const newest = releases.filter((one) => compareReleases(one, release) > 0);
  const ofMajor = newest.findLast((one) => majorOf(one) === majorOf(release));
  return [...new Set([newest.at(-1), ofMajor])].filter((one) => one !== undefined);
}

/** There are few releases, and each is compared thousands of times. */
const parsed = new Map<string, readonly number[]>();

function numbersOf(release: string): readonly number[] {
  const known = parsed.get(release);
  if (known) return known;
  const numbers = (RELEASE.exec(release) ?? []).slice(1).map(Number);
  parsed.set(release, numbers);
  return numbers;
}
