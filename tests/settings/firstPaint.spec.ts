import { expect, full, fullAndWhole, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';
import { PROSE_PAGES } from '../support/pages.ts';
import { DENIES_STORAGE, withProfile } from './browserProfile.ts';
import { COMBINATIONS, PAPER, storedAs } from './combinations.ts';
import { expectNoFlash } from './firstFrame.ts';

const PATH = PROSE_PAGES.guide;
/** Every run tests one combination that changes everything; the full run tests all twelve. */
const QUICK = 'dark, rtl, dense';

test.describe('the first frame', () => {
  for (const combination of COMBINATIONS) {
    const { mode, direction, density } = combination;
    const name = `${mode}, ${direction}, ${density}`;
    test(`matches the settled page: ${name}`, name === QUICK ? {} : full, async ({ page }) => {
      // The system preference is the opposite of the chosen mode; in system mode it is dark.
      await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, storedAs(combination));
      const shown = await expectNoFlash(page, PATH);
      const effective = mode === 'light' ? 'light' : 'dark';
      expect(shown).toMatchObject({
        background: PAPER[effective],
        direction,
        attributes: { mode: effective, density },
      });
    });
  }

  for (const [name, junk, when] of [
    ['junk', '{"mode":', {}],
    ['a megabyte', 'dark'.repeat(250_000), full],
    ['another case', 'DARK', full],
  ] as const) {
    test(`matches the settled page with ${name} in storage, which is not modified`, when, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript((value) => {
        for (const key of ['mui-mode', 'mui-direction', 'mui-density']) localStorage.setItem(key, value);
      }, junk);
      const shown = await expectNoFlash(page, PATH);
      expect(shown).toMatchObject({
        background: PAPER.dark,
        direction: 'ltr',
        attributes: { mode: 'dark', density: 'normal' },
      });
      const kept = await page.evaluate(() =>
        ['mui-mode', 'mui-direction', 'mui-density'].map((key) => localStorage.getItem(key)),
      );
      expect(kept).toEqual([junk, junk, junk]);
    });
  }

  test('matches the settled page with storage full', full, async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          localStorage.setItem(`full-${size}`, 'x'.repeat(size));
        } catch {
          // Storage is full; half of the text may still fit.
        }
      }
    });
    const shown = await expectNoFlash(page, PATH);
    expect(shown).toMatchObject({ background: PAPER.dark, attributes: { mode: 'dark' } });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `matches the settled page with storage denied by the browser, on a ${colorScheme} system`,
      fullAndWhole,
      async ({ launchOptions, baseURL }) => {
        await withProfile(DENIES_STORAGE, launchOptions, baseURL, async (context) => {
          const page = await context.newPage();
          await page.emulateMedia({ colorScheme });
          const shown = await expectNoFlash(page, PATH);
          const denial = await page.evaluate(() => {
            try {
              return typeof localStorage;
            } catch (error) {
              return (error as Error).name;
            }
          });
          expect(denial).toBe('SecurityError');
          expect(shown).toMatchObject({
            background: PAPER[colorScheme],
            direction: 'ltr',
            attributes: { mode: colorScheme },
          });
        });
      },
    );
  }

  test('causes no layout shift in any combination', full, async ({ browser, baseURL }) => {
    for (const combination of COMBINATIONS) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1280, height: 800 } });
      await context.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, storedAs(combination));
      const page = await context.newPage();
      const shift = await watchLayout(page);
      await page.goto(PATH, { waitUntil: 'networkidle' });
      expect(await shift(), JSON.stringify(combination)).toBe(0);
      await context.close();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mode follows the system, including images and theme colors', async ({ page }) => {
    const paper = () => page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/x/introduction/licensing/');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await paper()).toBe(PAPER[colorScheme]);
      await expect(page.locator('img.only-dark')).toBeVisible({ visible: colorScheme === 'dark' });
      await expect(page.locator('img.only-light')).toBeVisible({ visible: colorScheme === 'light' });
    }
    const bars = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('media')));
    expect(bars).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('no inactive settings are shown', full, async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('#site-settings-button')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
