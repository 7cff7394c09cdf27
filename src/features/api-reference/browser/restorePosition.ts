import { currentPlace, parsePlace, returnTo, type Place } from './place.ts';

const KEY = 'api-place';

/** Restores the row being read after a reload. Browsers restore only the scroll offset. */
export function restorePosition() {
  addEventListener('pagehide', save);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = visit?.type === 'navigate' ? undefined : read();
  if (!place) return;
  const interaction = new AbortController();
  const stop = () => interaction.abort();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { once: true, passive: true, signal: interaction.signal });
  const restoreOnce = () => {
    if (!interaction.signal.aborted) returnTo(place);
    stop();
  };
  // The browser restores its own scroll offset until the page is loaded.
  if (document.readyState === 'complete') restoreOnce();
  else addEventListener('load', restoreOnce, { once: true });
}

function save() {
  const place = currentPlace();
  try {
    if (!place) return sessionStorage.removeItem(KEY);
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
