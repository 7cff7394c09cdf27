import type { Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { partOf, PROSE_PAGES } from '../support/pages.ts';

interface Surroundings {
  stored: Record<string, string>;
  forcedColors?: 'active';
}

const SURROUNDINGS: Record<string, Surroundings> = {
  light: { stored: { 'mui-mode': 'light' } },
  dark: { stored: { 'mui-mode': 'dark' } },
  'right to left': { stored: { 'mui-direction': 'rtl' } },
  'right to left in the dark': { stored: { 'mui-direction': 'rtl', 'mui-mode': 'dark' } },
  dense: { stored: { 'mui-density': 'dense' } },
  'forced colors': { stored: {}, forcedColors: 'active' },
};

async function prepare(page: Page, { stored, forcedColors }: Surroundings) {
  if (forcedColors) await page.emulateMedia({ forcedColors });
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
}

/** This runs always, all others only in the full run. */
const QUICK = 'right to left in the dark at 390 px';

/** Waits until a dialog has faded in; before that, its text has too little contrast. */
const untilFadedIn = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

test.describe('accessibility of the settings', () => {
  const cases = Object.entries(SURROUNDINGS).flatMap(([name, surroundings]) =>
    [390, 1280].map((width) => ({ name: `${name} at ${width} px`, surroundings, width })),
  );
  for (const { name, surroundings, width } of cases) {
    test(`${name}: page, settings and shortcuts`, name === QUICK ? {} : full, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await prepare(page, surroundings);
      // A page without demos, because demos have separate tests.
      await page.goto(PROSE_PAGES.guide);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      await untilFadedIn(page);
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Show all shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await untilFadedIn(page);
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
    });
  }

  for (const mode of ['light', 'dark']) {
    test(`contrast of prose, code and badges is AA with everything expanded: ${mode}`, full, async ({ page }) => {
      await prepare(page, { stored: { 'mui-mode': mode } });
      await page.goto('/x/introduction/installation/');
      await page.evaluate(() => document.querySelectorAll('details').forEach((element) => (element.open = true)));
      await expect(page.locator('.prose pre .token').filter({ visible: true })).not.toHaveCount(0);
      await expect(page.locator('#site-navigation').getByText('Premium').filter({ visible: true })).not.toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});
