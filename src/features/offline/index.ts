/** Offline support: the offline page and the update notice. */
export { NewVersion } from './NewVersion.tsx';
export { OfflinePage } from './OfflinePage.tsx';
