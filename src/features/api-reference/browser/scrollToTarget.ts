import { layOutAround } from './layOut.ts';
import { currentPlace, readPlace, returnTo } from './place.ts';

/**
 * Distant rows are not laid out and change their height once they are, so a link to one would miss it. Lay out the rows
 * around the target first, then scroll to it.
 */
export function scrollToTarget() {
  // On reload and history traversal the browser restores the scroll position; only a navigation goes to the target.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') scroll();
  document.addEventListener('click', rememberPlace);
  addEventListener('hashchange', () => {
    const { place } = (history.state ?? {}) as { place?: unknown };
    const left = readPlace(place, location.pathname);
    // Only an entry that was left by a link has a place, so this is the way back to it.
    if (left) returnTo(left);
    else scroll();
  });
}

/** Keeps the place from which a link within the page is followed with its history entry. */
function rememberPlace({ target, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.pathname !== location.pathname || defaultPrevented) return;
  history.replaceState({ ...(history.state as object | null), place: currentPlace() }, '');
}

function scroll() {
  const target = document.querySelector(':target');
  if (!target) return;
  layOutAround(target);
  target.scrollIntoView();
}
