/** What a reader has at hand without a connection: the offline page, and the notice of a new version. */
export { NewVersion } from './NewVersion.tsx';
export { OfflinePage } from './OfflinePage.tsx';
