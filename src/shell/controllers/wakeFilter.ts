import { announce } from '#ui/browser';

/** The filter of the tree is fetched when a reader turns to its box: most never do. */
export function wakeFilter(panel: HTMLElement, scroller: HTMLElement) {
  const input = panel.querySelector<HTMLInputElement>('[data-nav-filter]');
  const wake = () => {
    import('./filterNavigation.ts')
      .then(({ filterNavigation }) => filterNavigation(panel, scroller))
      .catch(() => announce(document.body.dataset['loadFailed'] ?? ''));
  };
  if (input && document.activeElement === input) wake();
  else input?.addEventListener('focus', wake, { once: true });
}
