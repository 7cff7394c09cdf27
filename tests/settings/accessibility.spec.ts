import type { Page } from '@playwright/test';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS, pairsOf, partOf, PROSE_PAGES } from '../support/pages.ts';

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

/** Until it has faded in, the dialog has the contrast of a ghost. */
const faded = (page: Page) => page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

test.describe('accessibility of the settings', () => {
  for (const [[name, surroundings], width] of pairsOf(Object.entries(SURROUNDINGS), [390, 1280])) {
    test(`${name} at ${width} px: page, settings and shortcuts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await prepare(page, surroundings);
      // Demos in every surrounding have tests of their own; a page without them takes a third of the time.
      await page.goto(PROSE_PAGES.guide);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      await faded(page);
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('button', { name: 'Show all shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await faded(page);
      expect(await violations(page, partOf('dialog[open]'))).toEqual([]);
    });
  }

  for (const mode of ['light', 'dark']) {
    test(`contrast of prose, code and badges is AA: ${mode}`, async ({ page }) => {
      await prepare(page, { stored: { 'mui-mode': mode } });
      for (const path of [...Object.values(PAGE_KINDS), '/x/introduction/licensing/', '/x/introduction/installation/']) {
        await page.goto(path);
        await page.evaluate(() => document.querySelectorAll('details').forEach((element) => (element.open = true)));
        expect(await violations(page), path).toEqual([]);
      }
      await expect(page.locator('.prose pre .token').first()).toBeVisible();
      await expect(page.locator('#site-navigation').getByText('Premium').first()).toBeVisible();
    });
  }
});
