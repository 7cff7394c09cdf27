import { layOutAround } from './layOut.ts';

/**
 * Rows that are far away are not laid out, and have another height once they come near: a link to one of them would end
 * beside it. So those around the target are laid out first, and then it is gone to.
 */
export function landOnTarget() {
  // Readers who come back to the page, or load it again, are where they left; a link brings them to a place.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') land();
  // Also on the way back within the page: what was laid out since has moved the place that the browser remembers.
  addEventListener('hashchange', land);
}

function land() {
  const target = document.querySelector(':target');
  if (!target) return;
  layOutAround(target);
  target.scrollIntoView();
}
