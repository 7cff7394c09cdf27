import { factsOf, isCacheable } from '../cacheable.ts';
import { isPageCache } from '../pageCache.ts';
import { isOurs } from '../cacheNames.ts';
import { names } from './build.ts';

/** Maximum number of cached pages; the least recently visited is evicted first. */
const MAX_PAGES = 50;
/** Query strings and encodings make no difference here. */
const MATCH_OPTIONS: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Opening a cache would create it again if a newer worker has just deleted it. */
function matchIn(cacheName: string, pathname: string): Promise<Response | undefined> {
  return caches.match(pathname, { ...MATCH_OPTIONS, cacheName });
}

/** The most recent copy of a page: from this build, otherwise from the previous build or a saved section, newest first. */
export async function findPage(pathname: string): Promise<Response | undefined> {
  const others = (await caches.keys()).filter(isOurs).toReversed();
  for (const name of [names.pages, ...others]) {
    const found = await matchIn(name, pathname);
    if (found) return found;
  }
  return undefined;
}

/** A file from this build or any other: the same name means the same content. */
export async function findFile(pathname: string): Promise<Response | undefined> {
  for (const name of [names.files, names.shell]) {
    const own = await matchIn(name, pathname);
    if (own) return own;
  }
  const found = await caches.match(pathname, MATCH_OPTIONS);
  // That cache may be deleted with the next build while pages of this one still need the file.
  if (found) await put(names.files, pathname, found.clone());
  return found;
}

/** Caches a response if allowed and returns whether it was cached. */
export async function cacheResponse(cacheName: string, pathname: string, response: Response): Promise<boolean> {
  if (!isCacheable(factsOf(response), pathname)) return false;
  const isCached = await put(cacheName, pathname, response);
  if (isCached && isPageCache(cacheName)) await evictOldest(cacheName, MAX_PAGES);
  return isCached;
}

/** If the quota is exceeded, half of the visited pages are evicted for the next one; this one is not cached. */
async function put(cacheName: string, pathname: string, response: Response): Promise<boolean> {
  try {
    await (await caches.open(cacheName)).put(pathname, response);
    return true;
  } catch {
    await evictOldest(names.pages, MAX_PAGES / 2).catch(() => undefined);
    return false;
  }
}

/** Cache keys are in the order in which they were last written. */
async function evictOldest(cacheName: string, left: number) {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - left))) await cache.delete(key);
}
