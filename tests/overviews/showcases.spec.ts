import type { Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { watchFor } from '../support/demo.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';

const SHOWCASES = {
  HundredThousandRows: '/x/react-data-grid/',
  ChartGallery: '/x/react-charts/',
  PickerWall: '/x/react-date-pickers/',
  LazyExplorer: '/x/react-tree-view/',
};

async function open(page: Page, name: keyof typeof SHOWCASES) {
  await page.goto(SHOWCASES[name]);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-root][data-awake]')).toBeAttached();
  return demo;
}

test('the grid starts as Community with 100,000 rows, and a switch loads the plan it needs', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const demo = await open(page, 'HundredThousandRows');
  const caption = demo.getByRole('status');
  await expect(caption).toHaveText('DataGrid: 100,000 rows, 100 per page');
  await expect(demo.getByText('1–100 of 100000')).toBeVisible();
  expect(scripts.filter((url) => /(?:Pro|Premium)Grid/.test(url))).toEqual([]);

  await demo.getByRole('switch', { name: 'Pinning' }).focus();
  await page.keyboard.press('Space');
  await expect(caption).toHaveText('DataGridPro: 100,000 rows to scroll, without pages');
  await expect(
    demo.locator('[role="row"][data-rowindex="0"] .MuiDataGrid-cell--pinnedLeft').filter({ hasText: '100001' }),
  ).toHaveCount(1);
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');

  await demo.getByRole('switch', { name: 'Grouping' }).click();
  await expect(caption).toHaveText('DataGridPremium: 100,000 rows to scroll, without pages');
  await expect(
    demo
      .locator('.MuiDataGrid-groupingCriteriaCell, [data-field="__row_group_by_columns_group__"]')
      .filter({ hasText: /\(\d/ })
      .filter({ visible: true }),
  ).not.toHaveCount(0);
  await demo.getByRole('switch', { name: 'Aggregation' }).click();
  await expect(
    demo.locator('.MuiDataGrid-footerCell').filter({ hasText: '$' }).filter({ visible: true }),
  ).not.toHaveCount(0);

  for (const name of ['Pinning', 'Grouping', 'Aggregation']) await demo.getByRole('switch', { name }).click();
  await expect(caption).toHaveText('DataGrid: 100,000 rows, 100 per page');
});

test('cells of the grid can be edited only while editing is on', full, async ({ page }) => {
  const demo = await open(page, 'HundredThousandRows');
  const cell = demo.locator('[data-id="100001"] [data-field="customer"]');
  await cell.dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ida Voss');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Ida Voss');
  await demo.getByRole('switch', { name: 'Editing' }).click();
  await cell.dblclick();
  await expect(cell.locator('input')).toHaveCount(0);
});

test('a grid that cannot be loaded is named, and its switch goes back', full, async ({ page, pageLog }) => {
  await page.route(/ProGrid/, (route) => route.abort());
  const demo = await open(page, 'HundredThousandRows');
  await demo.getByRole('switch', { name: 'Pinning' }).click();
  await expect(demo.getByRole('status')).toHaveText('The Pro grid could not be loaded. Try again.');
  await expect(demo.getByRole('switch', { name: 'Pinning' })).not.toBeChecked();
  await page.unroute(/ProGrid/);
  await demo.getByRole('switch', { name: 'Pinning' }).click();
  await expect(demo.getByRole('status')).toContainText('DataGridPro');
  // The browser logs the blocked request.
  pageLog.length = 0;
});

test('the gallery draws every kind of chart', full, async ({ page }) => {
  const demo = await open(page, 'ChartGallery');
  const miniatures = demo.locator('[data-demo-stage]').getByRole('figure');
  await expect(miniatures).toHaveText([
    /Bars/,
    /Lines/,
    /Areas/,
    /Pie/,
    /Scatter/,
    /Sparkline/,
    /Gauge/,
    /Radar/,
    /HeatmapPro/,
    /FunnelPro/,
    /PyramidPro/,
    /SankeyPro/,
  ]);
  for (const miniature of await miniatures.all())
    await expect(miniature.locator('svg :is(path, rect, circle)')).not.toHaveCount(0);
  // The first bar is January.
  await miniatures.filter({ hasText: 'Bars' }).locator('.MuiBarElement-root').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Jan');
});

test('the components of the wall share one value', full, async ({ page }) => {
  const demo = await open(page, 'PickerWall');
  await demo.getByRole('group', { name: 'Date Calendar' }).getByRole('gridcell', { name: '24' }).click();
  await demo.getByRole('group', { name: 'Month Calendar' }).getByRole('radio', { name: 'June' }).click();
  const fields = demo.getByRole('group', { name: 'Pickers and fields' });
  const field = fields.getByRole('group', { name: 'Date Field', exact: true });
  await expect(field.getByRole('spinbutton', { name: 'Day' })).toHaveText('24');
  await expect(field.getByRole('spinbutton', { name: 'Month' })).toHaveText('06');
});

test('the explorer requests a folder when it is expanded', async ({ page }) => {
  const demo = await open(page, 'LazyExplorer');
  const status = demo.getByRole('status');
  await expect(demo.getByRole('treeitem', { name: /^app\.json/ })).toBeVisible();
  await expect(status).toHaveText('Folders loaded: 1');
  await demo.getByRole('treeitem', { name: /^Mobile app/ }).focus();
  const hasLoaded = await watchFor(demo, '[role="progressbar"]');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('treeitem', { name: /^screens/ })).toBeVisible();
  await expect(status).toHaveText('Folders loaded: 2');
  expect(await hasLoaded()).toBe(true);
});

for (const name of Object.keys(SHOWCASES) as (keyof typeof SHOWCASES)[]) {
  test.describe(`the showcase ${name}`, full, () => {
    for (const width of [320, 390, 768, 1440]) {
      test(`fits ${width} px, is accessible and does not shift the page`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const shift = await watchLayout(page);
        const demo = await open(page, name);
        if (name === 'LazyExplorer') await expect(demo.getByRole('status')).toHaveText('Folders loaded: 1');
        if (name === 'HundredThousandRows') await expect(demo.getByRole('status')).toContainText('100,000');
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await violations(page, `[data-demo="${name}"]`)).toEqual([]);
        expect(await shift()).toBeLessThanOrEqual(0.02);
      });
    }

    test('works when storage is denied', async ({ page }) => {
      await page.addInitScript(() => {
        for (const kind of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, kind, {
            get: () => {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }
      });
      await open(page, name);
      await page.locator('[data-plan-table]').getByRole('radio', { name: 'Pro adds' }).check({ force: true });
      await expect(page.locator('[data-feature="community"]:visible')).toHaveCount(0);
    });
  });
}
