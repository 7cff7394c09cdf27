let clicked: EventTarget | null = null;

/** Remembers clicks from now on, for rooms whose code is still on the way. */
export function rememberClicks() {
  addEventListener('click', ({ target }) => (clicked = target));
}

export function lastClick(): EventTarget | null {
  return clicked;
}
