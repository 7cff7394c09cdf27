import { element } from '#lib/element';
import { findAll, need, readTexts } from '#lib/hook';
import { OFFLINE_PATH } from '#model/offline';
import { AGAIN, KEPT, MISSING, NO_WORKER, NOTHING, type OfflineText, SECTION_ROW, STATUS, VISITED } from './hooks.ts';
import { wireSectionRow } from './sectionRow.ts';
import { visitedPages } from './visitedPages.ts';

/** Fills in the offline page, shown at its own URL or in place of a page that is not cached. */
export async function activateOfflinePage(root: HTMLElement) {
  need(MISSING, root).hidden = location.pathname === `${OFFLINE_PATH}/`;
  need(AGAIN, root).addEventListener('click', () => location.reload());
  if (!(await hasWorker())) return;

  const texts = readTexts<OfflineText>(root);
  const announce = (text: string) => (need(STATUS, root).textContent = text);
  const pages = await visitedPages();
  need(NOTHING, root).hidden = pages.length > 0;
  need(VISITED, root).append(...pages.map(({ path, title }) => element('li', {}, element('a', { href: path }, title))));
  await Promise.all(findAll(SECTION_ROW, root).map((row) => wireSectionRow(row, texts, announce)));
  need(NO_WORKER, root).hidden = true;
  need(KEPT, root).hidden = false;
}

/** A registration is enough: on a first visit the worker is still installing, but sections can already be saved. */
async function hasWorker(): Promise<boolean> {
  try {
    return Boolean(await navigator.serviceWorker?.getRegistration());
  } catch {
    return false;
  }
}
