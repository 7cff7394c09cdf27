import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { store } from '../settings/store.ts';
import { waitForHydration } from './support/demos.ts';

/** The library prints from an iframe; its content when `print()` is called is the output. */
async function watchPrinting(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinted: true });
  });
  return () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('iframe')].filter(
          ({ contentWindow }) => contentWindow && 'isPrinted' in contentWindow,
        ).length,
    );
}

const frameOf = (page: Page) => page.frameLocator('body > iframe');

test.describe('printing', () => {
  test('a page gives its demos the width of the paper', full, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/x/react-data-grid/sorting/');
    await waitForHydration(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const grid = await page.getByRole('grid', { name: 'Employees' }).first().boundingBox();
    expect(grid?.width).toBeGreaterThan(0.85 * 672);
    expect(grid?.width).toBeLessThanOrEqual(672);
  });

  test('a grid prints all its rows', async ({ page }) => {
    const printed = await watchPrinting(page);
    await page.goto('/x/demos/data-grid/overview/orders-table/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect.poll(printed).toBe(1);
    const frame = frameOf(page);
    await expect(frame.locator('[role=row][data-id]')).toHaveCount(9);
    await expect(frame.locator('[data-id="4107"]')).toContainText('Studio Kiln');
    // The styles of the grid were copied.
    await expect(frame.locator('.MuiDataGrid-root')).toHaveCSS('display', 'flex');
  });

  test('a right-to-left grid is printed right to left', full, async ({ page }) => {
    await store(page, { 'mui-direction': 'rtl' });
    const printed = await watchPrinting(page);
    await page.goto('/x/demos/data-grid/overview/orders-table/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect.poll(printed).toBe(1);
    const [first, last] = await Promise.all(
      ['Order', 'Paid'].map((name) => frameOf(page).getByRole('columnheader', { name, exact: true }).boundingBox()),
    );
    expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
  });

  test('a chart prints its shapes and labels, without the toolbar', async ({ page }) => {
    const printed = await watchPrinting(page);
    await page.goto('/x/demos/charts/heatmap/print-heatmap/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect.poll(printed).toBe(1);
    const frame = frameOf(page);
    await expect(frame.locator('svg rect.MuiHeatmap-cell')).toHaveCount(
      await page.locator('svg rect.MuiHeatmap-cell').count(),
    );
    await expect(frame.locator('svg')).toContainText('Morning');
    await expect(frame.getByRole('toolbar')).toHaveCount(0);
  });

  test('allows only copies of elements in the print frame', async ({ page, pageLog }) => {
    await page.goto('/x/demos/data-grid/overview/orders-table/');
    await waitForHydration(page);
    const write = (html: string, style: string) =>
      page.evaluate(
        ([text, look]) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('style', look);
          document.body.append(frame);
          const { body } = frame.contentDocument ?? document;
          try {
            body.innerHTML = text;
            return body.innerHTML;
          } catch {
            return 'refused';
          } finally {
            frame.remove();
          }
        },
        [html, style] as const,
      );
    const invisible = 'position: absolute; width: 0px; height: 0px';
    expect(await write('<b class="a">x</b>', invisible)).toBe('<b class="a">x</b>');
    expect(await write('<b class="a">x</b>', 'width: 100px')).toBe('refused');
    const isRunning = [
      '<img src="x" onerror="alert(1)">',
      '<a href="javascript:alert(1)">x</a>',
      '<iframe srcdoc="x"></iframe>',
      '<b onclick="alert(1)">x</b>',
    ];
    for (const html of isRunning) expect(await write(html, invisible), html).toBe('refused');
    // Each rejection is a violation provoked by the test.
    pageLog.splice(
      0,
      pageLog.length,
      ...pageLog.filter((text) => !/policy violated: require-trusted-types-for|requires 'TrustedHTML'/.test(text)),
    );
  });
});
