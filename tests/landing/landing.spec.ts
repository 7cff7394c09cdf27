import { devices, type Page } from '@playwright/test';
import { waitForHydration } from '../demos/support/demos.ts';
import { DENIES_STORAGE, withProfile } from '../settings/browserProfile.ts';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, fullAndWhole, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';

const PAGE = '/x/';
const dashboard = (page: Page) => page.locator('[data-demo="OrdersDashboard"]');
const awake = (page: Page) => dashboard(page).locator('[data-awake]');
const summary = (page: Page) => dashboard(page).getByRole('status');
const grid = (page: Page) => dashboard(page).getByRole('grid', { name: 'Orders' });
const day = (page: Page, label: string) =>
  dashboard(page).getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Day' });
const month = (page: Page, label: string) =>
  dashboard(page).getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Month' });

async function open(page: Page) {
  await page.goto(PAGE);
  await waitForHydration(page);
  await expect(grid(page)).toBeVisible();
}

test.describe('the landing page', () => {
  test('has one heading, two actions, the install command, four products and a search', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/x/introduction/installation/',
    );
    await expect(page.getByRole('link', { name: 'Browse components' })).toHaveAttribute('href', '#products');
    for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
      for (const path of [`/x/react-${product}/`, `/x/react-${product}/quickstart/`, `/x/api/${product}/`])
        await expect(page.locator(`main a[href="${path}"]`).filter({ visible: true })).not.toHaveCount(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const pictured = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(pictured).toHaveText(['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']);
    await expect(pictured.locator('img').filter({ visible: true })).toHaveCount(4);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByRole('tabpanel', { name: 'pnpm' })).toContainText('pnpm add @mui/x-data-grid@8.11.1');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  });

  test('has the navigation in a drawer at every width', full, async ({ page }) => {
    await page.goto(PAGE);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
  });

  test('is where the logo leads', full, async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.getByRole('link', { name: 'MUI X, Home' }).click();
    await expect(page).toHaveURL(PAGE);
  });
});

test.describe('the dashboard hydrates', () => {
  test('when the pointer comes near, and not before', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 20);
    await page.waitForLoadState('networkidle');
    await expect(awake(page)).toHaveCount(0);
    await dashboard(page).getByRole('status').hover();
    await expect(awake(page)).toHaveCount(1);
    await expect(grid(page)).toBeVisible();
  });

  test('when the focus comes near, and keeps it', async ({ page }) => {
    await page.goto(PAGE);
    await month(page, 'From').focus();
    await expect(awake(page)).toHaveCount(1);
    await expect(grid(page)).toBeVisible();
    await expect(month(page, 'From')).toBeFocused();
    await page.keyboard.type('3');
    await expect(summary(page)).toContainText('63 orders');
  });

  test('without layout shift', async ({ page }) => {
    const shift = await watchLayout(page);
    await open(page);
    await waitForHydration(page);
    expect(await shift()).toBeLessThan(0.02);
  });

  for (const [key, value] of [
    ['mui-direction', 'rtl'],
    ['mui-density', 'dense'],
  ] as const) {
    test(`on its own if the reader prefers ${value}, which the server markup is not`, full, async ({ page }) => {
      await page.addInitScript(([name, choice]) => localStorage.setItem(name, choice), [key, value] as const);
      await page.goto(PAGE);
      await expect(grid(page)).toBeVisible();
    });
  }

  test('when the reader chooses another direction', full, async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expect(grid(page)).toBeVisible();
  });
});

test.describe('the dashboard hydrates at a touch', full, () => {
  const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

  test('near it', async ({ page }) => {
    await page.goto(PAGE);
    await summary(page).tap();
    await expect(grid(page)).toBeVisible();
  });
});

