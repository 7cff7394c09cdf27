import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { someDemos, untilAwake } from './support/demos.ts';

/** The fixture listens: whatever a demo writes to the console, hydration warnings included, fails its test. */
const SETTINGS = {
  light: {},
  dark: { 'mui-mode': 'dark' },
  'right to left': { 'mui-direction': 'rtl' },
  dense: { 'mui-density': 'dense' },
};

for (const [name, stored] of Object.entries(SETTINGS)) {
  test.describe(`every demo, ${name}`, () => {
    // Light is what most readers see; it is tried most.
    for (const path of someDemos(name === 'light' ? 24 : 72)) {
      test(`${path} wakes silently and is accessible, ${name}`, async ({ page }) => {
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, stored);
        await page.goto(path);
        await untilAwake(page);
        await expect(page.locator('[data-demo-root][data-awake] > *').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('every demo at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });
  for (const path of someDemos(36)) {
    test(`${path} scrolls in one direction only`, async ({ page }) => {
      await page.goto(path);
      await untilAwake(page);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

test.describe('demos a year later, elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  for (const path of someDemos(48)) {
    test(`${path} adopts what the server rendered`, async ({ page }) => {
      await page.clock.setSystemTime(new Date(Date.now() + 366 * 24 * 3_600_000));
      await page.goto(path);
      await untilAwake(page);
    });
  }
});
