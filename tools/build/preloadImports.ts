import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { staticImports } from '#lib/asset-references';
import { memoize } from '#lib/memoize';

const MODULES = /<script type="module" src="(\/[^/"][^"]*)"/g;

/**
 * The browser discovers the imports of a module only after downloading it. Preload links fetch both in parallel, and
 * controls become interactive one round trip sooner.
 */
export function preloadImports(html: string, importsOf: (path: string) => readonly string[]) {
  return html.replace(MODULES, (script, path: string) => {
    const links = importsOf(path).map((imported) => `<link rel="modulepreload" href="${imported}">`);
    return links.join('') + script;
  });
}

/** Static imports of the modules of a site, including transitive ones. */
export function importsIn(site: string) {
  return memoize((path: string) => collectImports(path, (address) => readIfThere(join(site, address))));
}

export function collectImports(path: string, read: (path: string) => string | undefined): string[] {
  const seen = new Set([path]);
  // Iterating over a set includes elements that are added during the loop.
  for (const module of seen) {
    for (const name of staticImports(read(module) ?? '')) {
      const imported = posix.join(posix.dirname(module), name);
      if (read(imported) !== undefined) seen.add(imported);
    }
  }
  return [...seen].slice(1);
}

function readIfThere(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
