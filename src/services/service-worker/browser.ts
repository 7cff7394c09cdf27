import { SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE } from './address.ts';
import { mayRegister } from './mayRegister.ts';

/** Registers the worker where it belongs. Anywhere else, or when the browser will not, nothing happens. */
export async function registerServiceWorker(docsHost: string | undefined) {
  if (!mayRegister({ isProduction: import.meta.env.PROD, docsHost, hostname: location.hostname })) return;
  try {
    // Absent on plain http and where the browser forbids storage.
    await navigator.serviceWorker?.register(SERVICE_WORKER_PATH, { scope: SERVICE_WORKER_SCOPE, updateViaCache: 'none' });
  } catch {
    // A file that is missing, broken or refused: the site works without its worker.
  }
}
