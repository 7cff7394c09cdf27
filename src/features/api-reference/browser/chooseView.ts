import { findAll, findAround, read } from '#lib/hook';
import { apiView, followApiView, type ApiView } from '#services/api-reference/browser';
import { BAR, VIEW_CHOICE } from '../hooks.ts';
import { rowsIn } from './rowsIn.ts';

/** The choice between table and list, which applies to every API page. */
export function chooseView() {
  const options = findAll(VIEW_CHOICE);
  if (options.length === 0) return;
  const show = (view: ApiView) => {
    for (const option of options) option.checked = read(VIEW_CHOICE, option) === view;
  };
  const choose = (option: HTMLInputElement) => preservingScroll(option, () => apiView.set(read(VIEW_CHOICE, option)));
  followApiView(show);
  for (const option of options) option.addEventListener('change', () => choose(option));
  // Only a reader who was faster than this script has checked one.
  const early = options.find(({ checked }) => checked);
  if (early) choose(early);
  else show(apiView.get());
}

/** Keeps the topmost visible row in place, because rows change their height with the view. */
export function preservingScroll(control: HTMLElement, change: () => void) {
  const line = (findAround(BAR, control)?.getBoundingClientRect().bottom ?? 0) + 1;
  const row = rowsIn().find((found) => found.getBoundingClientRect().bottom > line);
  const before = row?.getBoundingClientRect().top ?? 0;
  change();
  if (row && before < innerHeight) scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
}
