import type { ClientDirective } from 'astro';
import { bootCodePreferences } from '#services/code-preferences/boot';

/** How far outside of the window a demo begins to load; about what a reader scrolls while it does. */
const MARGIN_PX = 400;

/** `client:near`: wakes an island when the reader comes near to it. */
const near: ClientDirective = (load, _options, island) => {
  // What does not arrive is told in the demo's own place; the console stays silent.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    island.dataset['failed'] = '';
  });
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => {
        // Charts shorten their labels by measuring them, which the server cannot: what it drew is replaced, not adopted.
        if (island.querySelector('[data-shape="chart"]')) island.setAttribute('client', 'only');
        return hydrate();
      });
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  // The island itself has no box.
  observer.observe(island.parentElement ?? island);
};

// This script stands in the page right before its first demo, which is early enough for all code that comes after, and
// pages without demos do without.
bootCodePreferences();

export default near;
