import { announce } from '#ui/browser';

/** Loads the filter of the tree when its input is focused, because most users never use it. */
export function activateFilter(panel: HTMLElement, scroller: HTMLElement) {
  const input = panel.querySelector<HTMLInputElement>('[data-nav-filter]');
  const load = () => {
    import('./filterNavigation.ts')
      .then(({ filterNavigation }) => filterNavigation(panel, scroller))
      .catch(() => announce(document.body.dataset['loadFailed'] ?? ''));
  };
  if (input && document.activeElement === input) load();
  else input?.addEventListener('focus', load, { once: true });
}
