import { expect, test } from '../support/fixtures.ts';

const RELEASE = 'I use version';

test('a chosen release marks what is newer on API pages, and is kept', async ({ page }) => {
  await page.goto('/x/api/charts/line-chart/');
  const newer = page.getByText('newer than your 8.0.0');
  await expect(page.getByText('since 8.', { exact: false }).first()).toBeAttached();
  await expect(newer).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: RELEASE }).selectOption('8.0.0');
  await expect(newer.first()).toBeAttached();
  await page.reload();
  await expect(newer.first()).toBeAttached();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: RELEASE }).selectOption({ label: 'Not chosen' });
  await expect(newer).toHaveCount(0);
});

test('known issues say whether the chosen release has them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-release', '8.29.3'));
  await page.goto('/x/react-data-grid/row-selection/');
  await expect(page.locator('[data-fixed-in] h3').first()).toContainText('fixed in your 8.29.3');
});

test('a guide names what the chosen release lacks, in its text and its demos', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-release', '8.0.0'));
  await page.goto('/x/react-charts/sankey/');
  await expect(page.getByText(/^newer than your 8\.0\.0: .*SankeyChart/).first()).toBeVisible();
});

test('search results that the chosen release lacks are marked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-release', '8.0.0'));
  await page.goto('/x/introduction/installation/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('SankeyChart');
  const newer = page.getByRole('option', { name: /newer than your 8\.0\.0/ });
  await expect(newer.filter({ hasText: 'SankeyChart' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('DataGrid rows');
  await expect(page.getByRole('option', { name: /^rows/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^rows/ }).first()).not.toContainText('newer than');
});

test('junk in the storage marks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-release', '<b>9</b>'));
  await page.goto('/x/api/charts/line-chart/');
  await expect(page.getByText('since 8.', { exact: false }).first()).toBeAttached();
  await expect(page.getByText('newer than your')).toHaveCount(0);
});
