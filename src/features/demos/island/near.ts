import type { ClientDirective } from 'astro';
import { findAround } from '#lib/hook';
import { HYDRATE } from '#model/hooks';
import { bootCodePreferences } from '#services/code-preferences/boot';
import { observeDisplay, shownDisplay } from '#services/display-settings/boot';

/** Distance from the viewport at which a demo starts loading after the first scroll; about what is scrolled meanwhile. */
const MARGIN_PX = 400;

/** Before the first scroll, only visible demos are hydrated, because the user may never reach the others. */
const firstScroll = first('scroll');

/** Hydrating a grid blocks a phone for a second, so visible demos wait there until the reader acts, but not for long. */
const TOUCH_WAIT_MS = 5000;
const firstAction =
  matchMedia('(hover: none)').matches && isServedAsWanted()
    ? Promise.race([
        firstScroll,
        first('pointerdown'),
        first('keydown'),
        first('focusin'),
        new Promise((resolve) => setTimeout(resolve, TOUCH_WAIT_MS)),
      ])
    : Promise.resolve();

/** Distance from a demo at which the pointer, a touch or the focus counts as intent to use it. */
const INTENT_PX = 200;

/** `client:near`: hydrates an island when it is near the viewport, or within `HYDRATE` at the first intent. */
const near: ClientDirective = (load, { value }, island) => {
  // A loading error is shown in the demo's stage instead of the console.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    island.classList.add('demo-failed');
  });
  const hydrateOnce = once(async () => {
    const hydrate = await load();
    await hydrate();
  });
  // The island has no box (`display: contents`), so its parent is observed.
  const target = island.parentElement ?? island;
  if (findAround(HYDRATE, island) && isServedAsWanted()) return whenIntended(target, hydrateOnce);
  // The component of an explorer is what the page is for.
  if (value === 'seen') whenWithin(target, 0, hydrateOnce);
  else void firstAction.then(() => whenWithin(target, 0, hydrateOnce));
  void firstScroll.then(() => whenWithin(target, MARGIN_PX, hydrateOnce));
};

function first(event: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(event, resolve, { once: true }));
}

/** Styles hide server-rendered demos until hydration if the reader prefers another direction or density. */
function isServedAsWanted(): boolean {
  const { direction, dense } = shownDisplay();
  return direction === 'ltr' && !dense;
}

/** Waits for the pointer, a touch or the focus near the target, or for a preference that hides the server's markup. */
function whenIntended(target: Element, callback: () => void) {
  const stop = new AbortController();
  const preferences = observeDisplay(() => isServedAsWanted() || run());
  const run = () => {
    stop.abort();
    preferences.disconnect();
    callback();
  };
  const onIntent = (event: Event) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const at =
      event instanceof PointerEvent
        ? new DOMRect(event.clientX, event.clientY)
        : (event.target as Element).getBoundingClientRect();
    if (
      at.right > left - INTENT_PX &&
      at.left < right + INTENT_PX &&
      at.bottom > top - INTENT_PX &&
      at.top < bottom + INTENT_PX
    )
      run();
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(type, onIntent, { signal: stop.signal });
}

function whenWithin(target: Element, margin: number, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(target);
}

function once(action: () => Promise<void>): () => void {
  let done: Promise<void> | undefined;
  return () => {
    done ??= action();
  };
}

// Astro inlines this script right before the first demo, which is early enough for all code after it, and keeps it off
// pages without demos.
bootCodePreferences();

export default near;
