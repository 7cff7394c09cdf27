import type { Page } from '@playwright/test';
import { colorViolations, horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { delayLoading } from '../support/slowNetwork.ts';

const STUDIO = '/x/theme/';
/** Pages with a demo of each kind: a grid, which only browsers draw, and pickers, which the server draws. */
const GRID_PAGE = '/x/react-data-grid/quickstart/';
const PICKER_PAGE = '/x/react-date-pickers/date-picker/';
const VIOLET = 'rgb(124, 58, 237)';
const BLUE = 'rgb(25, 118, 210)';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], colorScheme: 'light' });

const controls = (page: Page) => page.getByRole('region', { name: 'Choose a theme' });
const code = (page: Page) => page.getByRole('region', { name: 'Code of the theme' }).getByRole('group');
const colorText = (page: Page) => controls(page).getByRole('textbox', { name: 'Primary color, as text' });
const chip = (page: Page) => page.getByRole('button', { name: /^Remove the theme/ });
const shown = (page: Page) => page.locator('html').getAttribute('data-theme-lens');
const colorOf = (page: Page, role: 'checkbox' | 'button', name: string) =>
  page
    .locator('main')
    .getByRole(role, { name })
    .first()
    .evaluate((element) => {
      const box = element.closest('.MuiCheckbox-root') ?? element;
      const style = getComputedStyle(box);
      return element === box ? style.backgroundColor : style.color;
    });
const gridColor = (page: Page) => colorOf(page, 'checkbox', 'Unselect row');
const buttonColor = (page: Page) => colorOf(page, 'button', 'Book seats');

