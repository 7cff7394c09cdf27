const HIGHLIGHT = 'api-filter';
/** A match of which less is visible counts as below the viewport. */
const MIN_VISIBLE_PX = 96;

/** Filters rows by words and plan. Following a link to a hidden row clears the filter. */
export function filterRows() {
  const bar = document.querySelector<HTMLElement>('[data-api-bar]');
  const input = bar?.querySelector<HTMLInputElement>('[data-api-filter]');
  const status = bar?.querySelector<HTMLElement>('[data-api-status]');
  const page = bar?.closest<HTMLElement>('[data-api-page]');
  if (!bar || !input || !status || !page) return;

  const rows = [...page.querySelectorAll<HTMLElement>('[data-api-rows] > li')];
  const sections = [...page.querySelectorAll<HTMLElement>('[data-api-section]')]
    .filter((section) => section.querySelector('[data-api-rows]'))
    .reverse();
  const texts = new Map<HTMLElement, string>();
  const plans = [...bar.querySelectorAll<HTMLInputElement>('[data-api-plan]')];

  function apply() {
    const words = input?.value.trim().toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const plan = plans.find(({ checked }) => checked)?.value ?? '';
    const isFiltering = words.length > 0 || plan !== '';
    let count = 0;
    const ranges: Range[] = [];
    for (const row of rows) {
      const isShown = (!plan || row.dataset['plan'] === plan) && words.every((word) => textOf(row).includes(word));
      row.hidden = !isShown;
      if (!isShown) continue;
      count += 1;
      if (words.length > 0) ranges.push(...rangesOf(row, words));
    }
    // Innermost first, so that a section knows which of its subsections remain.
    for (const section of sections)
      section.hidden = isFiltering && !section.querySelector('[data-api-rows] > li:not([hidden])');
    highlight(ranges);
    if (status) status.textContent = statusOf(isFiltering, count);
  }

  function statusOf(isFiltering: boolean, count: number): string {
    if (!isFiltering) return '';
    return count === 0 ? (page?.dataset['noMatches'] ?? '') : `${count} / ${rows.length}`;
  }

  /** On a page with several components, the component's name matches all its rows. */
  function textOf(row: HTMLElement): string {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const owner = row.closest('[data-api-section]:has(> h2)')?.querySelector('h2')?.textContent ?? '';
    // Titles of demos that use a prop are not part of its description.
    const uses = row.querySelector('[data-api-uses]')?.textContent ?? '';
    const text = `${owner} ${(row.textContent ?? '').replace(uses, '')}`.toLowerCase();
    texts.set(row, text);
    return text;
  }

  function change() {
    apply();
    // A short result must not leave the viewport scrolled past it, and the first match must not stay below it.
    const top =
      (bar?.previousElementSibling?.getBoundingClientRect().bottom ?? 0) +
      scrollY -
      parseFloat(bar ? getComputedStyle(bar).insetBlockStart : '0');
    const first = rows.find(({ hidden }) => !hidden);
    const isBelow = first !== undefined && first.getBoundingClientRect().top > innerHeight - MIN_VISIBLE_PX;
    if (scrollY > top || isBelow) scrollTo({ top, behavior: 'instant' });
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
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value) {
      event.preventDefault();
      clear();
    }
  });
  addEventListener('hashchange', showTarget);
  // Browsers restore form input after a reload.
  if (input.value || plans.some(({ checked, value }) => checked && value)) apply();
}

function rangesOf(row: HTMLElement, words: readonly string[]): Range[] {
  const name = row.querySelector('[data-heading-link]');
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
