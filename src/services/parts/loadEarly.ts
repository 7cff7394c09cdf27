/** A pointer this close to the top that moves up is on its way to the header. */
const NEAR_HEADER_PX = 200;
/** Safari has no idle callbacks. */
const IDLE_FALLBACK_MS = 200;

/**
 * Loads the code of a room before it is asked for: in idle time after the first key, or the first movement of a pointer
 * towards the header. Never before a reader acts, and not at all if data is to be saved.
 */
export function loadEarly(load: () => Promise<unknown>) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const acted = new AbortController();
  const listenTo = { passive: true, signal: acted.signal };
  const start = () => {
    acted.abort();
    // A failure is reported when the room is asked for.
    const run = () => void load().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_FALLBACK_MS);
  };
  addEventListener('keydown', start, listenTo);
  addEventListener(
    'pointermove',
    ({ clientY, movementY, pointerType }) => {
      if (clientY < NEAR_HEADER_PX && movementY < 0 && pointerType === 'mouse') start();
    },
    listenTo,
  );
}
