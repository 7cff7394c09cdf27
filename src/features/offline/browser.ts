/** Wakes what a reader sees of the worker; each part is fetched only where it is needed. */
export const showNewVersion = () => import('./showNewVersion.ts').then((notice) => notice.showNewVersion()).catch(() => undefined);

export function wakeOffline() {
  const page = document.querySelector<HTMLElement>('[data-offline]');
  if (page) import('./wakeOfflinePage.ts').then(({ wakeOfflinePage }) => wakeOfflinePage(page)).catch(() => undefined);
}

/** Only where something was saved. */
export async function keepSectionsFresh() {
  const names = await caches.keys();
  if (names.some((name) => name.startsWith('x-docs-saved-'))) await (await import('./refreshSections.ts')).refreshSections();
}
