import { layOutAround } from './layOut.ts';
import { parsePlace, type Place } from './place.ts';

const KEY = 'api-place';
/** Less of a row than this below the bar doesn't count as being read. */
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
  const line = (document.querySelector('[data-api-bar]')?.getBoundingClientRect().bottom ?? 0) + INSET_PX;
  const rows = [...document.querySelectorAll('[data-api-rows] > li[id]')];
  const row = rows.find((each) => each.getBoundingClientRect().bottom > line);
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
