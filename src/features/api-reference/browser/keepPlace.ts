import { layOutAround } from './layOut.ts';
import { parsePlace, type Place } from './place.ts';

const KEY = 'api-place';
/** From the edge of the page and from the bar, so that a row is met and not a line between two. */
const INSET_PX = 24;

/**
 * Brings readers who load the page again back to the row they were reading. Browsers remember how far they had scrolled,
 * but rows above are now as high as they are guessed to be.
 */
export function keepPlace() {
  addEventListener('pagehide', save);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = visit?.type === 'navigate' ? undefined : read();
  if (!place) return;
  const moving = new AbortController();
  const stop = () => moving.abort();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(type, stop, { once: true, passive: true, signal: moving.signal });
  const bring = () => {
    if (!moving.signal.aborted) bringBack(place);
    stop();
  };
  // The browser brings back its own distance until the page is loaded.
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring, { once: true });
}

function bringBack({ row, top }: Place) {
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
    // Storage is denied or full: the browser's own memory has to do.
  }
}

function read(): Place | undefined {
  try {
    return parsePlace(sessionStorage.getItem(KEY), location.pathname);
  } catch {
    return undefined;
  }
}
