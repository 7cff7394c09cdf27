import { expect, test } from './support/fixtures.ts';
import { PROSE } from './support/site.ts';

const isOpen = () => document.activeElement?.matches('#site-search[open] [role="combobox"]');

test.describe('search by keyboard:', () => {
  test('type, arrow, Enter', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.press('Control+k');
    await tab.until('it is open', isOpen);
    await tab.type('row selection');
    await tab.until('there are hits', () => document.querySelectorAll('#site-search-hits [role="option"]').length > 2);
    await tab.press('ArrowDown');
    const wanted = await tab.until('a hit is selected', () => document.querySelector<HTMLAnchorElement>('#site-search [aria-selected="true"]')?.pathname);
    await tab.press('Enter');
    await tab.until('its page is shown', (path) => location.pathname === path, wanted);
  });

  test('Escape closes it and restores the focus', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.evaluate(() => document.querySelector<HTMLElement>('[data-opens="site-settings"]')?.focus());
    await tab.press('/');
    await tab.until('it is open', isOpen);
    await tab.press('Escape');
    await tab.until('the focus is back', () => document.activeElement?.matches('[data-opens="site-settings"]'));
    expect(await tab.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true);
  });
});
