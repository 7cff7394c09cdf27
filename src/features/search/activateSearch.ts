/**
 * Opens the search from its button or with Ctrl/Cmd+K; the shortcut `/` clicks the button. Any other element can open it
 * with a query through `data-search-query`. The index is loaded when the page is idle after the first action of a reader,
 * so that a page that is only read loads nothing.
 */
export function activateSearch() {
  const button = document.querySelector<HTMLElement>('[data-search-open]');
  if (!button) return;
  const load = async () => (await import('./panel.ts')).prepare();
  const open = (query?: string) =>
    load().then(
      (toggle) => toggle(query),
      // Fall back to the list of all pages.
      () => location.assign(button.dataset['searchOpen'] ?? ''),
    );

  warmWhenIdle();
  const keys = button.querySelector('kbd');
  if (keys && /Mac|iP/.test(navigator.platform)) keys.textContent = '⌘ K';
  button.addEventListener('pointerover', () => void load().catch(() => undefined), { once: true });
  button.addEventListener('click', () => void open());
  document.addEventListener('click', ({ target }) => {
    const trigger = target instanceof Element && target.closest<HTMLElement>('[data-search-query]');
    if (trigger) void open(trigger.dataset['searchQuery']);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    void open();
  });
}

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;
/** Safari has no idle callbacks. */
const IDLE_FALLBACK_MS = 1000;

function warmWhenIdle() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const first = new AbortController();
  const warm = () => void import('./panel.ts').then((panel) => panel.warm()).catch(() => undefined);
  const onAction = () => {
    first.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(warm);
    else setTimeout(warm, IDLE_FALLBACK_MS);
  };
  for (const type of FIRST_ACTIONS) document.addEventListener(type, onAction, { passive: true, signal: first.signal });
}
