import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectNoFlash } from '../settings/firstFrame.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';

const GRID = { page: '/x/react-data-grid/pagination/', demo: 'BrowsePages' };
const PICKER = { page: '/x/react-date-pickers/date-calendar/', demo: 'BasicCalendar' };
const OWN_PAGE = '/x/demos/date-pickers/date-picker/launch-calendar/';
const LOCALE_FILE = /\/[a-z]{2}[A-Z]{2}\.[\w-]+\.js$/;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const chip = (page: Page, language: string) =>
  page.getByRole('button', { name: `Remove the demo language lens: ${language}` });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('used-locale'));
const shown = (page: Page) => page.locator('html').getAttribute('data-locale-lens');
const demoOf = (page: Page, name: string) => page.getByRole('group').and(page.locator(`[data-demo="${name}"]`));
const codeOf = (demo: Locator) => demo.locator('.demo-lines pre');
const showCode = (demo: Locator) => demo.getByRole('button', { name: /show .*code/i }).click();

async function choose(page: Page, language: string) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language of demos' }).selectOption({ label: language });
  await page.keyboard.press('Escape');
}

async function copyFrom(page: Page, demo: Locator) {
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await demo.getByRole('button', { name: 'Copy all code', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('before');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a language is chosen in the settings: demos and their code have it, until its chip is removed', async ({
  page,
}) => {
  await page.goto(GRID.page);
  const grid = demoOf(page, GRID.demo);
  await grid.scrollIntoViewIfNeeded();
  await expect(grid.getByText('Rows per page:')).toBeVisible();
  await showCode(grid);
  await choose(page, 'Deutsch');
  await expect(grid.getByText('Zeilen pro Seite:')).toBeVisible();
  await expect(codeOf(grid)).toContainText("import { deDE } from '@mui/x-data-grid/locales';");
  await expect(codeOf(grid)).toContainText('localeText={deDE.components.MuiDataGrid.defaultProps.localeText}');
  expect(await copyFrom(page, grid)).toContain('deDE.components');

  await page.goto(PICKER.page);
  await expect(chip(page, 'Deutsch')).toBeVisible();
  const picker = demoOf(page, PICKER.demo);
  await picker.scrollIntoViewIfNeeded();
  await expect(picker.getByRole('columnheader').first()).toHaveAccessibleName('Montag');
  await expect(picker.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
  await showCode(picker);
  await expect(codeOf(picker)).toContainText("import 'dayjs/locale/de';");
  await expect(codeOf(picker)).toContainText('adapterLocale="de"');

  await chip(page, 'Deutsch').click();
  await expect(chip(page, 'Deutsch')).toBeHidden();
  await expect(picker.getByRole('columnheader').first()).toHaveAccessibleName('Sunday');
  await expect(codeOf(picker)).not.toContainText('dayjs/locale');
  expect([await shown(page), await stored(page), await copyFrom(page, picker)]).toEqual([
    null,
    '',
    readFileSync('content/date-pickers/date-calendar/demos/basic-calendar/BasicCalendar.tsx', 'utf8'),
  ]);
});

test('a link turns it on, together with a date library', async ({ page }) => {
  await page.goto(`${PICKER.page}?dates=luxon&locale=de`);
  await expect(page).toHaveURL(PICKER.page);
  expect(await stored(page)).toBe('de');
  const demo = demoOf(page, PICKER.demo);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('columnheader').first()).toHaveAccessibleName('Montag');
  await showCode(demo);
  await expect(codeOf(demo)).toContainText('AdapterLuxon');
  await expect(codeOf(demo)).toContainText('adapterLocale="de"');
  await expect(codeOf(demo)).toContainText("import { deDE } from '@mui/x-date-pickers/locales';");
  await expect(codeOf(demo)).not.toContainText('dayjs');
  await chip(page, 'Deutsch').click();
  await expect(codeOf(demo)).not.toContainText('deDE');
  await expect(codeOf(demo)).toContainText('AdapterLuxon');
});

test('the first frame has its chip', full, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-locale', 'pt-BR'));
  const { attributes } = await expectNoFlash(page, '/x/introduction/licensing/');
  expect(attributes).toMatchObject({ localeLens: 'pt-BR' });
  await expect(chip(page, 'Português (Brasil)')).toBeVisible();
});

test('the page of a demo shows all of its code with it', full, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-locale', 'pt-BR'));
  await page.goto(OWN_PAGE);
  const demo = demoOf(page, 'LaunchCalendar');
  await expect(codeOf(demo)).toContainText("import { ptBR } from '@mui/x-date-pickers/locales';");
  await expect(codeOf(demo)).toContainText("import 'dayjs/locale/pt-br';");
});

for (const { path, demo, text } of [
  {
    path: '/x/react-charts/bars/',
    demo: 'MonthlyRainfall',
    text: 'Charts have no texts in Deutsch, so they stay in English.',
  },
  {
    path: '/x/react-data-grid/overlays/',
    demo: 'NoRows',
    text: 'This demo sets its own texts, so it isn’t in Deutsch.',
  },
  {
    path: '/x/react-tree-view/rich-tree-view/items/',
    demo: 'BasicItems',
    text: 'The Tree View has no texts to translate.',
  },
])
  test(`a demo that stays in English says why: ${demo}`, full, async ({ page }) => {
    await page.goto(`${path}?locale=de`);
    await expect(demoOf(page, demo).getByText(text)).toBeVisible();
    await chip(page, 'Deutsch').click();
    await expect(page.getByText(text)).toHaveCount(0);
  });

for (const junk of ['en', 'DE', 'deutsch', 'xx', '<b>9</b>']) {
  test(`junk in the address or the storage turns nothing on: ${junk}`, full, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('used-locale', value), junk);
    await page.goto(`${GRID.page}?locale=${encodeURIComponent(junk)}`);
    expect([await shown(page), await stored(page)]).toEqual([null, junk]);
    await expect(demoOf(page, GRID.demo).getByText('Rows per page:')).toBeVisible();
  });
}

test('the playground opens the code with it, and it runs in German', full, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-locale', 'de'));
  await page.goto(GRID.page);
  const opened = openedTab(page);
  await demoOf(page, GRID.demo).getByRole('link', { name: 'Open in playground' }).click();
  const playground = await opened;
  await expect(playground.getByRole('textbox').filter({ hasText: 'deDE.components' })).toBeVisible();
  await expect(playground.frameLocator('iframe').first().getByText('Zeilen pro Seite:')).toBeVisible();
});

test('readers of English fetch nothing of it, and others only the texts of the product', full, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // A file is asked for twice: to preload and to run it.
  const texts = () => [...new Set(asked.filter((path) => LOCALE_FILE.test(path)))];
  await page.goto(GRID.page);
  const footer = demoOf(page, GRID.demo);
  await expect(footer.getByText('Rows per page:')).toBeVisible();
  expect(texts()).toEqual([]);
  await choose(page, 'Deutsch');
  await expect(footer.getByText('Zeilen pro Seite:')).toBeVisible();
  expect(texts()).toHaveLength(1);
});

test('the settings fit a laptop without cutting off a row', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(GRID.page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const body = page.getByRole('dialog', { name: 'Settings' }).locator('.ui-dialog-body');
  await expect(body.getByRole('combobox', { name: 'Language of demos' })).toBeVisible();
  const cut = await body.evaluate((element) => {
    const fold = element.getBoundingClientRect().bottom;
    const rows = Array.from(element.querySelectorAll('.settings-group'), (row) => row.getBoundingClientRect());
    return rows.filter(({ top, bottom }) => top < fold && bottom > fold).length;
  });
  expect(cut).toBe(0);
});
