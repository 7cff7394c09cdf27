import { toggleDialog } from '#services/parts/browser';
import { SEARCH_ID } from './ids.ts';

/**
 * Opens the search from its button or with Ctrl/Cmd+K; the shortcut `/` clicks the button. Any other element can open it
 * with a query through `data-search-query`. The index is loaded when the page is idle after the first action of a reader,
 * so that a page that is only read loads nothing.
 */
export function activateSearch() {
  const button = document.querySelector<HTMLElement>('[data-search-open]');
  const input = document.querySelector<HTMLInputElement>(`#${SEARCH_ID} input`);
  if (!button || !input) return;
  const loadPanel = () => import('./panel.ts');
  const load = () => loadPanel().then(({ prepare }) => prepare());

  const toggle = (query?: string) => {
    if (query) input.value = query;
    toggleDialog(SEARCH_ID, load);
    // The next letter replaces the previous query.
    input.select();
  };

  afterFirstAction(
    () =>
      void loadPanel()
        .then(({ warm }) => warm())
        .catch(() => undefined),
  );
  const keys = button.querySelector('kbd');
  if (keys && /Mac|iP/.test(navigator.platform)) keys.textContent = '⌘ K';
  button.addEventListener('pointerover', () => void load().catch(() => undefined), { once: true });
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

/** Safari has no idle callbacks. */
const IDLE_FALLBACK_MS = 1000;

/** Calls back in idle time after the first action of a reader, unless data is to be saved. */
function afterFirstAction(callback: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const onAction = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, IDLE_FALLBACK_MS);
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, onAction, { passive: true, once: true });
}
