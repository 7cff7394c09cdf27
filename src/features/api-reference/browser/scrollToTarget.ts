import { layOutAround } from './layOut.ts';

/**
 * Distant rows are not laid out and change their height once they are, so a link to one would miss it. Lay out the rows
 * around the target first, then scroll to it.
 */
export function scrollToTarget() {
  // On reload and history traversal the browser restores the scroll position; only a navigation goes to the target.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') scroll();
  // Also on history traversal within the page: rows laid out since then have shifted the remembered offset.
  addEventListener('hashchange', scroll);
}

function scroll() {
  const target = document.querySelector(':target');
  if (!target) return;
  layOutAround(target);
  target.scrollIntoView();
}
