import { mkdirSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { isFullRun, PAGE_KINDS } from '../support/pages.ts';

const FOLDER = '.cache/screenshots';
const WIDTHS = isFullRun ? [390, 820, 1440, 1920] : [390, 1440];

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

/** Pictures for people to look at; the test itself sees that the page has come to rest and is not empty. */
test.describe('screenshots', () => {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of WIDTHS) {
        test(`${kind} in ${colorScheme} at ${width} px comes to rest`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path, { waitUntil: 'networkidle' });
          let last = await page.screenshot();
          await expect(async () => {
            const before = last;
            last = await page.screenshot({ path: `${FOLDER}/${kind}-${colorScheme}-${width}.png` });
            expect(last.equals(before)).toBe(true);
          }).toPass();
          const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
          expect(paper).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'oklch(0.185 0.009 255)');
        });
      }
    }
  }
});
