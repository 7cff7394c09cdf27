const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mts',
  '.mjs',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];
/** What projects commonly put before the paths of their sources; a base folder needs nothing. */
const ALIAS = /^(?:[@~#]\/?|src\/|app\/)/;

/** Finds the file of an import among the given files. */
export function createFileResolver(files: ReadonlyMap<string, unknown>) {
  /** Files by everything that an alias could leave of their paths. */
  const bySuffix = new Map<string, string | undefined>();
  for (const file of files.keys()) {
    const parts = file.split('/');
    for (let start = 0; start < parts.length; start += 1) {
      const suffix = parts.slice(start).join('/');
      // Two files with one ending can't be told apart.
      bySuffix.set(suffix, bySuffix.has(suffix) ? undefined : file);
    }
  }

  return (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) {
      const path = join(from.split('/').slice(0, -1), specifier);
      return firstOf(path, (candidate) => (files.has(candidate) ? candidate : undefined));
    }
    // Names of packages have no file here that ends like them.
    if (!ALIAS.test(specifier) && !specifier.includes('/')) return undefined;
    return firstOf(specifier.replace(ALIAS, ''), (candidate) => bySuffix.get(candidate));
  };
}

function firstOf(path: string, find: (candidate: string) => string | undefined): string | undefined {
  // TypeScript imports `./grid.js` for `grid.ts`.
  const bases = [path, path.replace(/\.[cm]?jsx?$/, '')];
  for (const base of bases)
    for (const ending of ENDINGS) {
      const found = find(base + ending);
      if (found) return found;
    }
  return undefined;
}

function join(folder: readonly string[], specifier: string): string {
  const path = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}
