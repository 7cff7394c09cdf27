import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { store } from '../settings/store.ts';

const GUIDE = '/x/react-data-grid/sorting/';
const ROW = '/x/api/data-grid/data-grid/#data-grid-prop-sortModel';
const CARDS = '/x/api/data-grid/data-grid.json';

const sortModel = (page: Page) => page.getByRole('main').getByRole('link', { name: 'sortModel', exact: true }).first();
const card = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const excerpt = (page: Page) =>
  page.getByRole('group', { name: 'Code excerpt' }).filter({ hasText: 'onSortModelChange={' }).first();

/** A visit is recorded after all controllers have started. */
async function visit(page: Page) {
  await page.goto(GUIDE);
  await page.waitForFunction(() => sessionStorage.getItem('mui-recent-pages') !== null);
}

/** The code of cards is loaded when the page is idle, before any finger comes; until it runs, links are followed. */
async function visitByTouch(page: Page) {
  const code = page.waitForResponse(/\/meet\.[^/]*\.js$/);
  await visit(page);
  await code;
  await expect(async () => {
    await excerpt(page)
      .locator('.attr-name', { hasText: /^rows$/ })
      .tap();
    await expect(card(page, 'rows')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Close' }).tap();
}

test.describe('the card of a name', () => {
  test('opens where the pointer rests, from one small file, and closes when the pointer leaves', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visit(page);
    expect(requested.filter((path) => path.startsWith('/x/api/') && path.endsWith('.json'))).toEqual([]);
    const loaded = page.waitForResponse(`**${CARDS}`);
    await sortModel(page).hover();
    const shown = card(page, 'sortModel');
    await expect(shown).toBeVisible();
    expect((await (await loaded).body()).byteLength).toBeLessThan(150_000);
    await expect(shown).toContainText('GridSortModel');
    await expect(shown).toContainText('Set the sort model of the Data Grid.');
    await expect(shown.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', new RegExp(`${ROW}$`));
    const [type, example] = [shown.getByRole('definition').first(), shown.getByRole('definition').last()];
    await expect(shown.getByRole('term')).toHaveText(['Type', 'Example']);
    await expect(type).toHaveText('GridSortModel');
    await expect(example.getByRole('link')).toHaveAttribute('href', /^\/x\/react-data-grid\/.*#/);
    // The pointer reaches the card without losing it.
    await shown.getByText('Set the sort model').hover();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(shown).toBeHidden();
  });

  test('opens for a link with the focus, which stays there until Tab moves it into the card', async ({ page }) => {
    await visit(page);
    const link = sortModel(page);
    await page.getByRole('main').getByRole('link', { name: 'initialState', exact: true }).first().focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 100 });
    }).toPass();
    const shown = card(page, 'sortModel');
    await expect(shown).toBeVisible();
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(/Set the sort model of the Data Grid/);
    await page.keyboard.press('Tab');
    await expect(shown.getByRole('button', { name: 'DataGrid' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ROW);
  });

  test('does not open once more when it is closed and the focus is back on its link', async ({ page }) => {
    await page.clock.install();
    await visit(page);
    const link = sortModel(page);
    await page.getByRole('main').getByRole('link', { name: 'initialState', exact: true }).first().focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 100 });
    }).toPass();
    const shown = card(page, 'sortModel');
    await expect(shown).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(shown.getByRole('button', { name: 'DataGrid' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.clock.runFor(2000);
    await expect(shown).toBeHidden();
  });

  test('opens for attributes in code, and for names that only another mention links', async ({ page }) => {
    await visit(page);
    await excerpt(page)
      .locator('.attr-name', { hasText: /^rows$/ })
      .hover();
    await expect(card(page, 'rows')).toContainText('GridRowsProp<R>');
    const repeated = page
      .getByRole('listitem')
      .locator('> code', { hasText: /^onSortModelChange$/ })
      .first();
    await repeated.hover();
    await expect(card(page, 'onSortModelChange')).toContainText('model: GridSortModel');
    await expect(card(page, 'rows')).toHaveCount(0);
  });

  test('of a component lists the props that the code gives to it, and opens them in place', async ({ page }) => {
    await visit(page);
    await excerpt(page).getByRole('link', { name: 'DataGrid' }).hover();
    const component = card(page, 'DataGrid');
    await expect(component).toContainText("import { DataGrid } from '@mui/x-data-grid';");
    await component.getByRole('definition').getByRole('link', { name: 'sortModel', exact: true }).click();
    await expect(card(page, 'sortModel')).toContainText('Set the sort model');
    await page.getByRole('button', { name: 'DataGrid', exact: true }).click();
    await expect(component).toBeVisible();
    await expect(page).toHaveURL(GUIDE);
  });

  for (const [direction, mode] of [
    ['ltr', 'dark'],
    ['rtl', 'light'],
  ] as const) {
    test(`is accessible and within the window, ${direction} and ${mode}`, async ({ page }) => {
      await store(page, { 'mui-direction': direction, 'mui-mode': mode });
      await visit(page);
      await sortModel(page).hover();
      await expect(card(page, 'sortModel')).toBeVisible();
      const box = await card(page, 'sortModel').boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('that cannot be loaded does not open', async ({ page, pageLog }) => {
    await visit(page);
    await page.route(`**${CARDS}`, (route) => route.fulfill({ status: 404, body: '' }));
    const answered = page.waitForResponse(`**${CARDS}`);
    await sortModel(page).hover();
    await answered;
    await expect(card(page, 'sortModel')).toHaveCount(0);
    await sortModel(page).click();
    await expect(page).toHaveURL(ROW);
    expect(pageLog.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  });
});

test.describe('on a touch screen, the card of a name', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('opens by a tap, takes the focus, and has the link in it', async ({ page }) => {
    await visitByTouch(page);
    await sortModel(page).tap();
    const sheet = card(page, 'sortModel');
    await expect(sheet).toContainText('Set the sort model');
    await expect(sheet.locator(':focus')).toBeAttached();
    const [box, header] = await Promise.all([sheet, page.getByRole('banner')].map((one) => one.boundingBox()));
    expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, header?.width, 800]);
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('link', { name: 'Open its page' }).tap();
    await expect(page).toHaveURL(ROW);
  });

  test('opens for an attribute in code', async ({ page }) => {
    await visitByTouch(page);
    await excerpt(page)
      .locator('.attr-name', { hasText: /^sortModel$/ })
      .tap();
    await expect(card(page, 'sortModel')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(card(page, 'sortModel')).toHaveCount(0);
  });

  test('that cannot be loaded gives way to its page', async ({ page, pageLog }) => {
    await visitByTouch(page);
    await page.route('**/x/api/data-grid/grid-col-def.json', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'sortComparator', exact: true }).first().tap();
    await expect(page).toHaveURL('/x/api/data-grid/grid-col-def/#grid-col-def-prop-sortComparator');
    expect(pageLog.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });

  test('does not come between a reader and a link that is no name', async ({ page }) => {
    await visitByTouch(page);
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'GridColDef' }).last().tap();
    await expect(page).toHaveURL('/x/api/data-grid/grid-col-def/');
  });
});
