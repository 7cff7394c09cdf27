import { findClosest } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { COPY } from '#model/hooks';
import { announce } from '#ui/browser';

/** Buttons that do nothing without their room: controllers answer those that copy, browsers those that open popovers. */
const BUTTONS = `button:not([${COPY}], [popovertarget])`;
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'change'];

/**
 * Loads a room at the first sign of a reader's interest in its element, and says so if that fails; the next sign, or the next
 * call of `load`, tries again. `hydrate` resolves once the room answers; then `signal` is aborted, and the last click on one
 * of `buttons` is repeated. Only what matches `within`, or is in it, counts as interest.
 */
export function loadOnIntent(
  root: HTMLElement,
  hydrate: () => Promise<unknown>,
  { buttons = BUTTONS, within = '*' } = {},
) {
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  let clicked: HTMLElement | null = null;

  function load() {
    loading ??= hydrate().then(
      () => {
        waiting.abort();
        // Once the room shows what listeners of the signal have told it.
        setTimeout(() => clicked?.click());
      },
      () => {
        // Who reads that it failed clicks again.
        loading = undefined;
        clicked = null;
        announce(pageData('loadFailed'));
      },
    );
  }

  function take(target: EventTarget | null) {
    const button = findClosest(buttons, target);
    if (!button || !root.contains(button)) return false;
    clicked = button;
    load();
    return true;
  }

  const isInside = (target: EventTarget | null) => findClosest(within, target) !== null;
  for (const type of SIGNS) root.addEventListener(type, ({ target }) => isInside(target) && load(), waiting);
  // A link leads elsewhere without the room.
  root.addEventListener('click', (event) => take(event.target) && event.preventDefault(), waiting);
  // A reader may have been faster than this code. What a pointer has clicked has the focus, but does not show it; only Safari
  // leaves it where it was.
  const { activeElement } = document;
  const isClicked = activeElement?.matches(':not(:focus-visible)') && take(activeElement);
  if (!isClicked && root.contains(activeElement) && isInside(activeElement)) load();
  return { load, signal: waiting.signal };
}
