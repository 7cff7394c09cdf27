import type { Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';

const PAGE = '/x/introduction/';
const NAMES = ['PartsInStock', 'DeliverySlot', 'OrdersPerDay', 'ProjectFiles'];

const tileOf = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

async function hydrateAll(page: Page) {
  for (const name of NAMES) {
    await tileOf(page, name).scrollIntoViewIfNeeded();
    await expect(tileOf(page, name).locator('[data-awake]')).toHaveCount(1);
  }
}

test.describe('the live demos of the introduction', () => {
  test('has a tile for each product with a link to it', full, async ({ page }) => {
    await page.goto(PAGE);
    for (const [title, href] of [
      ['Data Grid', '/x/react-data-grid/'],
      ['Date and Time Pickers', '/x/react-date-pickers/'],
      ['Charts', '/x/react-charts/'],
      ['Tree View', '/x/react-tree-view/'],
    ] as const) {
      const links = page.locator('.prose').getByRole('link', { name: title, exact: true });
      expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))).toEqual(
        new Set([href]),
      );
    }
  });

  test('is interactive: the grid sorts, the picker opens, the chart is drawn, the tree closes', async ({ page }) => {
    await page.goto(PAGE);
    await hydrateAll(page);
    const grid = tileOf(page, 'PartsInStock');
    await grid.getByRole('columnheader', { name: 'In stock' }).click();
    await expect(grid.locator('[role="row"][data-rowindex="0"]')).toContainText('Caster');

    await tileOf(page, 'DeliverySlot')
      .getByRole('button', { name: /Choose date/ })
      .click();
    const calendar = page.getByRole('dialog', { name: 'Delivery date' });
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(tileOf(page, 'OrdersPerDay').locator('.MuiBarElement-root')).toHaveCount(10);

    const tree = tileOf(page, 'ProjectFiles');
    await expect(tree.getByRole('treeitem')).toHaveCount(5);
    await tree.getByText('Plans', { exact: true }).click();
    await expect(tree.getByText('site.pdf')).toBeHidden();
  });

  test('causes no layout shift while it hydrates', async ({ page }) => {
    const shift = await watchLayout(page);
    await page.goto(PAGE);
    await hydrateAll(page);
    await page.waitForTimeout(500);
    expect(await shift()).toBe(0);
  });

  for (const width of [1280, 390, 320]) {
    test(`fits a viewport of ${width} px when hydrated, and is accessible`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PAGE);
      await hydrateAll(page);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      const columns = await tileOf(page, 'PartsInStock').evaluate(
        (demo) => getComputedStyle(demo.parentElement?.parentElement ?? demo).gridTemplateColumns.split(' ').length,
      );
      expect(columns).toBe(width === 1280 ? 2 : 1);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picker, chart and tree are rendered, and code is a link', async ({ page }) => {
    await page.goto(PAGE);
    await expect(tileOf(page, 'DeliverySlot').getByRole('group', { name: /Delivery/ })).toBeVisible();
    await expect(tileOf(page, 'OrdersPerDay').locator('.MuiBarElement-root').filter({ visible: true })).not.toHaveCount(
      0,
    );
    await expect(tileOf(page, 'ProjectFiles').getByText('site.pdf')).toBeVisible();
    await expect(tileOf(page, 'PartsInStock').getByRole('link', { name: 'Show code' })).toHaveAttribute(
      'href',
      /\/x\/demos\/introduction\/overview\/parts-in-stock\/#PartsInStock-code$/,
    );
  });
});
