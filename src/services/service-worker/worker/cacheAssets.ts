import { assetsInHtml, staticImports } from '#lib/asset-references';
import { sectionOf } from '#model/offline';
import { build, names } from './build.ts';
import { findFile, cacheResponse } from './cachedFiles.ts';
import { scope } from './scope.ts';

/** Files already cached with their imports since this worker was started. */
const complete = new Set<string>();
const HASHED = '/_astro/';

/**
 * Caches everything a page may request, including demos that were not scrolled to and the search text of its product. With
 * Save-Data, only the files the page has loaded are cached.
 */
export async function cacheAssets(pathname: string, html: string) {
  if (scope.navigator.connection?.saveData) return;
  const text = build.searchTexts[sectionOf(pathname)];
  const queue = assetsInHtml(html).filter((path) => path.startsWith(HASHED));
  if (text) queue.push(text);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (complete.has(path)) continue;
    complete.add(path);
    const file = await obtain(path).catch(() => undefined);
    if (!file) complete.delete(path);
    else if (path.endsWith('.js')) queue.push(...staticImports(await file.text()).map((name) => HASHED + name));
  }
}

/** Returns a file from the cache, or fetches and caches it. */
async function obtain(path: string): Promise<Response | undefined> {
  const found = await findFile(path);
  if (found) return found;
  const response = await fetch(path, { priority: 'low' });
  return (await cacheResponse(names.files, path, response.clone())) ? response : undefined;
}
