import { find } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { NAV_FILTER } from '#model/hooks';
import { announce } from '#ui/browser';

/** Loads the filter of the tree when its input is focused, because most users never use it. */
export function activateFilter(panel: HTMLElement, scroller: HTMLElement) {
  const input = find(NAV_FILTER, panel);
  const load = () => {
    import('./filterNavigation.ts')
      .then((module) => module.filterNavigation(panel, scroller))
      .catch(() => announce(pageData('loadFailed')));
  };
  if (input && document.activeElement === input) load();
  else input?.addEventListener('focus', load, { once: true });
}
