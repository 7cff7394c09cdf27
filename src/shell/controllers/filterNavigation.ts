import { find } from '#lib/hook';
import { NAV_FILTER } from '#model/hooks';
import { FILTERED, NAV_NONE, NAV_SEARCH, NAV_STATUS } from '../hooks.ts';

/** With so few matches, the page may be one that only the full-text search finds. */
const FEW_MATCHES = 3;

/** The filter of the tree: hides entries that don't match, expands groups, highlights matches and announces the count. */
export function filterNavigation(panel: HTMLElement, scroller: HTMLElement) {
  const input = find(NAV_FILTER, panel);
  const status = find(NAV_STATUS, panel);
  const none = find(NAV_NONE, panel);
  const everywhere = find(NAV_SEARCH, panel);
  if (!input || !status || !none || !everywhere) return;

  const groups = [...scroller.querySelectorAll('details')];
  let openBefore: boolean[] | undefined;

  const apply = () => {
    const words = input.value.toLowerCase().match(/\S+/g) ?? [];
    if (words.length === 0) return clear();
    openBefore ??= groups.map((group) => group.open);
    scroller.setAttribute(FILTERED, '');
    let count = 0;
    const ranges: Range[] = [];
    for (const item of itemsInnermostFirst(scroller)) {
      const link = item.querySelector<HTMLElement>(':scope > a');
      const isMatch = link ? matches(link, words, ranges) : hasShownChild(item);
      item.hidden = !isMatch;
      if (link && isMatch) count += 1;
    }
    for (const group of groups) group.open = true;
    highlight(ranges);
    show(count);
  };

  const clear = () => {
    scroller.removeAttribute(FILTERED);
    for (const item of scroller.querySelectorAll('li')) item.hidden = false;
    groups.forEach((group, index) => (group.open = openBefore?.[index] ?? group.open));
    openBefore = undefined;
    highlight([]);
    show(undefined);
  };

  const show = (count: number | undefined) => {
    none.hidden = count !== 0;
    everywhere.hidden = count === undefined || count > FEW_MATCHES;
    everywhere.value = input.value.trim();
    status.textContent = `${count ?? ''}`;
  };

  input.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    apply();
  });
  input.addEventListener('compositionend', apply);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value) {
      event.preventDefault();
      input.value = '';
      clear();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      scroller.querySelector<HTMLElement>('li:not([hidden]) > a')?.focus();
    }
  });
  // Apply what was typed before this module was loaded.
  if (input.value) apply();
}

/** Reversed document order, so that children come before their group. */
function itemsInnermostFirst(scroller: HTMLElement) {
  return [...scroller.querySelectorAll('li')].reverse();
}

function hasShownChild(item: Element) {
  return item.querySelector('li:not([hidden]) > a') !== null;
}

function matches(link: HTMLElement, words: readonly string[], ranges: Range[]) {
  const text = link.firstElementChild?.firstChild;
  const title = text?.textContent?.toLowerCase() ?? '';
  if (!text || !words.every((word) => title.includes(word))) return false;
  for (const word of words) {
    const range = new Range();
    range.setStart(text, title.indexOf(word));
    range.setEnd(text, title.indexOf(word) + word.length);
    ranges.push(range);
  }
  return true;
}

function highlight(ranges: Range[]) {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('nav-filter', new Highlight(...ranges));
}
