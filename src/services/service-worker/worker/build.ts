import type { OfflineBuild } from '#model/offline';
import { cacheNames } from '../cacheNames.ts';

/** Injected by `tools/build/serviceWorker.ts`. */
declare const OFFLINE_BUILD: OfflineBuild;

export const build: OfflineBuild = OFFLINE_BUILD;
export const names = cacheNames(build.id);
