/** Cache names contain the build that filled them. Saved sections have separate caches. */
const NAME = /^x-docs-(?:(shell|pages|files)|saved-(?:[a-z-]+))-([0-9a-f]+)$/;

export const cacheNames = (build: string) =>
  ({ shell: `x-docs-shell-${build}`, pages: `x-docs-pages-${build}`, files: `x-docs-files-${build}` }) as const;

export const savedCacheName = (section: string, build: string) => `x-docs-saved-${section}-${build}`;

/** Excludes caches of other applications on the same origin. */
export const isOurs = (name: string) => NAME.test(name);

/** The caches of a saved section, oldest first. */
export function findSaved(names: readonly string[], section: string): string[] {
  return names.filter(
    (name) =>
      isOurs(name) &&
      name.startsWith('x-docs-saved-') &&
      name.slice('x-docs-saved-'.length, name.lastIndexOf('-')) === section,
  );
}

/**
 * The caches that a worker of `build` deletes; `names` are in creation order. The previous build is kept for one more
 * release, because open tabs still request its files. Saved sections are deleted only by the user or when replaced.
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const visits = names.filter((name) => NAME.exec(name)?.[1]);
  const buildOf = (name: string) => NAME.exec(name)?.[2];
  const previous = visits.map(buildOf).findLast((other) => other !== build);
  return visits.filter((name) => buildOf(name) !== build && buildOf(name) !== previous);
}
