import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  /** As it is addressed: `/x/introduction/`. */
  path: string;
  html: string;
}

/** The pages under `/x/`, in alphabetical order. */
export function readPages(site: string): BuiltPage[] {
  return readdirSync(join(site, 'x'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => name.split('\\').join('/'))
    .sort()
    .map((name) => ({ path: `/x/${name.slice(0, -'index.html'.length)}`, html: readFileSync(join(site, 'x', name), 'utf8') }));
}

/** A name for what was built: the same for the same pages and files, another when any of them changes. */
export function siteId(site: string, pages: readonly BuiltPage[]): string {
  const hash = createHash('sha256');
  for (const { path, html } of pages) hash.update(path).update(html);
  // Names of these are made from their content.
  for (const name of readdirSync(join(site, '_astro'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:br|gz)$/.test(name)) hash.update(`${name}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
