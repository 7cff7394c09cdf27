import { setTimeout as wait } from 'node:timers/promises';
import { EnginePage } from './browsers/page.ts';
import { expect, test } from './support/fixtures.ts';
import { PROSE } from './support/site.ts';
import { startSlowSite } from './support/slowSite.ts';

const isOpen = () => document.activeElement?.matches('#site-search[open] [role="combobox"]');

test.describe('search by keyboard:', () => {
  test('type, arrow, Enter', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.press('Control+k');
    await tab.until('it is open', isOpen);
    await tab.type('row selection');
    await tab.until('there are hits', () => document.querySelectorAll('#site-search-hits [role="option"]').length > 2);
    await tab.press('ArrowDown');
    const wanted = await tab.until(
      'a hit is selected',
      () => document.querySelector<HTMLAnchorElement>('#site-search [aria-selected="true"]')?.pathname,
    );
    await tab.press('Enter');
    await tab.until('its page is shown', (path) => location.pathname === path, wanted);
  });

  test('Escape closes it and restores the focus', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.evaluate(() => document.querySelector<HTMLElement>('#site-settings-button')?.focus());
    await tab.press('/');
    await tab.until('it is open', isOpen);
    await tab.press('Escape');
    await tab.until('the focus is back', () => document.activeElement?.matches('#site-settings-button'));
    expect(await tab.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true);
  });
});

test.describe('letters typed right after Ctrl+K arrive whole:', () => {
  for (const delayMs of [0, 40, 150, 1000]) {
    test(`with a delay of ${delayMs} ms`, async ({ tab: { engine }, baseURL }) => {
      for (const word of ['pagination', 'migration', 'sorting']) {
        const site = await startSlowSite(baseURL ?? '', delayMs);
        const tab = new EnginePage(engine, site.origin);
        await tab.goto(PROSE);
        await tab.press('Control+k');
        for (const letter of word) {
          await tab.type(letter);
          await wait(100);
        }
        await tab.until('there are hits', () => document.querySelector('#site-search-hits [href]') !== null);
        const after = await tab.evaluate(() => ({
          typed: document.querySelector<HTMLInputElement>('#site-search input')?.value,
          path: location.pathname,
          mode: localStorage.getItem('mui-mode'),
        }));
        expect(after).toEqual({ typed: word, path: PROSE, mode: null });
        site.close();
      }
    });
  }
});
