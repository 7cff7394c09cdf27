import { bringDialog } from '#services/dialogs/browser';
import { SEARCH_ID } from './ids.ts';

/** Opens the search by its button or Ctrl/Cmd+K; `/` is one of the shortcuts and clicks the button. */
export function wakeSearch() {
  const button = document.querySelector<HTMLElement>('[data-search-open]');
  if (!button) return;
  const load = () => Promise.all([import('./panel.ts'), bringDialog(SEARCH_ID)]);
  const open = () =>
    load().then(
      ([{ toggle }, dialog]) => toggle(dialog),
      // The list of all pages is a search, too.
      () => location.assign(button.dataset['searchOpen'] ?? ''),
    );

  const keys = button.querySelector('kbd');
  if (keys && /Mac|iP/.test(navigator.platform)) keys.textContent = '⌘ K';
  button.addEventListener('pointerover', () => void load().catch(() => undefined), { once: true });
  button.addEventListener('click', () => void open());
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    void open();
  });
}