test.describe('the dashboard', () => {
  test('filters by dates with the keyboard, and the charts follow', async ({ page }) => {
    await open(page);
    await expect(summary(page)).toContainText('96 orders');
    const bars = dashboard(page).locator('.MuiBarElement-root');
    const before = await bars.count();
    await month(page, 'From').focus();
    await page.keyboard.type('06');
    await expect(summary(page)).toContainText('13 orders');
    await expect(grid(page).getByRole('row')).not.toHaveCount(0);
    await expect(grid(page).locator('[role="row"][data-rowindex="0"] [role="gridcell"][data-field="date"]')).toHaveText(
      'Jun 6',
    );
    expect(await bars.count()).toBeLessThan(before);
    // An empty date doesn't limit the range.
    await day(page, 'From').focus();
    await page.keyboard.press('Backspace');
    await expect(summary(page)).toContainText('96 orders');
  });

  test('filters by products with the keyboard', full, async ({ page }) => {
    await open(page);
    const plants = dashboard(page).getByRole('treeitem', { name: 'Plants' });
    await plants.focus();
    await page.keyboard.press('Space');
    await expect(plants).toHaveAttribute('aria-selected', 'false');
    await expect(summary(page)).not.toContainText('96 orders');
    await expect(grid(page).getByText('Hedges')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(grid(page).getByText('Fruit trees')).not.toHaveCount(0);
  });

  test('says so if nothing is left', full, async ({ page }) => {
    await open(page);
    for (const name of ['Plants', 'Supplies', 'Tools']) {
      await dashboard(page).getByRole('treeitem', { name }).focus();
      await page.keyboard.press('Space');
    }
    await expect(summary(page)).toContainText('from 0 orders');
    await expect(grid(page)).toContainText('No rows');
    await expect(dashboard(page).getByText('No data to display')).toHaveCount(1);
  });

  test('marks the selected row in both charts, with the keyboard', async ({ page }) => {
    await open(page);
    await grid(page).getByRole('gridcell', { name: '1002' }).click();
    await expect(summary(page)).toContainText('Order 1002:');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(summary(page)).toContainText('Order 1003:');
    await expect(dashboard(page).locator('.MuiChartsReferenceLine-root')).toContainText('Order 1003');
    await expect(dashboard(page).locator('.MuiBarElement-highlighted')).toHaveCount(2);
  });

  test('opens the calendar with the keyboard, and returns the focus', full, async ({ page }) => {
    await open(page);
    const button = dashboard(page).getByRole('button', { name: /Choose date, selected date is Jan 6, 2025/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(day(page, 'From')).toHaveText('13');
  });

  test('shows its code in tabs, and opens in the playground', full, async ({ page }) => {
    await page.goto(PAGE);
    await dashboard(page)
      .getByRole('button', { name: /^Show (?:all )?code$/ })
      .click();
    await expect(dashboard(page).getByRole('tab', { name: 'OrderGrid.tsx' })).toBeVisible();
    await dashboard(page).getByRole('tab', { name: 'OrderGrid.tsx' }).click();
    await expect(dashboard(page).getByRole('tabpanel')).toContainText('<DataGrid');
    await expect(dashboard(page).locator('[data-do="playground"]')).toHaveAttribute('href', '/x/playground/');
  });

  test('works with storage denied', fullAndWhole, async ({ launchOptions, baseURL }) => {
    await withProfile(DENIES_STORAGE, launchOptions, baseURL, async (context) => {
      const page = await context.newPage();
      const log: string[] = [];
      page.on('console', (message) => log.push(message.text()));
      page.on('pageerror', (error) => log.push(error.message));
      await open(page);
      await page.getByRole('tab', { name: 'yarn' }).click();
      await expect(page.getByRole('tabpanel', { name: 'yarn' })).toBeVisible();
      await grid(page).getByRole('gridcell', { name: '1001' }).click();
      await expect(summary(page)).toContainText('Order 1001:');
      expect(log).toEqual([]);
    });
  });

  for (const width of [1920, 1440, 768, 390, 320]) {
    test(`fits ${width} px and is accessible`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete: tables stand in for grids', async ({ page }) => {
    await page.goto(PAGE);
    await expect(dashboard(page).getByRole('table').getByRole('row')).toHaveCount(8);
    await expect(dashboard(page).locator('.MuiBarElement-root').filter({ visible: true })).not.toHaveCount(0);
    await expect(dashboard(page).getByRole('treeitem', { name: 'Hedges' })).toBeVisible();
    await expect(dashboard(page).getByRole('group', { name: 'From' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Plants in stock' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'All pages' })).toBeVisible();
    await expect(dashboard(page).getByRole('link', { name: 'Show code' })).toHaveAttribute(
      'href',
      '/x/demos/landing/orders-dashboard/#OrdersDashboard-code',
    );
  });
});
