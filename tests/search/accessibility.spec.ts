import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { partOf, PROSE_PAGES } from '../support/pages.ts';

const SURROUNDINGS: Record<string, { stored?: Record<string, string>; width?: number; forcedColors?: 'active' }> = {
  light: { stored: { 'mui-mode': 'light' } },
  dark: { stored: { 'mui-mode': 'dark' } },
  'right to left': { stored: { 'mui-direction': 'rtl' } },
  dense: { stored: { 'mui-density': 'dense' } },
  '320 px': { width: 320 },
  'forced colors': { forcedColors: 'active' },
  'right to left in the dark at 320 px': { stored: { 'mui-mode': 'dark', 'mui-direction': 'rtl' }, width: 320 },
};

/** This runs always, all others only in the full run. */
const QUICK = 'right to left in the dark at 320 px';

test.describe('accessibility of the search', () => {
  for (const [name, { stored = {}, width = 1280, forcedColors }] of Object.entries(SURROUNDINGS)) {
    test(`${name}: first screen, hits and no hits`, name === QUICK ? {} : full, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (forcedColors) await page.emulateMedia({ forcedColors });
      await page.addInitScript((values) => {
        for (const [key, value] of Object.entries({ ...values, 'mui-recent-searches': '["sort"]' }))
          localStorage.setItem(key, value);
      }, stored);
      await page.goto(PROSE_PAGES.guide);
      await page.getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('combobox', { name: 'Search' });
      await expect(field).toBeFocused();
      await expect(page.getByRole('group', { name: 'Commands' })).toBeVisible();
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
      await field.fill('pinned columns');
      await expect(page.locator('#site-search mark').filter({ visible: true })).not.toHaveCount(0);
      const status = page.getByRole('dialog', { name: 'Search' }).getByRole('status');
      await expect(status.filter({ hasText: 'results' })).toBeAttached();
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await field.fill('aggrxgxtxon');
      await expect(page.getByRole('button', { name: /instead/ })).toBeVisible();
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
    });
  }

  test('the list of all pages', full, async ({ page }) => {
    await page.goto('/x/all-pages/');
    expect(await violations(page)).toEqual([]);
  });
});
