import { loadEarly, toggleDialog } from '#services/parts/browser';
import { SEARCH_ID } from './ids.ts';

/**
 * Opens the search from its button or with Ctrl/Cmd+K; the shortcut `/` clicks the button. Any other element can open it
 * with a query through `data-search-query`. A page that is only read loads nothing.
 */
export function activateSearch() {
  const button = document.querySelector<HTMLElement>('[data-search-open]');
  const input = document.querySelector<HTMLInputElement>(`#${SEARCH_ID} input`);
  if (!button || !input) return;
  const load = () => import('./panel.tsx').then(({ prepare }) => prepare(input));

  const toggle = (query?: string) => {
    if (query) input.value = query;
    toggleDialog(SEARCH_ID, load);
    // The next letter replaces the previous query.
    input.select();
  };

  loadEarly(load);
  const keys = button.querySelector('kbd');
  if (keys && /Mac|iP/.test(navigator.platform)) keys.textContent = '⌘ K';
  button.addEventListener('click', () => toggle());
  document.addEventListener('click', ({ target }) => {
    const trigger = target instanceof Element && target.closest<HTMLElement>('[data-search-query]');
    if (trigger) toggle(trigger.dataset['searchQuery']);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    toggle();
  });
}
