/** Registers the service worker and detects new versions. */
import { SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE } from './address.ts';
import { rememberShownPage, type ShownPage } from './changedPage.ts';
import { mayRegister } from './mayRegister.ts';
import { isPageCache } from './pageCache.ts';

/** A tab that stays open for days checks for an update when it becomes visible, at most this often. */
const UPDATE_INTERVAL_MS = 3_600_000;

/**
 * Registers the service worker on the configured host; does nothing elsewhere or if the browser refuses. `onNewVersion` is
 * called when a new build is active and has changed the current page; the page is not reloaded automatically.
 */
export async function registerServiceWorker(docsHost: string | undefined, onNewVersion: () => void) {
  if (!mayRegister({ isProduction: import.meta.env.PROD, docsHost, hostname: location.hostname })) return;
  try {
    // Missing on plain http and if storage is blocked.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const wasControlled = Boolean(workers.controller);
    const registration = await workers.register(SERVICE_WORKER_PATH, {
      scope: SERVICE_WORKER_SCOPE,
      updateViaCache: 'none',
    });
    // Pages outside of the scope, such as those in other languages, are not controlled by the worker.
    if (!location.pathname.startsWith(SERVICE_WORKER_SCOPE)) return;
    // Some blockers resolve with `undefined`.
    if (registration) updateWhenVisible(registration);
    if (!workers.controller)
      await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
    const isCached = wasControlled && !wasPrefetched();
    const page = isCached ? shownPage() : fetchShownPage();
    // Listen immediately: a new build may take over while this page is still being cached.
    workers.addEventListener('controllerchange', () => void notifyOfChange(page, onNewVersion));
    await page;
    if (!isCached) await cacheFiles();
  } catch {
    // The worker is missing, broken or blocked; the site works without it.
  }
}

/** Whether the page was prefetched or prerendered. */
function wasPrefetched(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number; deliveryType?: string }[];
  return Boolean(visit?.activationStart || visit?.deliveryType);
}

async function notifyOfChange(page: Promise<ShownPage>, onNewVersion: () => void) {
  const shown = await page.catch(() => undefined);
  if (await shown?.hasChanged()) onNewVersion();
}

/** The worker did not handle the navigation to this page; fetching it again lets the worker cache it. */
async function fetchShownPage(): Promise<ShownPage> {
  return rememberShownPage(await fetch(location.pathname));
}

/** The same for the files the page has loaded. */
async function cacheFiles() {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && /^\/(?:_astro|static)\//.test(pathname))
      await fetch(pathname).catch(() => undefined);
  }
}

/** The newest cached copy is the shown page. Without one, changes cannot be detected. */
async function shownPage(): Promise<ShownPage> {
  const name = (await caches.keys()).findLast(isPageCache);
  const copy =
    name && (await (await caches.open(name)).match(location.pathname, { ignoreSearch: true, ignoreVary: true }));
  return rememberShownPage(copy || undefined);
}

function updateWhenVisible(registration: ServiceWorkerRegistration) {
  let updatedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - updatedAt < UPDATE_INTERVAL_MS) return;
    updatedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}
