import { factsOf, isKeepable } from '../keepable.ts';
import { isPageCache } from '../pageCache.ts';
import { isOurs } from '../cacheNames.ts';
import { names } from './build.ts';

/** A browser keeps this many visited pages; the one visited longest ago goes first. */
const MAX_PAGES = 50;
/** Addresses differ by query, and answers by encoding; here both make no difference. */
const LOOSELY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** A page as it was kept last: of this build, or else of the build before or of a saved section, newest first. */
export async function findPage(pathname: string): Promise<Response | undefined> {
  const others = (await caches.keys()).filter(isOurs).toReversed();
  for (const name of [names.pages, ...others]) {
    const found = await (await caches.open(name)).match(pathname, LOOSELY);
    if (found) return found;
  }
  return undefined;
}

/** A file of this build, or of any other: the same name means the same content. */
export async function findFile(pathname: string): Promise<Response | undefined> {
  for (const name of [names.files, names.shell]) {
    const own = await (await caches.open(name)).match(pathname, LOOSELY);
    if (own) return own;
  }
  const found = await caches.match(pathname, LOOSELY);
  // The cache it was found in may go with the next build, while pages of this one still need it.
  if (found) await put(names.files, pathname, found.clone());
  return found;
}

/** Keeps an answer if it may be kept; says whether it did. */
export async function keep(cacheName: string, pathname: string, answer: Response): Promise<boolean> {
  if (!isKeepable(factsOf(answer), pathname)) return false;
  const isKept = await put(cacheName, pathname, answer);
  if (isKept && isPageCache(cacheName)) await forgetOldest(cacheName, MAX_PAGES);
  return isKept;
}

/** Where the device has no room left, half of the visited pages make some for the next; this one is lost. */
async function put(cacheName: string, pathname: string, answer: Response): Promise<boolean> {
  try {
    await (await caches.open(cacheName)).put(pathname, answer);
    return true;
  } catch {
    await forgetOldest(names.pages, MAX_PAGES / 2).catch(() => undefined);
    return false;
  }
}

/** Entries lie in the order in which they were last written. */
async function forgetOldest(cacheName: string, left: number) {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - left))) await cache.delete(key);
}
