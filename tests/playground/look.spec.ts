import { expect, full, test } from '../support/fixtures.ts';
import { RUN_MS, saying, workbench } from './support/workbench.ts';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

test.describe('the playground preview', () => {
  test('can be dense: rows and fields shrink, and grow back', async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=data-grid');
    await bench.isAt('rendered');
    const row = bench.preview.locator('[role="row"][data-rowindex="0"]');
    await expect(row).toBeVisible();
    const normal = await row.evaluate(heightOf);
    await bench.tool('Dense preview').click();
    await expect(bench.tool('Dense preview')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => row.evaluate(heightOf)).toBeLessThan(normal);
    await bench.tool('Dense preview').click();
    await expect.poll(() => row.evaluate(heightOf)).toBe(normal);
  });

  test('follows the mode of the site, unless it was changed here', async ({ page }) => {
    const bench = workbench(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    const dark = bench.tool('Dark preview');
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    const toLight = page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' });
    await toLight.click();
    await expect(dark).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await dark.click();
    await toLight.click();
    await toLight.click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
  });

  test('has the paper and the lines of the site in dark mode', async ({ page }) => {
    const bench = workbench(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await bench.open('#starter=data-grid');
    await bench.isAt('rendered');
    const grid = bench.preview.locator('.MuiDataGrid-root');
    await expect(grid).toHaveCSS('background-color', 'rgb(16, 19, 23)');
    await expect(grid).toHaveCSS('border-top-color', 'rgb(42, 48, 54)');
    await bench.tool('Dark preview').click();
    await expect(grid).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('uses the font of the site', async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=date-pickers');
    await bench.isAt('rendered');
    const field = bench.preview.locator('.MuiPickersInputBase-root');
    await expect(field).toBeVisible();
    const font = await field.evaluate(async (element) => {
      await document.fonts.ready;
      return {
        family: getComputedStyle(element).fontFamily.split(',')[0],
        isThere: [...document.fonts].some(
          ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
        ),
      };
    });
    expect(font).toEqual({ family: '"Inter Variable"', isThere: true });
  });
});

test('stale output is dimmed until the code runs again', async ({ page }) => {
  test.setTimeout(5 * RUN_MS);
  const bench = workbench(page);
  await bench.open('#starter=charts');
  await bench.isAt('rendered');
  const frame = bench.frames.and(page.locator(':not([inert])'));
  await expect(frame).toHaveCSS('opacity', '1');
  await bench.write('export default function App() {');
  await bench.isAt('failed');
  await expect(frame).toHaveCSS('opacity', '0.4');
  await bench.write(saying('fresh'));
  await expect(bench.preview.getByText('fresh')).toBeVisible();
  await expect(frame).toHaveCSS('opacity', '1');
});

test('the settings of the playground keep code from running, and wrap it', full, async ({ page }) => {
  test.setTimeout(5 * RUN_MS);
  const bench = workbench(page);
  await bench.open('#starter=charts');
  await bench.isAt('rendered');
  await page.getByRole('button', { name: 'Playground settings' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Run as you type' }).press('Space');
  await page.getByRole('checkbox', { name: 'Wrap long lines' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-lineWrapping')).toHaveCount(1);
  await bench.write(saying('waits'));
  await expect(page.getByText('Changed. Run the code to update the preview.')).toBeVisible();
  await bench.tool('Run').click();
  await expect(bench.preview.getByText('waits')).toBeVisible();
  await page.reload();
  await expect(page.locator('.cm-lineWrapping')).toHaveCount(1);
  await page.getByRole('button', { name: 'Playground settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Run as you type' })).not.toBeChecked();
});

test('an edited demo has the density and the font of the page, and follows changes', async ({ page }) => {
  await page.addInitScript(() => {
    // The frame has no storage.
    if (window === window.top) localStorage.setItem('mui-density', 'dense');
  });
  await page.goto('/x/react-date-pickers/date-picker/');
  const demo = page.locator('[data-demo="BasicDatePicker"]');
  const field = demo.locator('[data-demo-root][data-density="dense"] .MuiPickersInputBase-root');
  await expect(field).toBeVisible();
  const [height, font] = [
    await field.evaluate(heightOf),
    await field.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]),
  ];
  await demo.getByRole('button', { name: 'Edit this demo' }).click();
  const preview = demo.frameLocator('iframe:not([inert])').locator('.MuiPickersInputBase-root');
  await expect(preview).toBeVisible({ timeout: RUN_MS });
  expect(await preview.evaluate(heightOf)).toBe(height);
  expect(await preview.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])).toBe(font);
  await page.evaluate(() => document.documentElement.setAttribute('data-density', 'normal'));
  await expect.poll(() => preview.evaluate(heightOf)).toBeGreaterThan(height);
});
