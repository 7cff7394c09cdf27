import { expect, test } from './support/fixtures.ts';
import { overflow } from './support/site.ts';

const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/api/charts/bar-chart/',
  '/x/all-pages/',
];

test.describe('loads silently:', () => {
  for (const path of PAGES) {
    test(path, async ({ tab }) => {
      await tab.goto(path);
      await tab.until('the heading is in the font of the site', () => {
        const heading = document.querySelector('h1');
        const family = heading && getComputedStyle(heading).fontFamily.split(',')[0];
        // `document.fonts.check()` also waits for the metric-adjusted fallback, which Firefox never loads.
        return (
          heading?.checkVisibility() &&
          [...document.fonts].some(
            (face) => face.status === 'loaded' && `"${face.family.replaceAll('"', '')}"` === family,
          )
        );
      });
      await tab.until('the visible demos are hydrated', () =>
        [...document.querySelectorAll('[data-demo] astro-island')].every(
          (island) =>
            (island.parentElement?.getBoundingClientRect().top ?? 0) > innerHeight || !island.hasAttribute('ssr'),
        ),
      );
      expect(await overflow(tab)).toBe(0);
    });
  }
});
