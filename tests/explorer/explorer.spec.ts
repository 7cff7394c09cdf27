import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import type { ExplorerControl, ExplorerGroup } from '#model/explorer';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';
import { delayLoading } from '../support/slowNetwork.ts';
import { isFullRun } from '../support/pages.ts';

const BARS = '/x/explorer/bar-chart/';
const GRID = '/x/explorer/data-grid/';
const RANGES = '/x/explorer/date-range-picker/';
const FOLDERS = globSync('*/explorer.ts', { cwd: 'content/explorer' }).map((file) => dirname(file));
const ALL = FOLDERS.toSorted().map((name) => `/x/explorer/${name}/`);

const controlsOf = (page: Page) => page.getByRole('region', { name: 'Controls' });
const fieldOf = (page: Page, label: string) => controlsOf(page).getByLabel(label, { exact: true });
const codeOf = (page: Page) => page.getByRole('group', { name: 'Code', exact: true });

/** The room, once it answers. */
async function open(
  page: Page,
  path: string,
  reached = controlsOf(page).getByRole('searchbox', { name: 'Filter controls' }),
) {
  await page.goto(path);
  await reached.focus();
  await page.waitForLoadState('networkidle');
}

test('dense rows, stacked bars and a range with shortcuts take one choice each', async ({ page }) => {
  await open(page, GRID);
  const heightOf = async () => (await page.getByRole('row', { name: /Desk lamp/ }).boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBe(52);
  await fieldOf(page, 'Dense rows').selectOption('Compact');
  await expect(codeOf(page)).toContainText('density="compact"');
  await expect.poll(heightOf).toBeLessThan(52);
  await expect(page).toHaveURL(`${GRID}#dense=compact`);

  await open(page, BARS);
  await fieldOf(page, 'Stacked bars').selectOption('All series');
  await expect(codeOf(page)).toContainText("stack: 'total'");

  await open(page, RANGES);
  await fieldOf(page, 'Range with shortcuts').selectOption('Two ranges');
  await expect(codeOf(page)).toContainText("label: 'Easter'");
  await page.getByRole('button', { name: 'Easter' }).click();
  await expect(page.getByRole('group', { name: 'Stay' })).toContainText('18');
});

test('a choice opens the popup that it changes, and keeps the focus', async ({ page }) => {
  await open(page, '/x/explorer/date-picker/');
  const steps = fieldOf(page, 'Steps');
  await steps.focus();
  await steps.selectOption('Month and year');
  await expect(page.getByRole('dialog', { name: 'Departure' }).getByRole('radio', { name: 'April' })).toBeVisible();
  await expect(steps).toBeFocused();

  const toolbar = fieldOf(page, 'Toolbar');
  await toolbar.focus();
  await toolbar.selectOption('Shown');
  // The toolbar is the name of the popup, too.
  const popup = page.getByRole('dialog', { name: 'Select date' });
  await expect(popup).toBeVisible();
  await expect(toolbar).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(toolbar).toBeFocused();
  await fieldOf(page, 'Style of the field').selectOption('Small');
  await expect(codeOf(page)).toContainText("size: 'small'");
  await expect(popup).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no dialog covers the controls of a picker', async ({ page }) => {
    await page.goto('/x/explorer/date-picker/');
    await page.getByRole('button', { name: 'Controls' }).click();
    await fieldOf(page, 'Steps').selectOption('Month and year');
    await expect(codeOf(page)).toContainText("'month'");
    await expect(page.getByRole('dialog', { name: 'Departure' })).toBeHidden();
  });
});

test('a link restores the state, junk in it is ignored, and undo goes back', async ({ page }) => {
  await page.goto(`${GRID}#density=compact&checkboxSelection&nothing=1&rowHeight=x`);
  await expect(codeOf(page)).toContainText('checkboxSelection');
  await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await expect(page).toHaveURL(`${GRID}#checkboxSelection&density=compact`);

  await fieldOf(page, 'showToolbar').check();
  await expect(codeOf(page)).toContainText('showToolbar');
  await page.keyboard.press('Control+z');
  await expect(codeOf(page)).not.toContainText('showToolbar');
  await controlsOf(page).getByRole('button', { name: 'Reset density' }).click();
  await expect(page).toHaveURL(`${GRID}#checkboxSelection`);
  await controlsOf(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(page).toHaveURL(GRID);
  await controlsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`${GRID}#checkboxSelection`);
});

