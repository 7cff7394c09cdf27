/**
 * The kill switch: the worker that a site built with `SERVICE_WORKER=off` publishes at the same address. It replaces
 * whatever is there, removes everything that was ever kept, and itself.
 */
import { isOurs } from '../cacheNames.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  await scope.registration.unregister();
}
