/** The service worker: where it lives and where it may be registered (specification §7, §9). */
export { SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE } from './address.ts';
export { mayRegister } from './mayRegister.ts';