test('a color changes all demos, the code and other pages, until the chip removes it', async ({ page }) => {
  await page.goto(STUDIO);
  await expect(page.getByRole('grid', { name: 'Shows of the season' })).toBeVisible();
  await expect.poll(() => gridColor(page)).toBe(BLUE);
  await colorText(page).fill('7c3aed');
  await expect.poll(() => gridColor(page)).toBe(VIOLET);
  await expect.poll(() => buttonColor(page)).toBe(VIOLET);
  await expect(code(page)).toContainText("main: '#7c3aed'");
  const chart = page.locator('[data-demo="TicketSales"]');
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('[fill="#7c3aed"]').first()).toBeVisible();
  await expect(chip(page)).toBeVisible();

  await page.goto(GRID_PAGE);
  await expect(chip(page)).toBeVisible();
  const cell = page.locator('main').getByRole('gridcell').first();
  await cell.click();
  const outline = () => cell.evaluate((element) => getComputedStyle(element).outlineColor);
  await expect.poll(outline).toMatch(/^color\(srgb 0\.486\d* 0\.227\d* 0\.929/);
  await chip(page).click();
  await expect(chip(page)).toBeHidden();
  expect(await shown(page)).toBeNull();
  await cell.click();
  await expect.poll(outline).toMatch(/^color\(srgb 0\.098\d* 0\.462\d* 0\.823/);
});

test('shape, density and font change demos and code, and a reset brings everything back', async ({ page }) => {
  await page.goto(STUDIO);
  const row = page.getByRole('grid').getByRole('row', { name: /Tosca/ });
  const button = page.getByRole('button', { name: 'Book seats' });
  const styleOf = (property: 'borderRadius' | 'fontFamily') =>
    button.evaluate((element, name) => getComputedStyle(element)[name], property);
  await expect(row).toBeVisible();
  const before = await Promise.all([styleOf('borderRadius'), styleOf('fontFamily')]);

  await controls(page).getByRole('radio', { name: 'Compact' }).check();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(36);
  await controls(page).getByRole('slider', { name: 'Border radius' }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => styleOf('borderRadius')).toBe('24px');
  await controls(page).getByRole('combobox', { name: 'Font' }).selectOption('Serif');
  await expect.poll(() => styleOf('fontFamily')).toContain('Georgia');
  await expect(code(page)).toContainText("density: 'compact'");
  await expect(code(page)).toContainText('borderRadius: 24');
  expect(await shown(page)).toBe('1976d2-radius24-compact-serif');

  await page.reload();
  await expect(controls(page).getByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(controls(page).getByRole('slider', { name: 'Border radius' })).toHaveValue('24');
  await controls(page).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(52);
  expect(await Promise.all([styleOf('borderRadius'), styleOf('fontFamily')])).toEqual(before);
  await expect(code(page)).not.toContainText('components');
  expect(await shown(page)).toBeNull();
});

test('too little contrast is named, and one click takes the nearest color that passes', async ({ page }) => {
  await page.goto(STUDIO);
  const group = controls(page).getByRole('group', { name: 'Primary color', exact: true });
  await colorText(page).fill('#2e8bff');
  await expect(group.getByRole('status')).toContainText('Too little contrast');
  await group.getByRole('button', { name: /^Use #/ }).click();
  await expect(group.getByRole('status')).toContainText('Enough contrast');
  await expect(colorText(page)).toHaveValue('#0c74e6');
  await colorText(page).fill('#zz');
  expect(await shown(page)).toBe('0c74e6');
  await page.keyboard.press('Tab');
  await expect(colorText(page)).toHaveValue('#0c74e6');
});

test('a link shows its theme, is stored and leaves the address; junk changes nothing', async ({ page }) => {
  await page.goto(`${PICKER_PAGE}?theme=7c3aed-radius12`);
  await expect(page).toHaveURL(PICKER_PAGE);
  await expect(chip(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('used-theme'))).toBe('7c3aed-radius12');
  await page.goto(`${PICKER_PAGE}?theme=${encodeURIComponent("7c3aed';color:red")}`);
  expect(await shown(page)).toBe('7c3aed-radius12');
  await page.evaluate(() => localStorage.setItem('used-theme', '<b>red</b>'));
  await page.reload();
  expect(await shown(page)).toBeNull();
  await expect(chip(page)).toBeHidden();
});

for (const delayMs of [0, 400])
  test(`a link is copied while scripts take ${delayMs} ms`, async ({ page }) => {
    await delayLoading(page, delayMs);
    await page.goto(STUDIO);
    await controls(page).getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

test('the copied link has the theme', full, async ({ page }) => {
  await page.goto(STUDIO);
  await colorText(page).fill('#7c3aed');
  await expect(chip(page)).toBeVisible();
  await controls(page).getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL(`${STUDIO}?theme=7c3aed`, page.url()).href);
});

test('the code is in the language of the reader, and runs in the playground', full, async ({ page, context }) => {
  await context.addCookies([
    { name: 'codeVariant', value: 'JS', url: new URL(test.info().project.use.baseURL ?? '').href },
  ]);
  await page.goto(`${STUDIO}?theme=7c3aed-compact`);
  await expect(code(page)).toContainText("density: 'compact'");
  await expect(code(page)).not.toContainText('import type');
  await page.getByRole('link', { name: 'Open in playground' }).last().click();
  await expect(page).toHaveURL(/playground/);
  const frame = page.frameLocator('iframe').first();
  const button = frame.getByRole('button', { name: 'Sell tickets' });
  await expect(button).toBeVisible();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(VIOLET);
});

test('axe finds nothing, light and dark', full, async ({ page }) => {
  await page.goto(`${STUDIO}?theme=7c3aed-f0abfc`);
  await expect(controls(page).getByRole('button', { name: 'Derive it again' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(await colorViolations(page)).toEqual([]);
});

for (const direction of ['ltr', 'rtl']) {
  test(`fits 320 pixels: ${direction}`, full, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript((dir) => localStorage.setItem('mui-direction', dir), direction);
    await page.goto(`${STUDIO}?theme=7c3aed-radius24-spacing12-comfortable-mono`);
    await expect(code(page)).toContainText('spacing: 12');
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('pages without a theme fetch nothing of it', full, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PICKER_PAGE);
  await expect(page.locator('[data-awake]').first()).toBeAttached();
  expect(asked.filter((path) => /readerTheme|theme-studio/.test(path))).toEqual([]);
  await page.evaluate(() => localStorage.setItem('used-theme', '7c3aed'));
  await page.reload();
  await expect.poll(() => asked.filter((path) => path.includes('readerTheme')).length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the default theme and its code are there, and no controls', full, async ({ page }) => {
    await page.goto(STUDIO);
    await expect(page.getByText('Choosing needs JavaScript.')).toBeVisible();
    await expect(controls(page)).toBeHidden();
    await expect(code(page)).toContainText('colorSchemes: { light: true, dark: true }');
    await expect(page.getByRole('button', { name: 'Book seats' })).toBeVisible();
  });
});