test('a prop of a higher plan shows the component of that plan, and the lens chooses the first one', async ({
  page,
}) => {
  await page.goto(`${GRID}?plan=pro`);
  await controlsOf(page).getByRole('searchbox', { name: 'Filter controls' }).focus();
  await expect(codeOf(page)).toContainText("import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';");
  await fieldOf(page, 'Row grouping').selectOption('By team');
  await expect(controlsOf(page).getByRole('radio', { name: 'Premium' })).toBeChecked();
  await expect(page.getByRole('row', { name: /Furniture \(3\)/ })).toBeVisible();
  await controlsOf(page).getByRole('radio', { name: 'Community' }).check();
  await expect(codeOf(page)).toContainText('<DataGrid\n');
  await expect(page).toHaveURL(`${GRID}#plan=community`);
});

test('the filter finds controls, and calls of callbacks are listed', async ({ page }) => {
  await open(page, GRID);
  await controlsOf(page).getByRole('searchbox', { name: 'Filter controls' }).fill('row click');
  await expect(controlsOf(page).getByRole('status')).toHaveText(/^Controls found: \d+$/);
  await fieldOf(page, 'onRowClick').check();
  await page.getByRole('gridcell', { name: 'Armchair' }).click();
  await expect(page.getByRole('log', { name: 'Calls' })).toContainText('onRowClick({ id: 4');
  await controlsOf(page).getByRole('searchbox', { name: 'Filter controls' }).fill('no such control');
  await expect(controlsOf(page).getByText('No matches')).toBeVisible();
});

test('a choice opens the popup of a picker that is still loading', async ({ page }) => {
  const path = '/x/explorer/date-picker/';
  const html = await (await page.request.get(path)).text();
  const component = /component-url="([^"]+)"/.exec(html)?.[1] ?? '';
  const isChosen = Promise.withResolvers<void>();
  await page.route(`**${component}`, async (route) => {
    await isChosen.promise;
    await route.continue();
  });
  await page.goto(path);
  const steps = fieldOf(page, 'Steps');
  await steps.focus();
  await steps.selectOption('Month and year');
  await expect(codeOf(page)).toContainText("views={['month', 'year']}");
  isChosen.resolve();
  await expect(page.getByRole('dialog', { name: 'Departure' }).getByRole('radio', { name: 'April' })).toBeVisible();
});

for (const delayMs of [0, 400]) {
  test(`the language of the code is chosen while scripts take ${delayMs} ms`, async ({ page }) => {
    await delayLoading(page, delayMs);
    await page.goto(GRID);
    await page.getByRole('group', { name: 'Code language' }).getByRole('radio', { name: 'JS' }).check();
    await expect(codeOf(page)).toContainText('const columns = [');
  });

  test(`a group that is opened while scripts take ${delayMs} ms stays open when its control is reset`, async ({
    page,
  }) => {
    await delayLoading(page, delayMs);
    await page.goto(GRID);
    const field = fieldOf(page, 'checkboxSelection');
    await controlsOf(page).locator('summary', { hasText: 'Selection' }).click();
    await field.check();
    await expect(codeOf(page)).toContainText('checkboxSelection');
    await controlsOf(page).getByRole('button', { name: 'Reset checkboxSelection' }).click();
    await expect(codeOf(page)).not.toContainText('checkboxSelection');
    await expect(field).toBeVisible();
  });

  test(`what is set is copied while scripts take ${delayMs} ms`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await delayLoading(page, delayMs);
    await page.goto(GRID);
    await fieldOf(page, 'Dense rows').selectOption('Compact');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('density="compact"');
  });
}

for (const path of ['/x/explorer/date-picker/#field=full-width', '/x/explorer/date-field/#look=full-width'])
  test(`the field of ${path} fills its stage`, async ({ page }) => {
    await page.goto(path);
    const stage = page.getByRole('group', { name: /explorer$/ });
    const field = stage.getByRole('group', { name: /Departure|Invoice date/ });
    const widthOf = async (one: typeof field) => (await one.boundingBox())?.width ?? 0;
    await expect.poll(async () => (await widthOf(field)) / (await widthOf(stage))).toBeGreaterThan(0.8);
  });

test('the code follows the language and the date library, and opens in the playground', async ({ page }) => {
  await page.goto(`${RANGES}?dates=luxon#limits`);
  await expect(codeOf(page)).toContainText("minDate={DateTime.fromISO('2025-04-10')}");
  await page.goto(`${GRID}#density`);
  await expect(codeOf(page)).toContainText('const columns: GridColDef[] = [');
  await page.getByRole('group', { name: 'Code language' }).getByRole('radio', { name: 'JS' }).check();
  await expect(codeOf(page)).toContainText('const columns = [');
  const opened = openedTab(page);
  await page.getByRole('button', { name: 'Open in playground' }).click();
  const playground = await opened;
  await playground.waitForURL('**/x/playground/**');
  await expect(playground.locator('.cm-content')).toContainText("product: 'Desk lamp'");
});

