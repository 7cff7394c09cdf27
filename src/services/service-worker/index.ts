/** The service worker: where it lives, where it may be registered (specification §7, §9), and what it keeps under which names. */
export { SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE } from './address.ts';
export { findSaved, savedCacheName } from './cacheNames.ts';
export { isKeepableResponse } from './keepable.ts';
export { mayRegister } from './mayRegister.ts';
export { isPageCache } from './pageCache.ts';
