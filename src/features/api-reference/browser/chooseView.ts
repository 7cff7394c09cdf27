import { apiView, followApiView, type ApiView } from '#services/api-reference/browser';

/** The buttons for table and list. The choice applies to every API page. */
export function chooseView() {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-api-view-choice]')];
  if (buttons.length === 0) return;
  const show = (view: ApiView) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['apiViewChoice'] === view));
  };
  followApiView(show);
  show(apiView.get());
  for (const button of buttons) {
    button.addEventListener('click', () =>
      preservingScroll(button, () => apiView.set(button.dataset['apiViewChoice'] as ApiView)),
    );
  }
}

/** Keeps the topmost visible row in place, because rows change their height with the view. */
export function preservingScroll(button: HTMLElement, change: () => void) {
  const line = (button.closest('[data-api-bar]')?.getBoundingClientRect().bottom ?? 0) + 1;
  const rows = [...document.querySelectorAll('[data-api-rows] > li')];
  const row = rows.find((found) => found.getBoundingClientRect().bottom > line);
  const before = row?.getBoundingClientRect().top ?? 0;
  change();
  if (row && before < innerHeight) scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
}
