import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  /** URL path: `/x/introduction/`. */
  path: string;
  html: string;
}

/** The pages under `/x/`, in alphabetical order. */
export function readPages(site: string): BuiltPage[] {
  return readdirSync(join(site, 'x'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => name.split('\\').join('/'))
    .sort()
    .map((name) => ({
      path: `/x/${name.slice(0, -'index.html'.length)}`,
      html: readFileSync(join(site, 'x', name), 'utf8'),
    }));
}

/** An id of the build that changes if and only if a page or a file changes. */
export function siteId(site: string, pages: readonly BuiltPage[]): string {
  const hash = createHash('sha256');
  for (const { path, html } of pages) hash.update(path).update(html);
  // These names contain a content hash.
  for (const name of readdirSync(join(site, '_astro'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:br|gz)$/.test(name)) hash.update(`${name}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
