/**
 * The kill switch: what a build without a service worker publishes at the same URL. It replaces the installed
 * worker, deletes all caches of the site and unregisters itself.
 */
import { isOurs } from '../cacheNames.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll() {
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  await scope.registration.unregister();
}
