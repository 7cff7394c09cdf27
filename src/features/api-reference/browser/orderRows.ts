import { find, findAround } from '#lib/hook';
import { HEADING_LINK } from '#model/hooks';
import { apiOrder } from '#services/api-reference/browser';
import { COLUMNS, GROUP, ORDER, ROWS } from '../hooks.ts';
import { preservingScroll } from './chooseView.ts';

/** The button that lists grouped props from A to Z. The choice applies to every API page. */
export function orderRows() {
  const button = find(ORDER);
  const lists = [...document.querySelectorAll<HTMLElement>(`[${GROUP}] > [${ROWS}]`)];
  const [first] = lists;
  const table = first && findAround(COLUMNS, first);
  if (!button || !first || !table) return;
  const byTask = lists.map((list) => [list, [...list.children]] as const);
  const byName = byTask.flatMap(([, rows]) => rows).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

  function show() {
    const isAlphabetical = apiOrder.get() === 'alphabetical';
    button?.setAttribute('aria-pressed', String(isAlphabetical));
    table?.toggleAttribute('data-alphabetical', isAlphabetical);
    if (isAlphabetical) first?.append(...byName);
    else for (const [list, rows] of byTask) list.append(...rows);
  }

  if (apiOrder.get() === 'alphabetical') show();
  button.addEventListener('click', () => {
    apiOrder.set(apiOrder.get() === 'alphabetical' ? 'task' : 'alphabetical');
    preservingScroll(button, show);
  });
}

function nameOf(row: Element): string {
  return find(HEADING_LINK, row)?.textContent ?? '';
}
