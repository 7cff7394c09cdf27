import { layOutLists } from './layOutLists.ts';

/** No row is lower than its name and its padding. */
const LOWEST_ROW_PX = 44;

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
  const row = target?.closest('[data-api-rows] > li') ?? target;
  if (!target || !row) return;
  layOutLists();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-api-rows] > li')];
  const found = rows.findIndex((each) => each === row || row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const place = found === -1 ? rows.length : found;
  // Browsers lay out what is up to two screens away.
  const reach = Math.ceil((2 * innerHeight) / LOWEST_ROW_PX);
  for (const near of rows.slice(Math.max(0, place - reach), place + reach)) near.style.contentVisibility = 'visible';
  target.scrollIntoView();
}
