/**
 * Path prefixes without a page: for `/x/migration/a` and `/x/api/b` these are `/x`, `/x/migration` and `/x/api`. Users
 * reach them by truncating a URL.
 */
export function unlistedPrefixes(paths: readonly string[]): string[] {
  const listed = new Set(paths);
  const prefixes = paths.flatMap((path) => {
    const segments = path.split('/').slice(1, -1);
    return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(prefixes)].filter((prefix) => !listed.has(prefix)).sort();
}
