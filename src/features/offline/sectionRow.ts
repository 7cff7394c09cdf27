import { fillIn } from '#lib/fill-in';
import type { Section, SectionFiles } from '#model/offline';
import { fetchSection, findSection, forgetSection, saveSection, type SaveResult } from './savedSections.ts';
import type { OfflineWords } from './words.ts';

const BYTES_PER_MB = 1_000_000;

/** Controls one section row: its size, its saved state and its buttons. */
export function wireSectionRow(row: HTMLElement, words: OfflineWords, announce: (text: string) => void) {
  const section = row.dataset['offlineSection'] as Section;
  const title = row.dataset['title'] ?? '';
  const part = <T extends HTMLElement>(name: string) => row.querySelector(`[data-part="${name}"]`) as T;
  const [about, save, stop, remove] = [
    part('about'),
    part<HTMLButtonElement>('save'),
    part<HTMLButtonElement>('stop'),
    part<HTMLButtonElement>('remove'),
  ];
  const progress = row.querySelector('progress') as HTMLProgressElement;
  let saving: AbortController | undefined;

  async function show(note = '') {
    const [saved, current] = await Promise.all([findSection(section), fetchSection(section)]);
    const isOld = Boolean(saved && current && saved.build !== current.build);
    const state = saved ? (isOld ? words.savedEarlier : words.saved) : '';
    about.textContent = [note || state, sizeOf(saved ?? current)].filter(Boolean).join(' · ');
    name(save, saved ? words.update : words.save);
    name(remove, remove.textContent ?? '');
    name(stop, stop.textContent ?? '');
    save.hidden = !current || (saved !== undefined && !isOld);
    stop.hidden = true;
    remove.hidden = !saved;
    progress.hidden = true;
  }

  function name(button: HTMLButtonElement, action: string) {
    button.textContent = action;
    button.setAttribute('aria-label', fillIn(words.nameOf, { action, section: title }));
  }

  function sizeOf(list: SectionFiles | undefined) {
    return list ? fillIn(words.size, { pages: list.pages.length, size: (list.bytes / BYTES_PER_MB).toFixed(1) }) : '';
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
    await show(words.removed);
    announce(`${title}: ${words.removed}`);
    save.focus();
  });

  function onProgress(done: number, all: number) {
    progress.max = all;
    progress.value = done;
    about.textContent = fillIn(words.saving, { done, all });
  }

  async function end(result: SaveResult) {
    const texts: Record<SaveResult, string> = {
      saved: '',
      stopped: words.stopped,
      'no room': words.noRoom,
      failed: words.failed,
    };
    const hadFocus = row.contains(document.activeElement);
    await show(texts[result]);
    announce(`${title}: ${texts[result] || words.saved}`);
    if (hadFocus) (remove.hidden ? save : remove).focus();
  }

  return show();
}
