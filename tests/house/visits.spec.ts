import type { Page } from '@playwright/test';
import { colorViolations, horizontalOverflow, violations } from '../support/accessibility.ts';
import { waitForHydration, hydrateAll } from '../demos/support/demos.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { demosToVisit, isDemoPage, pagesToVisit } from '../support/pages.ts';
import { builtPaths } from '../support/site.ts';

/** All pages and demos have a URL; the full run visits each. */
const paths = builtPaths();
const pages = pagesToVisit(paths.filter((path) => !isDemoPage(path)));
const demos = demosToVisit(paths.filter(isDemoPage));

/** One visit checks everything: the console (by the fixture), accessibility in both modes, a narrow viewport, and demos. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorViolations(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await hydrateAll(page);
  expect(await horizontalOverflow(page), 'at 320 px').toBe(0);
}

test.describe('a visit', () => {
  for (const path of pages) {
    test(`to ${path} logs nothing, is accessible and fits a narrow viewport`, async ({ page }) => visit(page, path));
  }

  for (const path of demos) {
    test(`to ${path} hydrates the demo, logs nothing and is accessible`, async ({ page }) => {
      await visit(page, path);
      await expect(page.locator('[data-demo-root][data-awake] > *').filter({ visible: true })).not.toHaveCount(0);
    });
  }
});

for (const [name, stored] of Object.entries({
  'right to left': { 'mui-direction': 'rtl' },
  dense: { 'mui-density': 'dense' },
})) {
  test.describe(`a visit, ${name}`, full, () => {
    for (const path of demos) {
      test(`to ${path} has an accessible demo, ${name}`, async ({ page }) => {
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, stored);
        await page.goto(path);
        await waitForHydration(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('a visit a year later in another time zone', full, () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  for (const path of demos) {
    test(`to ${path} hydrates the server markup of the demo`, async ({ page }) => {
      await page.clock.setSystemTime(new Date(Date.now() + 366 * 24 * 3_600_000));
      await page.goto(path);
      await waitForHydration(page);
    });
  }
});
