/** The worker as pages see it: registering it, and hearing of a new version. */
import { SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE } from './address.ts';
import { rememberShownPage, type ShownPage } from './changedPage.ts';
import { mayRegister } from './mayRegister.ts';
import { isPageCache } from './pageCache.ts';

/** A tab that stays open for days asks whether there is a new worker when it is looked at again, this rarely. */
const LOOK_AGAIN_MS = 3_600_000;

/**
 * Registers the worker where it belongs. Anywhere else, or when the browser will not, nothing happens. `onNewVersion`
 * is called when a new build has taken over and this very page is not what it was; reloading is for the reader to do.
 */
export async function registerServiceWorker(docsHost: string | undefined, onNewVersion: () => void) {
  if (!mayRegister({ isProduction: import.meta.env.PROD, docsHost, hostname: location.hostname })) return;
  try {
    // Absent on plain http and where the browser forbids storage.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const wasControlled = Boolean(workers.controller);
    const registration = await workers.register(SERVICE_WORKER_PATH, { scope: SERVICE_WORKER_SCOPE, updateViaCache: 'none' });
    // A page outside of the scope, such as one in another language, has nothing more to do with it.
    if (!location.pathname.startsWith(SERVICE_WORKER_SCOPE)) return;
    // Blockers answer with nothing.
    if (registration) lookAgainWhenVisible(registration);
    if (!workers.controller) await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
    const isKept = wasControlled && !wasFetchedEarly();
    const page = isKept ? shownPage() : fetchShownPage();
    // Listens from now on: a new build may take over while this page is still being kept.
    workers.addEventListener('controllerchange', () => void tellOfChange(page, onNewVersion));
    await page;
    if (!isKept) await keepFiles();
  } catch {
    // A file that is missing, broken or refused: the site works without its worker.
  }
}

/** Whether the page was fetched on a guess, before the visit. */
function wasFetchedEarly(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number; deliveryType?: string }[];
  return Boolean(visit?.activationStart || visit?.deliveryType);
}

async function tellOfChange(page: Promise<ShownPage>, onNewVersion: () => void) {
  const shown = await page.catch(() => undefined);
  if (await shown?.hasChanged()) onNewVersion();
}

/** The worker came after this page and has not seen it visited; asked once more, it keeps the page. */
async function fetchShownPage(): Promise<ShownPage> {
  return rememberShownPage(await fetch(location.pathname));
}

/** The same for what has run on it. */
async function keepFiles() {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && /^\/(?:_astro|static)\//.test(pathname)) await fetch(pathname).catch(() => undefined);
  }
}

/** The newest copy is what was shown. Without one nobody can say whether the page changed, and nobody does. */
async function shownPage(): Promise<ShownPage> {
  const name = (await caches.keys()).findLast(isPageCache);
  const copy = name && (await (await caches.open(name)).match(location.pathname, { ignoreSearch: true, ignoreVary: true }));
  return rememberShownPage(copy || undefined);
}

function lookAgainWhenVisible(registration: ServiceWorkerRegistration) {
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}
