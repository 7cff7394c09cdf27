/**
 * The service worker at `/x/sw.js`. It takes over immediately and never reloads a page: pages are network-first, file names
 * contain content hashes, and the caches of the previous build stay for its open tabs.
 */
import { outdatedCaches } from '../cacheNames.ts';
import { factsOf, isCacheable } from '../cacheable.ts';
import { routeOf } from '../route.ts';
import { handleDocument, handleHashed, handlePlain } from './handlers.ts';
import { build, names } from './build.ts';
import { scope, type FetchEvent } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const response = responseFor(event);
  if (response) event.respondWith(response);
});

/** All or nothing: if a file of the shell is missing, the installation fails and the previous worker stays active. */
async function install() {
  const shell = await caches.open(names.shell);
  await Promise.all(
    build.shell.map(async (path) => {
      const isHashed = path.startsWith('/_astro/');
      const response =
        (isHashed && (await caches.match(path))) || (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }));
      if (!isCacheable(factsOf(response), path)) throw new Error(`${path} cannot be cached.`);
      await shell.put(path, response);
    }),
  );
  await scope.skipWaiting();
}

async function activate() {
  for (const name of outdatedCaches(await caches.keys(), build.id)) await caches.delete(name);
  // Lets the browser request a page while the worker is starting.
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}

function responseFor(event: FetchEvent): Promise<Response> | undefined {
  const { method, url, mode, cache, headers } = event.request;
  switch (routeOf({ method, url, mode, cache, isRange: headers.has('range') }, scope.location.origin)) {
    case 'document':
      return handleDocument(event);
    case 'hashed':
      return handleHashed(event);
    case 'plain':
      return handlePlain(event);
    case 'pass':
      return undefined;
  }
}
