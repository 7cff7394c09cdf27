import { expect, test } from '@playwright/test';

test('sorts and edits loans', async ({ page }) => {
  await page.goto('/loans');
  const grid = page.getByRole('grid', { name: 'Loans' });

  await grid.getByRole('columnheader', { name: 'Days left' }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Book 1');

  await grid.getByRole('gridcell', { name: 'Ben' }).first().dblclick();
  await grid.getByRole('textbox').fill('Cleo');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: 'Cleo' })).toBeVisible();
});

test('reaches a row that is not rendered yet', async ({ page }) => {
  await page.goto('/loans');
  const last = page.getByRole('row', { name: /Book 100\b/ });
  await expect(last).toHaveCount(0);

  await page.getByRole('gridcell', { name: 'Book 1', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');

  await expect(last).toBeVisible();
});
