/** Caches are named by the build that filled them. Sections that a reader saved have caches of their own. */
const NAME = /^x-docs-(?:(shell|pages|files)|saved-(?:[a-z-]+))-([0-9a-f]+)$/;

export const cacheNames = (build: string) =>
  ({ shell: `x-docs-shell-${build}`, pages: `x-docs-pages-${build}`, files: `x-docs-files-${build}` }) as const;

export const savedCacheName = (section: string, build: string) => `x-docs-saved-${section}-${build}`;

/** Other caches of the same origin are none of our business. */
export const isOurs = (name: string) => NAME.test(name);

/** The build of a saved section among the names of all caches; of several the last made. */
export function findSaved(names: readonly string[], section: string): string[] {
  return names.filter((name) => isOurs(name) && name.startsWith('x-docs-saved-') && name.slice('x-docs-saved-'.length, name.lastIndexOf('-')) === section);
}

/**
 * Which caches a worker of `build` throws away, out of all names in the order they were made. The build before stays for
 * one more release: tabs that show its pages still ask for its files. What a reader saved goes only when the reader says
 * so, or is replaced.
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const visits = names.filter((name) => NAME.exec(name)?.[1]);
  const buildOf = (name: string) => NAME.exec(name)?.[2];
  const before = visits.map(buildOf).findLast((other) => other !== build);
  return visits.filter((name) => buildOf(name) !== build && buildOf(name) !== before);
}
