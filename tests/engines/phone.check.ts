import { expect, test } from './support/fixtures.ts';
import { GRID_API, hydrateDemo, overflow, PROSE } from './support/site.ts';

const QUICKSTART = '/x/react-data-grid/quickstart/';
const isOpen = (selector: string) => document.querySelector(selector)?.matches(':popover-open, dialog[open]') === true;
const isClosed = (selector: string) =>
  document.querySelector(selector)?.matches(':popover-open, dialog[open]') !== true;
/** Whether an element lies completely within the window. */
const isInside = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
};

test.use({ size: { width: 390, height: 844 } });

test.describe('at 390 px:', () => {
  test('the drawer opens at the current page, closes with Escape and with a click beside it', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    await tab.click('[popovertarget="site-navigation"]');
    await tab.until('it is open at the current page', () => {
      const current = document
        .querySelector('#site-navigation:popover-open [aria-current="page"]')
        ?.getBoundingClientRect();
      return current && current.top > 0 && current.bottom < innerHeight;
    });
    await tab.press('Escape');
    await tab.until('it is closed', isClosed, '#site-navigation');
    await tab.click('[popovertarget="site-navigation"]');
    await tab.until('it is open again', isOpen, '#site-navigation');
    await tab.click({ x: 384, y: 600 });
    await tab.until('it is closed', isClosed, '#site-navigation');
  });

  test('the menu of versions fits', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    await tab.click('[popovertarget="menu-versions"]');
    await tab.until('it is open', isOpen, '#menu-versions');
    await tab.until('it fits', isInside, '#menu-versions');
    await tab.press('Escape');
    await tab.until('it is closed', isClosed, '#menu-versions');
  });

  test('the menu of a demo fits, also at the bottom of the screen', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    await hydrateDemo(tab, 'FirstGrid');
    for (const distance of [400, 10]) {
      await tab.evaluate((toBottom) => {
        const button = document.querySelector('[popovertarget="FirstGrid-more"]')?.getBoundingClientRect();
        scrollBy({ top: (button?.bottom ?? 0) - innerHeight + toBottom, behavior: 'instant' });
      }, distance);
      await tab.click('[popovertarget="FirstGrid-more"]');
      await tab.until('it is open', isOpen, '#FirstGrid-more');
      await tab.until('it fits', isInside, '#FirstGrid-more');
      await tab.press('Escape');
      await tab.until('it is closed', isClosed, '#FirstGrid-more');
    }
  });

  test('the settings fit', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.click('#site-settings-button');
    await tab.until('they are open', isOpen, '#site-settings');
    await tab.until('they fit', isInside, '#site-settings');
    await tab.press('Escape');
    await tab.until('they are closed', isClosed, '#site-settings');
  });

  test('the search finds pages', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.click('button[name="search"]');
    await tab.until('it is open', isOpen, '#site-search');
    await tab.type('row sel');
    await tab.until('there are hits', () => document.querySelectorAll('#site-search-hits [role="option"]').length > 2);
    expect(await overflow(tab)).toBe(0);
  });

  test('an API page has no overflow', async ({ tab }) => {
    await tab.goto(`${GRID_API}#data-grid-prop-sortModel`);
    await tab.until('the prop is in view', () => {
      const { top = -1 } = document.querySelector('#data-grid-prop-sortModel')?.getBoundingClientRect() ?? {};
      return top > 0 && top < innerHeight;
    });
    expect(await overflow(tab)).toBe(0);
  });
});
