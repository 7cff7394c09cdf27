import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS, PROSE_PAGES } from '../support/pages.ts';

/** The layout at each width: the breakpoints are sm 600, md 900, lg 1200, xl 1536 (spec §9). */
const WIDTHS = [
  { width: 599, gutter: '16px', hasContentsColumn: false, hasNavigationColumn: false, contentsWidth: '240px' },
  { width: 600, gutter: '24px', hasContentsColumn: false, hasNavigationColumn: false, contentsWidth: '240px' },
  { width: 899, gutter: '24px', hasContentsColumn: false, hasNavigationColumn: false, contentsWidth: '240px' },
  { width: 900, gutter: '32px', hasContentsColumn: true, hasNavigationColumn: false, contentsWidth: '240px' },
  { width: 1199, gutter: '32px', hasContentsColumn: true, hasNavigationColumn: false, contentsWidth: '240px' },
  { width: 1200, gutter: '32px', hasContentsColumn: true, hasNavigationColumn: true, contentsWidth: '240px' },
  { width: 1535, gutter: '32px', hasContentsColumn: true, hasNavigationColumn: true, contentsWidth: '240px' },
  { width: 1536, gutter: '48px', hasContentsColumn: true, hasNavigationColumn: true, contentsWidth: '272px' },
];

test.describe('layout', () => {
  test('follows the breakpoints at 600, 900, 1200 and 1536 px', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    for (const { width, gutter, hasContentsColumn, hasNavigationColumn, contentsWidth } of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const tokens = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--gutter', '--toc-inline-size', '--radius', '--space'].map((name) => style.getPropertyValue(name));
      });
      expect(tokens).toEqual([gutter, contentsWidth, '12px', '8px']);
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible({
        visible: hasNavigationColumn,
      });
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({
        visible: !hasNavigationColumn,
      });
      const contents = page.getByRole('navigation', { name: 'Table of contents' });
      await expect(contents.getByRole('list')).toBeVisible({ visible: hasContentsColumn });
      expect(await contents.evaluate((element) => getComputedStyle(element).position)).toBe(
        hasContentsColumn ? 'sticky' : 'static',
      );
    }
  });

  test('uses the border radius of the docs theme', async ({ page }) => {
    await page.goto(PAGE_KINDS.migration);
    const radii = await page
      .locator('.prose > figure[data-code]')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderRadius));
    expect(new Set(radii)).toEqual(new Set(['12px']));
  });

  test('keeps header and navigation in place from page to page', async ({ page }) => {
    const places = async () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, #site-navigation')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      );
    await page.goto(PROSE_PAGES.guide);
    const before = await places();
    await page.goto(PROSE_PAGES.section);
    expect(await places()).toEqual(before);
  });
});
