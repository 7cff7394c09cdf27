import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

const PAGE = '/x/introduction/installation/';

/** The tabs with the command that installs the grid. */
const tabsOf = (page: Page) =>
  page
    .locator('[data-command-tabs]')
    .filter({ has: page.getByRole('tablist', { name: 'Install @mui/x-data-grid@8.11.1', exact: true }) });
const allSelected = (page: Page) => page.locator('[data-command-tabs] [aria-selected="true"]');

test.describe('package-manager tabs', () => {
  test('show npm first, and one command at a time', full, async ({ page }) => {
    await page.goto(PAGE);
    const tabs = tabsOf(page);
    await expect(tabs.getByRole('tab')).toHaveText(['npm', 'pnpm', 'yarn', 'bun']);
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('npm');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await expect(tabs.getByRole('tabpanel')).toContainText('npm install');
  });

  test('stay in sync on the whole page and on the next one', async ({ page }) => {
    await page.goto(PAGE);
    const count = await page.locator('[data-command-tabs]').count();
    expect(count).toBeGreaterThan(10);
    await tabsOf(page).getByRole('tab', { name: 'pnpm' }).click();
    await expect(allSelected(page)).toHaveText(Array.from({ length: count }, () => 'pnpm'));
    await page.goto('/x/migration/migration-tree-view-v7/');
    await expect(allSelected(page)).toHaveText(['pnpm', 'pnpm']);
    await expect(page.getByRole('tabpanel')).toHaveText([/^pnpm add/, /^pnpm dlx/]);
  });

  test('stay in sync with another browser tab', full, async ({ page, context }) => {
    await page.goto(PAGE);
    const other = await context.newPage();
    await other.goto(PAGE);
    await tabsOf(other).getByRole('tab', { name: 'yarn' }).click();
    await expect(tabsOf(page).getByRole('tab', { selected: true })).toHaveText('yarn');
  });

  test('support arrow keys, Home and End', async ({ page }) => {
    await page.goto(PAGE);
    const tabs = tabsOf(page);
    await tabs.getByRole('tab', { name: 'npm', exact: true }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'pnpm'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(tabs.getByRole('tab', { selected: true })).toBeFocused();
    }
  });

  test('ignore a stored value that is not a package manager, and keep it', full, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('package-manager', 'PNPM"><img>'));
    await page.goto(PAGE);
    await expect(tabsOf(page).getByRole('tab', { selected: true })).toHaveText('npm');
    expect(await page.evaluate(() => localStorage.getItem('package-manager'))).toBe('PNPM"><img>');
  });
});
