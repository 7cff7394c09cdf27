import type { Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';

const PAGE = '/x/introduction/installation/';
const PEERS = '@mui/material@7 @mui/system@7 @emotion/react @emotion/styled';

test.describe('the install command builder', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE);
  });

  const builderOf = (page: Page) => page.getByRole('group', { name: 'Build the install command' });
  const commandOf = (page: Page) => builderOf(page).getByRole('tabpanel').locator('code');

  test('starts with the community data grid and npm', full, async ({ page }) => {
    await expect(commandOf(page)).toHaveText(`npm install @mui/x-data-grid@8.11.1 ${PEERS}`);
    await expect(builderOf(page).getByLabel('Date library')).toBeHidden();
  });

  test('updates for product and plan, with existing versions', async ({ page }) => {
    const builder = builderOf(page);
    await builder.getByLabel('Charts').check();
    await builder.getByLabel('Pro', { exact: true }).check();
    await expect(commandOf(page)).toHaveText(`npm install @mui/x-charts-pro@8.11.0 @mui/x-license@8.11.0 ${PEERS}`);
    await builder.getByLabel('Tree View').check();
    await expect(commandOf(page)).toHaveText(`npm install @mui/x-tree-view-pro@8.10.1 @mui/x-license@8.10.1 ${PEERS}`);
    await expect(builder.getByText('before you run this command')).toBeVisible();
    await builder.getByLabel('Community').check();
    await expect(builder.getByText('before you run this command')).toBeHidden();
  });

  test('offers a date library if one is needed, and names its adapter', async ({ page }) => {
    const builder = builderOf(page);
    await builder.getByLabel('Date and Time Pickers').check();
    await builder.getByLabel('Date library').selectOption({ label: 'Hijri calendar, Moment.js' });
    await builder.getByLabel('Pro', { exact: true }).check();
    await expect(commandOf(page)).toHaveText(
      `npm install @mui/x-date-pickers-pro@8.11.1 @mui/x-license@8.11.1 moment moment-hijri ${PEERS}`,
    );
    await expect(
      builder.getByText("import { AdapterMomentHijri } from '@mui/x-date-pickers-pro/AdapterMomentHijri';"),
    ).toBeVisible();
    await builder.getByLabel('Charts').check();
    await expect(builder.getByLabel('Date library')).toBeHidden();
    await expect(commandOf(page)).not.toContainText('moment');
  });

  test('falls back to Pro if a product has no Premium plan', full, async ({ page }) => {
    const builder = builderOf(page);
    await builder.getByLabel('Premium').check();
    await expect(commandOf(page)).toContainText('@mui/x-data-grid-premium@8.11.1');
    await builder.getByLabel('Charts').check();
    await expect(builder.getByLabel('Premium')).toBeDisabled();
    await expect(builder.getByLabel('Pro', { exact: true })).toBeChecked();
    await expect(builder.locator('[data-builder-caption]')).toHaveText('Charts, Pro');
  });

  test('uses the chosen package manager, like all commands', full, async ({ page }) => {
    const builder = builderOf(page);
    await builder.getByRole('tab', { name: 'pnpm' }).click();
    await builder.getByLabel('Charts').check();
    await expect(commandOf(page)).toHaveText(`pnpm add @mui/x-charts@8.11.1 ${PEERS}`);
    const other = page
      .locator('[data-command-tabs]')
      .filter({ has: page.getByRole('tablist', { name: 'Install @mui/x-data-grid@8.11.1', exact: true }) });
    await expect(other.getByRole('tab', { selected: true })).toHaveText('pnpm');
  });

  test('copies the displayed command', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const builder = builderOf(page);
    await builder.getByLabel('Tree View').check();
    await expect(commandOf(page)).toContainText('@mui/x-tree-view@8.11.1');
    await builder.getByRole('tabpanel').hover();
    await builder.getByRole('button', { name: 'Copy the code' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `npm install @mui/x-tree-view@8.11.1 ${PEERS}`,
    );
  });

  test('supports arrow keys', full, async ({ page }) => {
    await builderOf(page).getByLabel('Data Grid').focus();
    await page.keyboard.press('ArrowDown');
    await expect(builderOf(page).getByLabel('Date and Time Pickers')).toBeChecked();
    await expect(commandOf(page)).toContainText('@mui/x-date-pickers@8.11.1 dayjs');
  });

  test('announces the command, is accessible in both modes and fits 320 px', full, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(PAGE);
      await builderOf(page).getByLabel('Date and Time Pickers').check();
      await expect(builderOf(page).locator('[aria-live="polite"]')).toContainText(
        'Date and Time Pickers, Community, Day.js',
      );
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first command and the table of all commands are shown, without inactive controls', async ({ page }) => {
    await page.goto(PAGE);
    const builder = page.locator('[data-command-builder]');
    await expect(builder.locator('[data-panel="npm"] code')).toContainText('@mui/x-data-grid@8.11.1');
    await expect(builder.locator('input, select')).not.toHaveCount(0);
    await expect(builder.locator('input, select').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: '@mui/x-charts-pro@8.11.0' })).toBeVisible();
  });
});
