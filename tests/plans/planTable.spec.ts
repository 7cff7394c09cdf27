import type { Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';

const OVERVIEWS = ['/x/react-data-grid/', '/x/react-charts/', '/x/react-date-pickers/', '/x/react-tree-view/'];

async function openTable(page: Page, path = '/x/react-data-grid/') {
  await page.goto(path);
  const root = page.locator('[data-plan-table]');
  const table = root.getByRole('table', { name: /^Features by plan/ });
  const rows = root.locator('[data-feature]:visible');
  return {
    root,
    table,
    rows,
    search: root.getByRole('searchbox', { name: 'Filter features' }),
    status: root.getByRole('status'),
  };
}

test('the table of plans is filtered by words and plan, with the keyboard alone', async ({ page }) => {
  const { root, table, rows, search, status } = await openTable(page);
  const all = await rows.count();
  await expect(table.getByRole('row', { name: /^Column pinning/ }).getByRole('cell')).toHaveText([
    'Not included',
    'Included',
    'Included',
  ]);

  await search.focus();
  // The script of the filter is loaded after the page, and applies what was typed before.
  await page.keyboard.type('pinning');
  await expect(rows).toHaveCount(2);
  await expect(status).toHaveText(`2 / ${all}`);
  await expect(table.getByRole('rowheader', { name: 'Editing' })).toBeHidden();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(root.getByRole('radio', { name: 'Premium adds' })).toBeChecked();
  await expect(root.locator('[data-feature="pro"]:visible')).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Pivoting', exact: true })).toBeVisible();

  await search.fill('no such feature');
  await expect(rows).toHaveCount(0);
  await expect(status).toHaveText('No feature matches.');

  await search.fill('pivoting');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/pivoting\/$/);
});

for (const path of OVERVIEWS) {
  test(
    `features are links and row headers, and the names of the plans stay in view: ${path}`,
    full,
    async ({ page }) => {
      const { root, table, rows } = await openTable(page, path);
      const count = await rows.count();
      expect(count).toBeGreaterThan(10);
      await expect(root.locator('[data-feature] > th[scope="row"] > a[href]')).toHaveCount(count);
      const head = table.getByRole('columnheader', { name: 'Pro', exact: true });
      // Near the end of the table.
      await rows.nth(count - 2).scrollIntoViewIfNeeded();
      await expect(head).toBeInViewport();
    },
  );
}

for (const path of OVERVIEWS) {
  test(`the table is accessible at 320 px and in forced colors: ${path}`, full, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 800 });
    const { root } = await openTable(page, path);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await violations(page, '[data-plan-table]')).toEqual([]);
    const marks = await root
      .locator('[data-feature="community"] td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').borderBottomColor));
    expect(marks).not.toEqual([]);
    expect(marks).not.toContain('rgba(0, 0, 0, 0)');
  });
}

test('tables that compare plans have row headers', full, async ({ page }) => {
  await page.goto('/x/introduction/support/');
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Community' }) });
  const rows = await table.locator('tbody tr').count();
  expect(rows).toBeGreaterThan(2);
  await expect(table.locator('tbody th[scope="row"]')).toHaveCount(rows);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete', full, async ({ page }) => {
    const { root, rows } = await openTable(page);
    expect(await rows.count()).toBeGreaterThan(50);
    await expect(root.locator('form')).toBeHidden();
  });
});