test('the room works with the keyboard alone', async ({ page }) => {
  await page.goto(BARS);
  await controlsOf(page).getByRole('searchbox', { name: 'Filter controls' }).focus();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('stacked');
  await expect(fieldOf(page, 'Horizontal bars')).toBeHidden();
  while (!(await fieldOf(page, 'Stacked bars').evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(codeOf(page)).toContainText("stack: 'total'");
  await page.keyboard.press('Shift+Tab');
  await expect(controlsOf(page).getByRole('button', { name: 'Reset Stacked bars' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codeOf(page)).not.toContainText('stack');
  await expect(fieldOf(page, 'Stacked bars')).toBeFocused();
});

test('on a phone, the controls are a sheet below the component', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BARS);
  await expect(controlsOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Controls' }).click();
  await fieldOf(page, 'Stacked bars').selectOption('All series');
  await page.keyboard.press('Escape');
  await expect(controlsOf(page)).toBeHidden();
  await expect(codeOf(page)).toContainText("stack: 'total'");
  expect(await violations(page, '.explorer')).toEqual([]);
});

for (const path of [GRID, BARS, '/x/explorer/date-picker/'])
  test(`on a phone, ${path} has its component between the header and the open controls`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path, page.getByRole('button', { name: 'Controls' }));
    await page.getByRole('button', { name: 'Controls' }).click();
    const header = page.getByRole('banner');
    const component = page.getByRole('group', { name: /^\w+ explorer$/ });
    await expect
      .poll(async () => {
        const [above, shown, sheet] = await Promise.all(
          [header, component, controlsOf(page)].map((one) => one.boundingBox()),
        );
        if (!above || !shown || !sheet) return 'not shown';
        return shown.y >= above.y + above.height && shown.y + shown.height <= sheet.y;
      })
      .toBe(true);
  });

test('a page loads no React for its controls before a reader reaches for them, and is accessible', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(BARS);
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  await fieldOf(page, 'Stacked bars').focus();
  await expect.poll(() => requested.slice(before).some((path) => /hydrate/.test(path))).toBe(true);
  expect(requested.slice(0, before).filter((path) => /hydrate\./.test(path))).toEqual([]);
  expect(await violations(page, '.explorer')).toEqual([]);
});

test('the overview leads to every explorer', async ({ page }) => {
  await page.goto('/x/explorer/');
  for (const path of ALL) await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an explorer shows the component, its code and the list of its controls', async ({ page }) => {
    await page.goto(BARS);
    await expect(page.getByRole('group', { name: 'BarChart explorer' }).getByText('Ferry')).toBeVisible();
    await expect(codeOf(page)).toContainText('<BarChart');
    await expect(controlsOf(page).getByText('Stacked bars')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });

  test('a component that is drawn in the browser alone is replaced by a message', async ({ page }) => {
    await page.goto(GRID);
    const component = page.getByRole('group', { name: 'DataGrid explorer' });
    await expect(component.getByText('This demo needs JavaScript.')).toBeVisible();
    await expect(codeOf(page)).toContainText('<DataGrid');
  });
});

/** In a quick run, every recipe and some props. */
const EVERY = 9;

for (const path of ALL)
  test(`${path} logs nothing while ${isFullRun ? 'every control is' : 'recipes and some props are'} set`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await open(page, path);
    const controls = await page.evaluate(() => {
      const { groups } = JSON.parse(document.getElementById('explorer-props')?.textContent ?? '{}') as {
        groups: ExplorerGroup[];
      };
      for (const group of document.querySelectorAll('.explorer-group')) group.setAttribute('open', '');
      return groups.flatMap((group) => group.controls);
    });
    const chosen = controls.filter(({ kind }, index) => isFullRun || kind === 'recipe' || index % EVERY === 0);
    expect(chosen.length).toBeGreaterThan(2);
    for (const control of chosen) {
      await set(page, control);
      await expect(page).toHaveURL(new RegExp(`#(?:plan=\\w+&)?${control.id}(?:=|$)`));
      await expect(page.getByRole('alert'), control.id).toHaveCount(0);
      await controlsOf(page).getByRole('button', { name: 'Reset all' }).click();
    }
  });

async function set(page: Page, { label, kind, initial }: ExplorerControl) {
  const field = fieldOf(page, label);
  if (kind === 'number') await field.fill(initial === 24 ? '56' : '24');
  else if (kind === 'string') await field.fill('Sample');
  else if ((await field.getAttribute('type')) === 'checkbox') await field.setChecked(initial !== true);
  else {
    const values = await field
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (const value of values.toReversed()) if (value && value !== String(initial)) await field.selectOption(value);
  }
}
