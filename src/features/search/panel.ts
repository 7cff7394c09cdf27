import { fillIn } from '#lib/fill-in';
import { loadDialog } from '#services/parts/browser';
import { SEARCH_SHARDS, type SearchShard } from '#model/search';
import {
  createSearchClient,
  rememberSearch,
  type Answer,
  type Filters,
  type HitGroup,
  type Question,
} from '#services/search/browser';
import { SEARCH_CONTENT_ID, SEARCH_ID } from './ids.ts';
import { createList } from './list.ts';
import { hitOption } from './options.ts';
import { COMMAND_SIGN, findCommands, firstPalette } from './palette.ts';
import type { PaletteWords } from './paletteWords.ts';
import { isCut, MAX_QUERY_CHARACTERS, queryOf } from './queryOf.ts';
import { shortened, type HitWords } from './words.ts';
import stylesAddress from './search.css?url';

/** Debounces the live region, so that the count is announced once and not at every keystroke. */
const STATUS_DELAY_MS = 300;

let panel: ReturnType<typeof wire> | undefined;

/** One client for the page, so that the dialog uses what `warm` has loaded. */
const listeners: Parameters<typeof createSearchClient>[0] = { onAnswer: () => undefined, onFailure: () => undefined };
const client = createSearchClient({
  onAnswer: (...answer) => listeners.onAnswer(...answer),
  onFailure: () => listeners.onFailure(),
});

/** Loads the index before the dialog is opened. */
export function warm() {
  client.warm();
}

/** Loaded with the dialog, so that only pages where the search is used load the styles. */
let styles: Promise<void> | undefined;

/** Loads the content of the dialog and returns a function that answers what was typed meanwhile. */
export async function prepare() {
  styles ??= loadStyles();
  await Promise.all([loadDialog(SEARCH_ID), styles]);
  return (dialog: HTMLDialogElement) => (panel ??= wire(dialog)).start();
}

function wire(dialog: HTMLDialogElement) {
  const part = <T extends HTMLElement>(name: string) => dialog.querySelector(`[data-search="${name}"]`) as T;
  const input = dialog.querySelector('input') as HTMLInputElement;
  const selects = [...dialog.querySelectorAll('select')];
  const listbox = dialog.querySelector('[role="listbox"]') as HTMLElement;
  const texts = document.getElementById(SEARCH_CONTENT_ID)?.dataset ?? {};
  const words = JSON.parse(texts['words'] ?? '{}') as HitWords;
  const paletteWords = JSON.parse(texts['palette'] ?? '{}') as PaletteWords;
  const list = createList(input, listbox, choose);
  Object.assign(listeners, { onAnswer, onFailure });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start() {
    client.warm();
    update();
  }

  function update() {
    const text = queryOf(input.value);
    const isCommand = text.startsWith(COMMAND_SIGN);
    show(part('failed'), false);
    show(part('filters'), !isCommand);
    if (!text) showInitial();
    else if (isCommand) showCommands(text.slice(COMMAND_SIGN.length));
    else {
      announce(words.loading);
      client.ask({ text, filters: filtersOf(selects), current: currentShard() });
    }
  }

  /** Without a query: recent pages, bookmarks, recent searches, commands, and links to the sections. */
  function showInitial() {
    const { options, groups } = firstPalette(paletteWords);
    list.show(options, groups, -1);
    show(part('none'), false);
    show(part('first'), true);
    announce('');
  }

  function showCommands(query: string) {
    const { options, groups } = findCommands(query, paletteWords);
    list.show(options, groups);
    show(part('first'), false);
    showNone(query.trim(), options.length > 0);
    announce(
      options.length > 0
        ? countOf(options.length, options.length)
        : fillIn(words.none, { query: shortened(query.trim()) }),
    );
  }

  function showNone(query: string, hasHits: boolean, suggestion?: string, withoutFilters = 0) {
    show(part('none'), !hasHits);
    part('none-text').textContent = fillIn(words.none, { query: shortened(query) });
    offer(part('suggestion'), suggestion && fillIn(words.suggestion, { query: shortened(suggestion) }), suggestion);
    offer(part('unfiltered'), withoutFilters > 0 && fillIn(words.withoutFilters, { count: withoutFilters }));
  }

  function countOf(total: number, shown: number): string {
    const text = total === 1 ? words.countOne : total > shown ? words.countMore : words.count;
    return fillIn(text, { count: total, shown });
  }

  function onAnswer({ hits, total, withoutFilters, suggestion }: Answer, { text }: Question) {
    if (text !== queryOf(input.value)) return;
    const hasHits = hits.length > 0;
    list.show(hits.map((hit) => hitOption(hit, words)));
    for (const name of ['failed', 'first']) show(part(name), false);
    showNone(text, hasHits, suggestion, withoutFilters);
    const note = isCut(input.value) ? `${fillIn(words.cut, { count: MAX_QUERY_CHARACTERS })} ` : '';
    announce(note + (hasHits ? countOf(total, hits.length) : fillIn(words.none, { query: shortened(text) })));
  }

  function onFailure() {
    list.show([]);
    show(part('none'), false);
    show(part('failed'), true);
    show(part('first'), true);
    announce('');
  }

  function announce(text: string) {
    clearTimeout(timer);
    timer = setTimeout(() => (part('status').textContent = text), STATUS_DELAY_MS);
  }

  /** The next search starts with commands only if the reader asks for them again. */
  function remember() {
    if (input.value.trim().startsWith(COMMAND_SIGN)) input.value = '';
    else rememberSearch(input.value);
  }

  function search(text: string) {
    input.value = text;
    input.focus();
    update();
  }

  function choose(option: HTMLElement, isInNewTab: boolean) {
    const href = option.getAttribute('href');
    if (!href || !isInNewTab) return option.click();
    remember();
    window.open(href, '_blank', 'noopener');
  }

  // An input method changes the text several times before a word is complete.
  input.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    update();
  });
  input.addEventListener('compositionend', update);
  for (const select of selects) select.addEventListener('change', update);
  part('suggestion').addEventListener('click', () => search(part('suggestion').dataset['query'] ?? ''));
  part('unfiltered').addEventListener('click', () => {
    for (const select of selects) select.value = '';
    search(input.value);
  });
  part('failed').querySelector('button')?.addEventListener('click', update);
  listbox.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    const query = option?.dataset['query'];
    if (query !== undefined) return search(query);
    if (!option) return;
    remember();
    // Close the dialog for targets on the current page; keep it open when the hit opens in a new tab.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return { start };
}

/** Resolves on errors too, because the dialog works without its styles. */
function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesAddress;
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
    document.head.append(link);
  });
}

function show(element: HTMLElement, isShown: boolean) {
  element.hidden = !isShown;
}

function offer(button: HTMLElement, label: string | false | undefined, query = '') {
  button.hidden = !label;
  button.textContent = label || '';
  button.removeAttribute('aria-label');
  button.dataset['query'] = query;
}

function filtersOf(selects: readonly HTMLSelectElement[]): Filters {
  const value = (name: string) => selects.find((select) => select.name === name)?.value || undefined;
  const plan = value('plan');
  return {
    shard: value('shard') as SearchShard | undefined,
    group: value('group') as HitGroup | undefined,
    ...(plan && { plan: Number(plan) as 0 | 1 | 2 }),
  };
}

/** Reads the product of the page from a meta tag. */
function currentShard(): SearchShard | undefined {
  const id = document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content;
  return SEARCH_SHARDS.find((shard) => id === `x-${shard}`);
}
