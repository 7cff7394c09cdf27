/** Entry points of the offline user interface. Each module is loaded only when needed. */
import { find } from '#lib/hook';
import { OFFLINE_PAGE } from './hooks.ts';

export const showNewVersion = () =>
  import('./showNewVersion.ts').then((notice) => notice.showNewVersion()).catch(() => undefined);

export function activateOffline() {
  const page = find(OFFLINE_PAGE);
  if (page)
    import('./activateOfflinePage.ts')
      .then(({ activateOfflinePage }) => activateOfflinePage(page))
      .catch(() => undefined);
}

/** Loads the code only if at least one section is saved. */
export async function keepSectionsFresh() {
  const names = await caches.keys();
  if (names.some((name) => name.startsWith('x-docs-saved-')))
    await (await import('./refreshSections.ts')).refreshSections();
}
