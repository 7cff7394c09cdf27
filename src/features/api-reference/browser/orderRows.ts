import { find, findAround } from '#lib/hook';
import { HEADING_LINK } from '#model/hooks';
import { apiOrder } from '#services/api-reference/browser';
import { COLUMNS, GROUP, ORDER, ROWS } from '../hooks.ts';
import { preservingScroll } from './chooseView.ts';
import { linksTo } from './linksTo.ts';

/** The checkbox that lists grouped props from A to Z. The choice applies to every API page. */
export function orderRows() {
  const box = find(ORDER);
  const lists = [...document.querySelectorAll<HTMLElement>(`[${GROUP}] > [${ROWS}]`)];
  const [first] = lists;
  const table = first && findAround(COLUMNS, first);
  if (!box || !first || !table) return;
  const byTask = lists.map((list) => [list, [...list.children]] as const);
  const byName = byTask.flatMap(([, rows]) => rows).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

  function show() {
    const isAlphabetical = apiOrder.get() === 'alphabetical';
    if (box) box.checked = isAlphabetical;
    table?.toggleAttribute('data-alphabetical', isAlphabetical);
    if (isAlphabetical) first?.append(...byName);
    else for (const [list, rows] of byTask) list.append(...rows);
    for (const list of lists) {
      const heading = list.previousElementSibling;
      for (const link of linksTo(heading)) link.closest('li')?.toggleAttribute('hidden', isAlphabetical);
    }
  }

  const change = () => {
    apiOrder.set(box.checked ? 'alphabetical' : 'task');
    preservingScroll(box, show);
  };
  box.addEventListener('change', change);
  // Only a reader who was faster than this script has checked it.
  if (box.checked) change();
  else if (apiOrder.get() === 'alphabetical') show();
}

function nameOf(row: Element): string {
  return find(HEADING_LINK, row)?.textContent ?? '';
}
