import { fillIn } from '#lib/fill-in';
import { need, read } from '#lib/hook';
import type { SectionFiles } from '#model/offline';
import { type OfflineText, PROGRESS, BUTTON, ABOUT, SECTION_ROW, SECTION_TITLE } from './hooks.ts';
import { fetchSection, findSection, forgetSection, saveSection, type SaveResult } from './savedSections.ts';

const BYTES_PER_MB = 1_000_000;

/** Controls one section row: its size, its saved state and its buttons. */
export function wireSectionRow(
  row: HTMLElement,
  texts: Readonly<Record<OfflineText, string>>,
  announce: (text: string) => void,
) {
  const section = read(SECTION_ROW, row);
  const title = read(SECTION_TITLE, row);
  const about = need(ABOUT, row);
  const save = need(BUTTON, row, 'save');
  const stop = need(BUTTON, row, 'stop');
  const remove = need(BUTTON, row, 'remove');
  const progress = need(PROGRESS, row);
  let saving: AbortController | undefined;

  async function show(note = '') {
    const [saved, current] = await Promise.all([findSection(section), fetchSection(section)]);
    const isOld = Boolean(saved && current && saved.build !== current.build);
    const state = saved ? (isOld ? texts.offlineSavedEarlier : texts.offlineSaved) : '';
    about.textContent = [note || state, sizeOf(saved ?? current)].filter(Boolean).join(' · ');
    name(save, saved ? texts.offlineUpdate : texts.offlineSave);
    name(remove, remove.textContent ?? '');
    name(stop, stop.textContent ?? '');
    save.hidden = !current || (saved !== undefined && !isOld);
    stop.hidden = true;
    remove.hidden = !saved;
    progress.hidden = true;
  }

  function name(button: HTMLButtonElement, action: string) {
    button.textContent = action;
    button.setAttribute('aria-label', fillIn(texts.offlineNameOf, { action, section: title }));
  }

  function sizeOf(list: SectionFiles | undefined) {
    return list
      ? fillIn(texts.offlineSize, { pages: list.pages.length, size: (list.bytes / BYTES_PER_MB).toFixed(1) })
      : '';
  }

  save.addEventListener('click', async () => {
    const list = await fetchSection(section);
    if (!list) return end('failed');
    saving = new AbortController();
    progress.hidden = false;
    save.hidden = true;
    stop.hidden = false;
    stop.focus();
    // Without persistence, the browser may evict the caches when storage runs low.
    await navigator.storage?.persist?.().catch(() => false);
    end(await saveSection(list, { signal: saving.signal, onProgress }));
  });
  stop.addEventListener('click', () => saving?.abort());
  remove.addEventListener('click', async () => {
    await forgetSection(section);
    await show(texts.offlineRemoved);
    announce(`${title}: ${texts.offlineRemoved}`);
    save.focus();
  });

  function onProgress(done: number, all: number) {
    progress.max = all;
    progress.value = done;
    about.textContent = fillIn(texts.offlineSaving, { done, all });
  }

  async function end(result: SaveResult) {
    const notes: Record<SaveResult, string> = {
      saved: '',
      stopped: texts.offlineStopped,
      'no room': texts.offlineNoRoom,
      failed: texts.offlineFailed,
    };
    const hadFocus = row.contains(document.activeElement);
    await show(notes[result]);
    announce(`${title}: ${notes[result] || texts.offlineSaved}`);
    if (hadFocus) (remove.hidden ? save : remove).focus();
  }

  return show();
}
