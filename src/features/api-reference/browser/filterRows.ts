import { find, findAll, findAround, read, readTexts } from '#lib/hook';
import { API_PAGE, HEADING_LINK, PLAN } from '#model/hooks';
import { clearOnEscape, countOfMatches, hasWords, scrollToMatches, wordsIn } from '#ui/browser';
import { type ApiText, BAR, FILTER, PLAN_OPTION, ROWS, SECTION, STATUS, USES } from '../hooks.ts';
import { linksTo } from './linksTo.ts';
import { ROW, rowsIn } from './rowsIn.ts';

const HIGHLIGHT = 'api-filter';

/** Filters rows, and sections without rows, by words and plan. Following a link to a hidden row clears the filter. */
export function filterRows() {
  const bar = find(BAR);
  const input = bar && find(FILTER, bar);
  const status = bar && find(STATUS, bar);
  const page = findAround(API_PAGE, bar);
  if (!bar || !input || !status || !page) return;

  const rows = rowsIn(page);
  const all = findAll(SECTION, page);
  const sections = all.filter((section) => find(ROWS, section));
  const others = all.filter((section) => !find(ROWS, section));
  const texts = new Map<HTMLElement, string>();
  const plans = findAll(PLAN_OPTION, bar);

  const { noMatches } = readTexts<ApiText>(page);

  function apply() {
    const words = wordsIn(input?.value ?? '');
    const plan = plans.find(({ checked }) => checked)?.value ?? '';
    const isFiltering = words.length > 0 || plan !== '';
    let count = 0;
    const ranges: Range[] = [];
    const isMatch = (part: HTMLElement) =>
      (!plan || (read(PLAN, part) || 'community') === plan) && hasWords(textOf(part), words);
    for (const row of rows) {
      row.hidden = !isMatch(row);
      if (row.hidden) continue;
      count += 1;
      if (words.length > 0) ranges.push(...rangesOf(row, words));
    }
    for (const section of sections) {
      const shown = section.querySelectorAll(`${ROW}:not([hidden])`).length;
      section.hidden = isFiltering && shown === 0;
      for (const link of linksTo(section.querySelector('h2, h3'))) {
        const number = link.querySelector('small') ?? link.nextElementSibling;
        if (number?.localName === 'small') number.textContent = shown > 0 ? String(shown) : '';
      }
    }
    for (const section of others) section.hidden = !isMatch(section);
    highlight(ranges);
    if (status) status.textContent = isFiltering ? countOfMatches(count, rows.length, noMatches) : '';
  }

  /** On a page with several components, the component's name matches all its rows. */
  function textOf(row: HTMLElement): string {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const owner = row.closest(`[${SECTION}]:has(> h2)`)?.querySelector('h2')?.textContent ?? '';
    // Titles of demos that use a prop are not part of its description.
    const uses = find(USES, row)?.textContent ?? '';
    const text = `${owner} ${(row.textContent ?? '').replace(uses, '')}`.toLowerCase();
    texts.set(row, text);
    return text;
  }

  function change() {
    apply();
    if (bar)
      scrollToMatches(
        bar,
        rows.find(({ hidden }) => !hidden),
      );
  }

  function clear() {
    if (input) input.value = '';
    const [all] = plans;
    if (all) all.checked = true;
    apply();
  }

  function showTarget() {
    const target = document.querySelector(':target');
    if (!target?.closest('[hidden]')) return;
    clear();
  }

  input.addEventListener('input', change);
  for (const plan of plans) plan.addEventListener('change', change);
  clearOnEscape(input, clear);
  addEventListener('hashchange', showTarget);
  // Browsers restore form input after a reload.
  if (input.value || plans.some(({ checked, value }) => checked && value)) apply();
}

function rangesOf(row: HTMLElement, words: readonly string[]): Range[] {
  const name = find(HEADING_LINK, row);
  const text = name?.firstChild;
  if (!(text instanceof Text) || name?.childNodes.length !== 1) return [];
  return words.flatMap((word) => {
    const start = text.data.toLowerCase().indexOf(word);
    if (start === -1) return [];
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return [range];
  });
}

function highlight(ranges: Range[]) {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
