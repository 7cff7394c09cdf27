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
        return heading?.checkVisibility() && document.fonts.check(getComputedStyle(heading).font);
      });
      await tab.until('the visible demos are hydrated', () =>
        [...document.querySelectorAll('[data-demo] astro-island')].every((island) => (island.parentElement?.getBoundingClientRect().top ?? 0) > innerHeight || !island.hasAttribute('ssr')),
      );
      expect(await overflow(tab)).toBe(0);
    });
  }
});
