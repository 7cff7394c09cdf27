import type { ClientDirective } from 'astro';
import { bootCodePreferences } from '#services/code-preferences/boot';

/** How far outside of the window a demo begins to load once the reader moves; about what is scrolled while it does. */
const MARGIN_PX = 400;

/** Until then nobody knows whether the reader will get there: only demos in sight are woken. */
const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true }));

/** `client:near`: wakes an island when the reader comes near to it. */
const near: ClientDirective = (load, _options, island) => {
  // What does not arrive is told in the demo's own place; the console stays silent.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    island.dataset['failed'] = '';
  });
  const wake = once(async () => {
    const hydrate = await load();
    // Charts shorten their labels by measuring them, which the server cannot: what it drew is replaced, not adopted.
    if (island.querySelector('[data-shape="chart"]')) island.setAttribute('client', 'only');
    await hydrate();
  });
  // The island itself has no box.
  const place = island.parentElement ?? island;
  whenWithin(place, 0, wake);
  void moved.then(() => whenWithin(place, MARGIN_PX, wake));
};

function whenWithin(place: Element, margin: number, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(place);
}

function once(action: () => Promise<void>): () => void {
  let isDone = false;
  return () => {
    if (!isDone) void action();
    isDone = true;
  };
}

// This script stands in the page right before its first demo, which is early enough for all code that comes after, and
// pages without demos do without.
bootCodePreferences();

export default near;
