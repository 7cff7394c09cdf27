import { layOutAround } from './layOut.ts';
import { parsePlace, type Place } from './place.ts';

const KEY = 'api-place';
/** Distance from the edge of the page and the bar, so that the point hits a row and not a border between two. */
const INSET_PX = 24;

/**
 * Restores the row being read after a reload. Browsers restore the scroll offset, but the rows above have only their
 * estimated heights then.
 */
export function restorePosition() {
  addEventListener('pagehide', save);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = visit?.type === 'navigate' ? undefined : read();
  if (!place) return;
  const interaction = new AbortController();
  const stop = () => interaction.abort();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(type, stop, { once: true, passive: true, signal: interaction.signal });
  const restoreOnce = () => {
    if (!interaction.signal.aborted) restore(place);
    stop();
  };
  // The browser restores its own scroll offset until the page is loaded.
  if (document.readyState === 'complete') restoreOnce();
  else addEventListener('load', restoreOnce, { once: true });
}

function restore({ row, top }: Place) {
  const element = document.getElementById(row);
  if (!element) return;
  layOutAround(element);
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

function save() {
  const page = document.querySelector('[data-api-page]')?.getBoundingClientRect();
  const bar = document.querySelector('[data-api-bar]')?.getBoundingClientRect();
  if (!page) return;
  const row = document.elementFromPoint(page.left + INSET_PX, (bar?.bottom ?? 0) + INSET_PX)?.closest('[data-api-rows] > li[id]');
  try {
    if (!row) return sessionStorage.removeItem(KEY);
    const place: Place = { page: location.pathname, row: row.id, top: row.getBoundingClientRect().top };
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is denied or full; rely on the browser's scroll restoration.
  }
}

function read(): Place | undefined {
  try {
    return parsePlace(sessionStorage.getItem(KEY), location.pathname);
  } catch {
    return undefined;
  }
}
