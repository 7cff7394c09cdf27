import type { ClientDirective } from 'astro';
import { bootCodePreferences } from '#services/code-preferences/boot';

/** Distance from the viewport at which a demo starts loading after the first scroll; about what is scrolled meanwhile. */
const MARGIN_PX = 400;

/** Before the first scroll, only visible demos are hydrated, because the user may never reach the others. */
const firstScroll = new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true }));

/** `client:near`: hydrates an island when it is near the viewport. */
const near: ClientDirective = (load, _options, island) => {
  // A loading error is shown in the demo's stage instead of the console.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    island.dataset['failed'] = '';
  });
  const hydrateOnce = once(async () => {
    const hydrate = await load();
    // Charts shorten their labels by measuring them, which the server cannot do, so they are rendered from scratch.
    if (island.querySelector('[data-shape="chart"]')) island.setAttribute('client', 'only');
    await hydrate();
  });
  // The island has no box (`display: contents`), so its parent is observed.
  const target = island.parentElement ?? island;
  whenWithin(target, 0, hydrateOnce);
  void firstScroll.then(() => whenWithin(target, MARGIN_PX, hydrateOnce));
};

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
  let isDone = false;
  return () => {
    if (!isDone) void action();
    isDone = true;
  };
}

// Astro inlines this script right before the first demo, which is early enough for all code after it, and keeps it off
// pages without demos.
bootCodePreferences();

export default near;
