import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, full, test } from '../ads/support/fixtures.ts';
import { ICON_FONT_URL } from '../../tools/testing/testSite.ts';

/** The guides that teach icon fonts, and a demo of one of them. */
const TREE_GUIDE = '/x/react-tree-view/rich-tree-view/customization/';
const GRID_GUIDE = '/x/react-data-grid/components/';
const DEMO = '/x/demos/tree-view/rich-tree-view/customization/font-icons/';
const LABELS = ['The night baker', 'The lighthouse keeper'];
/** An arbitrary font; only its name and arrival matter. */
const FONT = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);
const STYLES =
  '@font-face{font-family:"Material Icons";src:url("/icons.woff2")}.material-icons{font-family:"Material Icons"}';

const icons = (page: Page) => page.locator('.material-icons');

const namesSeen = (page: Page) =>
  icons(page).evaluateAll((found) =>
    found.filter((icon) => getComputedStyle(icon).opacity !== '0').map((icon) => icon.textContent),
  );

/** Serves the font, and returns the URLs of the stylesheet that were requested. */
async function serveFont(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${ICON_FONT_URL}**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ body: STYLES, contentType: 'text/css' });
  });
  await page.route('**/icons.woff2', (route) =>
    route.fulfill({ body: FONT, contentType: 'font/woff2', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  return requested;
}

for (const [guide, tier] of [
  [TREE_GUIDE, {}],
  [GRID_GUIDE, full],
] as const) {
  test(`the icon font is requested once by the demos of ${guide}`, tier, async ({ page }) => {
    const requested = await serveFont(page);
    await page.goto(guide);
    await expect(page.locator('html')).toHaveAttribute('data-icon-font', '');
    expect(requested).toEqual([ICON_FONT_URL]);
  });
}

test('the icon font shows the icons of a demo', full, async ({ page }) => {
  await serveFont(page);
  await page.goto(DEMO);
  await expect.poll(() => namesSeen(page)).toEqual(['mic', 'mic']);
});

test('the icon font is not requested on pages whose demos do not use it', full, async ({ page }) => {
  const requested = await serveFont(page);
  await page.goto('/x/react-tree-view/simple-tree-view/focus/', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
});

for (const [name, answer] of [
  ['fails', 'abort'],
  ['answers 500', 500],
  ['never answers', 'hang'],
] as const) {
  test(
    `F32 no icon name is visible if the font host ${name}, and the label next to it stays`,
    answer === 'abort' ? {} : full,
    async ({ page, pageLog }) => {
      const requested = page.waitForRequest(`${ICON_FONT_URL}**`);
      await page.route(`${ICON_FONT_URL}**`, async (route) => {
        if (answer === 'abort') await route.abort();
        else if (answer === 500) await route.fulfill({ status: 500, body: '' });
      });
      await page.goto(DEMO);
      await requested;
      await expect(icons(page)).toHaveCount(LABELS.length);
      for (const label of LABELS) await expect(page.getByRole('treeitem', { name: label })).toBeVisible();
      expect(await namesSeen(page)).toEqual([]);
      // The browser itself reports a failed request.
      expect(pageLog.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([]);
      pageLog.length = 0;
    },
  );
}
