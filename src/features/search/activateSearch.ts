import { SEARCH_BUTTON } from '#model/hooks';
import { loadEarly, toggleDialog } from '#services/parts/browser';
import { SEARCH_ID, SEARCH_INPUT_ID } from './ids.ts';

const BUTTON = `button[name=${SEARCH_BUTTON}]`;

/**
 * Opens the search with Ctrl/Cmd+K or from a button with the name `SEARCH_BUTTON`, whose value is the query; the shortcut `/`
 * clicks the first one. A page that is only read loads nothing.
 */
export function activateSearch() {
  const input = document.getElementById(SEARCH_INPUT_ID);
  if (!(input instanceof HTMLInputElement)) return;
  const load = () => import('./panel.tsx').then((module) => module.prepare(input));

  const toggle = (query?: string) => {
    if (query) input.value = query;
    toggleDialog(SEARCH_ID, load);
    // The next letter replaces the previous query.
    input.select();
  };

  loadEarly(load);
  const keys = document.querySelector(`${BUTTON} > kbd`);
  if (keys && /Mac|iP/.test(navigator.platform)) keys.textContent = '⌘ K';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(BUTTON);
    if (button) toggle(button.value);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    toggle();
  });
}
