import { savesData } from '#lib/saves-data';
import { SECTIONS } from '#model/offline';
import { isPageCache } from '#services/service-worker';
import { fetchSection, findSection, saveSection } from './savedSections.ts';

/** Ensures that only one tab refreshes. */
const LOCK = 'x-docs-refresh';

/** Updates saved sections after a deployment. */
export async function refreshSections() {
  const names = await caches.keys();
  const build = names.findLast(isPageCache)?.split('-').at(-1);
  if (!names.some((name) => name.startsWith('x-docs-saved-')) || savesData()) return;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    for (const section of lock ? SECTIONS : []) {
      const saved = await findSection(section);
      if (!saved || saved.build === build) continue;
      const current = await fetchSection(section);
      if (current && current.build !== saved.build)
        await saveSection(current, { signal: new AbortController().signal, onProgress: () => undefined });
    }
  });
}
