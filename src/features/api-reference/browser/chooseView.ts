import { findAll, findAround, read } from '#lib/hook';
import { apiView, followApiView, type ApiView } from '#services/api-reference/browser';
import { BAR, VIEW_CHOICE } from '../hooks.ts';
import { rowsIn } from './rowsIn.ts';

/** The buttons for table and list. The choice applies to every API page. */
export function chooseView() {
  const buttons = findAll(VIEW_CHOICE);
  if (buttons.length === 0) return;
  const show = (view: ApiView) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(read(VIEW_CHOICE, button) === view));
  };
  followApiView(show);
  show(apiView.get());
  for (const button of buttons) {
    button.addEventListener('click', () => preservingScroll(button, () => apiView.set(read(VIEW_CHOICE, button))));
  }
}

/** Keeps the topmost visible row in place, because rows change their height with the view. */
export function preservingScroll(button: HTMLElement, change: () => void) {
  const line = (findAround(BAR, button)?.getBoundingClientRect().bottom ?? 0) + 1;
  const row = rowsIn().find((found) => found.getBoundingClientRect().bottom > line);
  const before = row?.getBoundingClientRect().top ?? 0;
  change();
  if (row && before < innerHeight) scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
}
