import { OFFLINE_PATH } from '#model/offline';
import { wireSectionRow } from './sectionRow.ts';
import { visitedPages } from './visitedPages.ts';
import type { OfflineWords } from './words.ts';

/** Fills in the offline page, wherever it is shown: at its own address or in place of a page that is not at hand. */
export async function wakeOfflinePage(root: HTMLElement) {
  const part = <T extends HTMLElement>(name: string) => root.querySelector(`[data-offline-${name}]`) as T;
  part('missing').hidden = location.pathname === `${OFFLINE_PATH}/`;
  part('again').addEventListener('click', () => location.reload());
  if (!(await isWorkerHere())) return;

  const words = JSON.parse(root.dataset['words'] ?? '{}') as OfflineWords;
  const say = (text: string) => (part('status').textContent = text);
  const pages = await visitedPages();
  part('nothing').hidden = pages.length > 0;
  part('visited').append(...pages.map(({ path, title }) => linkTo(path, title)));
  await Promise.all(Array.from(root.querySelectorAll<HTMLElement>('[data-offline-section]'), (row) => wireSectionRow(row, words, say)));
  part('none').hidden = true;
  part('kept').hidden = false;
}

/** On a first visit the worker is about to come, and everything can be saved already. */
async function isWorkerHere(): Promise<boolean> {
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
