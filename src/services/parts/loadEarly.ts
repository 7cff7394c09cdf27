import { savesData } from '#lib/saves-data';

/** A mouse this close to the top that moves up is on its way to the header. */
const NEAR_HEADER_PX = 200;

/**
 * Loads the code of a room before it is asked for: in idle time after the first key, or the first movement of the mouse
 * towards the header. Never before a reader acts, and not at all if data is to be saved.
 */
export function loadEarly(load: () => Promise<unknown>) {
  if (savesData()) return;
  const untilActed = new AbortController();
  const start = () => {
    untilActed.abort();
    // Safari has no idle callbacks. A failure is reported when the room is asked for.
    (window.requestIdleCallback ?? setTimeout)(() => void load().catch(() => undefined));
  };
  const isNear = ({ clientY, movementY }: MouseEvent) => clientY < NEAR_HEADER_PX && movementY < 0;
  addEventListener('keydown', start, untilActed);
  addEventListener('mousemove', (event) => isNear(event) && start(), untilActed);
}
