/**
 * The worker at `/x/sw.js`. It takes over at once and asks nobody to reload: pages come from the network first, files
 * are named by their content, and the files of the build before are still there for the tabs that show its pages.
 */
import { outdatedCaches } from '../cacheNames.ts';
import { factsOf, isKeepable } from '../keepable.ts';
import { routeOf } from '../route.ts';
import { answerDocument, answerHashed, answerPlain } from './answers.ts';
import { build, names } from './build.ts';
import { scope, type FetchEvent } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});

/** Whole or not at all: a worker whose shell has holes is not installed, and the one before goes on. */
async function install() {
  const shell = await caches.open(names.shell);
  await Promise.all(
    build.shell.map(async (path) => {
      const isHashed = path.startsWith('/_astro/');
      const answer = (isHashed && (await caches.match(path))) || (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }));
      if (!isKeepable(factsOf(answer), path)) throw new Error(`${path} cannot be kept.`);
      await shell.put(path, answer);
    }),
  );
  await scope.skipWaiting();
}

async function activate() {
  for (const name of outdatedCaches(await caches.keys(), build.id)) await caches.delete(name);
  // The browser asks for a page while the worker wakes up.
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}

function answerFor(event: FetchEvent): Promise<Response> | undefined {
  const { method, url, mode, cache, headers } = event.request;
  switch (routeOf({ method, url, mode, cache, isForPart: headers.has('range') }, scope.location.origin)) {
    case 'document':
      return answerDocument(event);
    case 'hashed':
      return answerHashed(event);
    case 'plain':
      return answerPlain(event);
    case 'pass':
      return undefined;
  }
}
