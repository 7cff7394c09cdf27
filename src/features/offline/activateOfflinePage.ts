import { OFFLINE_PATH } from '#model/offline';
import { wireSectionRow } from './sectionRow.ts';
import { visitedPages } from './visitedPages.ts';
import type { OfflineWords } from './words.ts';

/** Fills in the offline page, shown at its own URL or in place of a page that is not cached. */
export async function activateOfflinePage(root: HTMLElement) {
  const part = <T extends HTMLElement>(name: string) => root.querySelector(`[data-offline-${name}]`) as T;
  part('missing').hidden = location.pathname === `${OFFLINE_PATH}/`;
  part('again').addEventListener('click', () => location.reload());
  if (!(await hasWorker())) return;

  const words = JSON.parse(root.dataset['words'] ?? '{}') as OfflineWords;
  const announce = (text: string) => (part('status').textContent = text);
  const pages = await visitedPages();
  part('nothing').hidden = pages.length > 0;
  part('visited').append(...pages.map(({ path, title }) => linkTo(path, title)));
  await Promise.all(
    Array.from(root.querySelectorAll<HTMLElement>('[data-offline-section]'), (row) =>
      wireSectionRow(row, words, announce),
    ),
  );
  part('none').hidden = true;
  part('kept').hidden = false;
}

/** A registration is enough: on a first visit the worker is still installing, but sections can already be saved. */
async function hasWorker(): Promise<boolean> {
  try {
    return Boolean(await navigator.serviceWorker?.getRegistration());
  } catch {
    return false;
  }
}

function linkTo(path: string, title: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}
