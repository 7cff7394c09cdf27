import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';

const GUIDE = '/x/react-date-pickers/date-picker/';
const DEMO = 'LaunchCalendar';
const OWN_PAGE = '/x/demos/date-pickers/date-picker/launch-calendar/';
/** Luxon has no counterpart of a format token in this demo. */
const KEPT = { page: '/x/react-date-pickers/date-field/', demo: 'FieldFormats' };
const LUXON_FILE = '**/x/demos/**/luxon.json';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const chip = (page: Page, library: string) =>
  page.getByRole('button', { name: `Remove the date library lens: ${library}` });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('used-dates'));
const shown = (page: Page) => page.locator('html').getAttribute('data-dates-lens');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const demoOf = (page: Page, name = DEMO) => page.getByRole('group').and(page.locator(`[data-demo="${name}"]`));
const codeOf = (demo: Locator) => demo.locator('.demo-lines pre');
const excerptOf = (demo: Locator) => demo.getByRole('group', { name: 'Code excerpt' }).filter({ visible: true });
const showCode = (demo: Locator) => demo.getByRole('button', { name: /show .*code/i }).click();

async function copyFrom(page: Page, demo: Locator) {
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await demo.getByRole('button', { name: 'Copy all code', exact: true }).click();
  await expect.poll(() => clipboard(page)).not.toBe('before');
  return clipboard(page);
}

async function choose(page: Page, library: string) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Date library' }).getByRole('radio', { name: library }).check();
  await page.keyboard.press('Escape');
}

test('a date library is chosen in the settings, and the code of picker demos uses it', async ({ page }) => {
  await page.goto(GUIDE);
  const demo = demoOf(page);
  await showCode(demo);
  await expect(codeOf(demo)).toContainText('AdapterDayjs');
  await choose(page, 'Luxon');
  await expect(codeOf(demo)).toContainText('AdapterLuxon');
  await expect(codeOf(demo)).not.toContainText('ayjs');
  await expect(demo.getByText('The code uses Luxon; the running demo uses Day.js.')).toBeVisible();
  expect(await copyFrom(page, demo)).toContain("from 'luxon'");

  await page.reload();
  await expect(chip(page, 'Luxon')).toBeVisible();
  await showCode(demo);
  await expect(codeOf(demo)).toContainText('AdapterLuxon');
  await chip(page, 'Luxon').click();
  await expect(codeOf(demo)).toContainText('AdapterDayjs');
  await expect(demo.getByText('The code uses Luxon')).toHaveCount(0);
  expect([await shown(page), await copyFrom(page, demo)]).toEqual([
    null,
    readFileSync('content/date-pickers/date-picker/demos/launch-calendar/LaunchCalendar.tsx', 'utf8'),
  ]);
});

test('the excerpt below a demo uses it too, is copied with it, and returns to Day.js', async ({ page }) => {
  await page.goto(`${GUIDE}?dates=luxon`);
  const demo = demoOf(page, 'BasicDatePicker');
  await demo.scrollIntoViewIfNeeded();
  await expect(excerptOf(demo)).toContainText('day.weekday === 7');
  await expect(excerptOf(demo)).toContainText('AdapterLuxon');
  await expect(excerptOf(demo)).not.toContainText('ayjs');
  await expect(demo.getByText('The code uses Luxon; the running demo uses Day.js.')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await excerptOf(demo).focus();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toContain('day.weekday === 7');
  await choose(page, 'Moment.js');
  await expect(excerptOf(demo)).toContainText('AdapterMoment');
  await chip(page, 'Moment.js').click();
  await expect(excerptOf(demo)).toContainText('AdapterDayjs');
});

test('a demo without a translation keeps its code, and says why', full, async ({ page }) => {
  await page.goto(`${KEPT.page}?dates=luxon`);
  const demo = demoOf(page, KEPT.demo);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toContainText('Luxon has no counterpart of the format token Do.');
  await showCode(demo);
  await expect(codeOf(demo)).toContainText('AdapterDayjs');
  expect(await copyFrom(page, demo)).toContain('AdapterDayjs');
});

test('a link turns it on, and the page of a demo shows all of its code with it', full, async ({ page }) => {
  await page.goto(`${GUIDE}?dates=moment`);
  await expect(page).toHaveURL(GUIDE);
  await expect(chip(page, 'Moment.js')).toBeVisible();
  expect(await stored(page)).toBe('moment');
  await page.goto(OWN_PAGE);
  const demo = demoOf(page);
  await expect(codeOf(demo)).toContainText('AdapterMoment');
  await expect(demo.getByText('AdapterDayjs').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('used-dates'));
  await page.reload();
  await expect(codeOf(demo)).toHaveCount(0);
  await expect(demo.getByText('AdapterDayjs').filter({ visible: true })).not.toHaveCount(0);
});

for (const junk of ['dayjs', 'Luxon', '<b>9</b>']) {
  test(`junk in the address or the storage turns nothing on: ${junk}`, full, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('used-dates', value), junk);
    await page.goto(`${GUIDE}?dates=${encodeURIComponent(junk)}`);
    expect([await shown(page), await stored(page)]).toEqual([null, junk]);
    await showCode(demoOf(page));
    await expect(codeOf(demoOf(page))).toContainText('AdapterDayjs');
  });
}

test(
  'a failed request shows the original and says so, and the next try shows the translation',
  full,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('used-dates', 'luxon'));
    await page.route(LUXON_FILE, (route) => route.fulfill({ json: { welcome: true } }));
    await page.goto(GUIDE);
    const demo = demoOf(page);
    await showCode(demo);
    await expect(codeOf(demo)).toContainText('AdapterDayjs');
    await expect(demo.getByRole('alert')).toHaveText('The code with Luxon couldn’t be loaded. The code uses Day.js.');
    expect(await copyFrom(page, demo)).toContain('AdapterDayjs');
    await page.unroute(LUXON_FILE);
    expect(await copyFrom(page, demo)).toContain('AdapterLuxon');
  },
);

test('the playground opens the code with the library', full, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('used-dates', 'luxon'));
  await page.goto(GUIDE);
  const opened = openedTab(page);
  await demoOf(page).getByRole('link', { name: 'Open in playground' }).click();
  const playground = await opened;
  await expect(playground.getByRole('textbox').filter({ hasText: 'AdapterLuxon' })).toBeVisible();
  await expect(playground.frameLocator('iframe').first().getByRole('group', { name: 'Launch' })).toBeVisible();
});

test('readers with Day.js fetch nothing of it', full, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(GUIDE);
  await showCode(demoOf(page));
  await expect(codeOf(demoOf(page))).toContainText('AdapterDayjs');
  expect(asked.filter((path) => /(?:date-fns|luxon|moment)\.json$/.test(path))).toEqual([]);
});
