import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cache } from '../../tools/workspace/paths.ts';
import { unpack } from '../demos/support/unpack.ts';
import { violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';
import { delayLoading } from '../support/slowNetwork.ts';

const PAGE = '/x/start/';
/** Compiling and loading the grid takes longer than anything else here. */
const RUN_MS = 60_000;

function starter(page: Page) {
  const form = page.getByRole('form', { name: 'I need a grid that has …' });
  return {
    plan: page.getByRole('status').filter({ hasText: /enough|free/ }),
    choice: (group: string, name: string | RegExp) =>
      form.getByRole('group', { name: group }).getByRole('radio', { name }),
    code: (name: string) => page.getByRole('group', { name, exact: true }),
    command: page.getByRole('group', { name: 'Install command' }).filter({ visible: true }),
    grid: page.frameLocator('iframe[title="Preview of the grid"]:not([inert])').getByRole('treegrid'),
    flatGrid: page.frameLocator('iframe[title="Preview of the grid"]:not([inert])').getByRole('grid'),
  };
}

test('row grouping brings its plan with the reason, its code, its package, and a grid with groups', async ({
  page,
}) => {
  await page.goto(PAGE);
  const { plan, choice, code, command, grid } = starter(page);
  await expect(plan).toHaveText('Community Everything you chose is part of the Community plan, which is free.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await choice('Row grouping', /^Groups(?: Premium)?$/).check();
  await expect(plan).toHaveText('Premium Row grouping needs Premium; without it, Community is enough.');
  await expect(code('OrdersGrid.tsx')).toContainText('rowGroupingModel={groupedBy}');
  await expect(command).toContainText('@mui/x-data-grid-premium@8.11.1');
  await expect(page).toHaveURL(`${PAGE}#grid=groups`);
  await expect(grid.getByRole('gridcell', { name: 'Denmark (60)' })).toBeVisible({ timeout: RUN_MS });
  await choice('Export', /^Excel/).check();
  await expect(plan).toHaveText(
    'Premium Row grouping and Excel export need Premium; without them, Community is enough.',
  );
  expect(await violations(page, '#grid-starter')).toEqual([]);
});

test('a link restores the choices, and a grid that gets its groups from the sample server', async ({ page }) => {
  await page.goto(`${PAGE}#grid=server,search,totals,nonsense`);
  const { choice, code, grid } = starter(page);
  await expect(choice('Data', 'On a server')).toBeChecked();
  await expect(choice('Filtering', 'Filters and search')).toBeChecked();
  await expect(grid.getByRole('gridcell', { name: 'Japan (60)' })).toBeVisible({ timeout: RUN_MS });
  await grid.getByRole('gridcell', { name: 'Japan (60)' }).getByRole('button').click();
  await expect(grid.getByRole('gridcell', { name: /Ginza Paper|Hoshi Studio/ }).first()).toBeVisible();
  await page.locator('summary', { hasText: 'orderSource.ts' }).click();
  await expect(code('orderSource.ts')).toContainText('getGroupKey');

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(choice('Data', 'In the browser')).toBeChecked();
});

test('readers of JavaScript get it, and the choice counts for the whole site', async ({ page }) => {
  await page.goto(PAGE);
  const { choice, code, flatGrid } = starter(page);
  await page.getByRole('button', { name: 'Run this grid' }).click();
  await expect(flatGrid.getByRole('gridcell', { name: 'Alder Books' }).first()).toBeVisible({ timeout: RUN_MS });
  await choice('Language', 'JavaScript').check();
  await expect(code('OrdersGrid.jsx')).toContainText('const columns = [');
  await page.reload();
  await expect(choice('Language', 'JavaScript')).toBeChecked();
  await expect(code('OrdersGrid.jsx')).toBeVisible();
});

for (const delayMs of [0, 400])
  test(`what is chosen and clicked while scripts take ${delayMs} ms counts`, async ({ page }) => {
    await delayLoading(page, delayMs);
    await page.goto(PAGE);
    const { choice, plan } = starter(page);
    await page.getByRole('button', { name: 'Run this grid' }).click();
    await expect(page.getByRole('group', { name: 'Preview of the grid' })).toBeFocused();

    await page.reload();
    await choice('Rows', /^Scrolling/).check();
    await expect(plan).toHaveText(
      'Pro Scrolling through more than 100 rows needs Pro; without it, Community is enough.',
    );
  });

test('the package manager of the reader has its command', async ({ page }) => {
  await page.goto(PAGE);
  const { command } = starter(page);
  await expect(command).toContainText('npm install');
  await page.getByRole('combobox', { name: 'Package manager' }).selectOption('pnpm');
  await expect(command).toContainText('pnpm add');
  await page.reload();
  await expect(command).toContainText('pnpm add');
});

test('the choices are made with the keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  const { choice, plan } = starter(page);
  await choice('Selection', 'None').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(choice('Selection', /^Cells/)).toBeChecked();
  await expect(choice('Selection', /^Cells/)).toBeFocused();
  await expect(plan).toContainText('Cell selection needs Premium');
});

test('the files open in the playground', async ({ page }) => {
  await page.goto(`${PAGE}#grid=csv`);
  const [tab] = await Promise.all([openedTab(page), page.getByRole('button', { name: 'Open in playground' }).click()]);
  await expect(tab).toHaveURL(/\/x\/playground\/#project=/);
  await expect(tab.getByRole('tab')).toHaveText(['OrdersGrid.tsx', 'orders.ts']);
});

/** What a reader has in the folder of the download. */
async function download(page: Page, hash: string, name: string): Promise<string> {
  await page.goto(`${PAGE}${hash}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a project' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('orders-grid.zip');
  const folder = join(cache, 'starter-projects', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  unpack(readFileSync(await file.path()), folder);
  return join(folder, 'orders-grid');
}

test('the download is a Vite project with the package of the plan', async ({ page }) => {
  const folder = await download(page, '#grid=server,header-filters', 'download');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object>;
  expect(manifest['dependencies']).toMatchObject({ '@mui/x-data-grid-pro': '8.11.1' });
  expect(readdirSync(join(folder, 'src')).toSorted()).toEqual([
    'OrdersGrid.tsx',
    'main.tsx',
    'orderSource.ts',
    'orders.ts',
  ]);
});

test.describe('downloaded projects', full, () => {
  test.describe.configure({ timeout: 600_000 });

  for (const [name, hash] of [
    ['community', '#grid=search,cell-editing,checkboxes,csv'],
    ['premium', '#grid=server,header-filters,row-editing,cells,totals,excel'],
  ] as const)
    test(`a ${name} project installs and builds unchanged`, async ({ page }) => {
      const folder = await download(page, hash, name);
      const inFolder = { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' } as const;
      execFileSync('npm', ['install', '--no-audit', '--no-fund'], inFolder);
      execFileSync('npm', ['run', 'build'], inFolder);
      expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has a grid to copy, its command and its guides', async ({ page }) => {
    await page.goto(PAGE);
    const { code, command, plan } = starter(page);
    await expect(code('OrdersGrid.tsx')).toContainText('<DataGrid');
    await expect(command).toHaveCount(4);
    await expect(plan).toContainText('Community');
    await expect(page.getByRole('link', { name: 'Row definition' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run this grid' })).toBeHidden();
  });
});
