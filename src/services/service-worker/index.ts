/** The service worker: its path, where it may be registered (specification §7, §9), and its cache names. */
export { findSaved, savedCacheName } from './cacheNames.ts';
export { isCacheableResponse } from './cacheable.ts';
export { mayRegister } from './mayRegister.ts';
export { isPageCache } from './pageCache.ts';
