/**
 * Opens the search by its button or Ctrl/Cmd+K; `/` is one of the shortcuts and clicks the button. Any other element can
 * open it with a query: `data-search-query`.
 */
export function wakeSearch() {
  const button = document.querySelector<HTMLElement>('[data-search-open]');
  if (!button) return;
  const load = async () => (await import('./panel.ts')).prepare();
  const open = (query?: string) =>
    load().then(
      (toggle) => toggle(query),
      // The list of all pages is a search, too.
      () => location.assign(button.dataset['searchOpen'] ?? ''),
    );

  const keys = button.querySelector('kbd');
  if (keys && /Mac|iP/.test(navigator.platform)) keys.textContent = '⌘ K';
  button.addEventListener('pointerover', () => void load().catch(() => undefined), { once: true });
  button.addEventListener('click', () => void open());
  document.addEventListener('click', ({ target }) => {
    const asking = target instanceof Element && target.closest<HTMLElement>('[data-search-query]');
    if (asking) void open(asking.dataset['searchQuery']);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    void open();
  });
}
