import { OFFLINE_PATH, SHELL_PAGES } from '#model/offline';
import { networkFirst } from '../networkFirst.ts';
import { names } from './build.ts';
import { findFile, findPage, cacheResponse } from './cachedFiles.ts';
import { cacheAssets } from './cacheAssets.ts';
import type { FetchEvent } from './scope.ts';

/** How long to wait for the network when a cached copy exists. */
const TIMEOUT_MS = 4000;

/** Network first, then the cached copy, then the offline page. */
export async function handleDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const network = fetchPage(event);
  // Prefetched pages, by the browser or by a page, are not cached here; when one is actually visited, the page requests it again.
  const isPrefetch = request.headers.has('sec-purpose') || request.headers.has('purpose');
  event.waitUntil(
    network.then((response) => (isPrefetch ? undefined : cachePage(pathname, response.clone()))).catch(() => undefined),
  );
  const response = await networkFirst({ network, cached: () => findPage(pathname), timeoutMs: TIMEOUT_MS });
  if (response) return response;
  const offlinePage = request.mode === 'navigate' && (await findPage(`${OFFLINE_PATH}/`));
  // A new response has no URL, so that the requested URL stays in the address bar for a retry.
  return offlinePage ? new Response(offlinePage.body, offlinePage) : Response.error();
}

/** The HTTP cache may hold a page for a day, so it is revalidated. */
async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(new Request(request, { cache: 'no-cache' }));
}

/** Pages of the shell are cached with it and must not count as visited. */
async function cachePage(pathname: string, response: Response) {
  if (SHELL_PAGES.includes(pathname)) return;
  const html = await response.clone().text();
  if (await cacheResponse(names.pages, pathname, response)) await cacheAssets(pathname, html);
}

/** Cache first: the name contains a content hash, so the file never changes. */
export async function handleHashed(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const found = await findFile(pathname);
  if (found) return found;
  const response = await fetch(event.request);
  event.waitUntil(cacheResponse(names.files, pathname, response.clone()));
  return response;
}

/** Network first, then the cached copy. */
export async function handlePlain(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const network = fetch(request);
  event.waitUntil(
    network.then((response) => cacheResponse(names.files, pathname, response.clone())).catch(() => undefined),
  );
  const response = await networkFirst({ network, cached: () => findFile(pathname), timeoutMs: TIMEOUT_MS });
  return response ?? Response.error();
}
