import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** A text that only the code of one demo holds. */
const MARK = 'Rainfall by month';
const PAGE = '/x/react-charts/bars/';

/** The code of one demo as it arrives, changed on its way. */
async function changeDemo(page: Page, change: (text: string) => string | undefined) {
  await page.route(/\/_astro\/demo\.[^/]+\.js(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.includes(MARK) ? change(text) : text;
    if (body === undefined) await route.abort();
    else await route.fulfill({ response, body });
  });
}

test.describe('F38 what a demo asks for is missing', () => {
  test('F38 a picture that is gone leaves its letter, the others stay', async ({ page, complaints }) => {
    await page.route('**/static/demos/basil.svg', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/x/react-data-grid/column-definition/');
    const demo = page.locator('[data-demo="Pictures"]');
    await demo.scrollIntoViewIfNeeded();
    const cellOf = (name: string) => demo.getByRole('row', { name }).locator('[data-field="picture"]');
    await expect(cellOf('Lavender').locator('img')).toBeVisible();
    await expect(cellOf('Basil')).toHaveText('B');
    await expect(cellOf('Basil').locator('img')).toHaveCount(0);
    await expect(cellOf('Rosemary')).toHaveText('R');
    // The browser itself reports the request that failed.
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
    complaints.length = 0;
  });

  test('F38 data that does not come is told in the demo, and asked for again', async ({ page }) => {
    await page.goto('/x/react-tree-view/rich-tree-view/lazy-loading/');
    const demo = page.locator('[data-demo="FlakyServer"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-awake]')).toBeAttached();
    const north = demo.getByRole('treeitem', { name: 'North' });
    await north.click();
    await expect(north.locator('.MuiTreeItem-errorIcon')).toBeVisible();
    await north.click();
    await expect(demo.getByText('It worked this time')).toBeVisible();
  });
});

test.describe('F39 a demo throws', () => {
  test('F39 stays inside its demo: message, reset, report link; the others live', async ({ page, complaints }) => {
    await changeDemo(page, (text) => text.replace(`\`${MARK}\``, '(()=>{if(!globalThis.isMended)throw new Error(`broken on purpose`);return `mended`})()'));
    await page.goto(PAGE);
    const demo = page.locator('[data-demo="MonthlyRainfall"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText('broken on purpose')).toBeVisible();
    await expect(demo.getByRole('link', { name: /report/i })).toHaveAttribute('href', /github\.com.*issues/);
    const next = page.locator('[data-demo]:not([data-demo="MonthlyRainfall"])').first();
    await next.scrollIntoViewIfNeeded();
    await expect(next.locator('[data-awake]')).toBeAttached();
    await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
    await demo.locator('[data-demo-stage]').getByRole('button', { name: /reset/i }).click();
    await expect(demo.locator('svg').first()).toBeVisible();
    expect(complaints.filter((complaint) => !complaint.includes('broken on purpose'))).toEqual([]);
    complaints.length = 0;
  });
});

test.describe('F74 one island does not load', () => {
  test('F74 tells so in its place, offers to try again, and the others wake', async ({ page, complaints }) => {
    await changeDemo(page, () => undefined);
    await page.goto(PAGE);
    const demo = page.locator('[data-demo="MonthlyRainfall"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('astro-island[data-failed]')).toBeAttached();
    await expect(demo.locator('[data-demo-again]')).toBeVisible();
    // The browser itself reports the request that failed.
    expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
    const next = page.locator('[data-demo]:not([data-demo="MonthlyRainfall"])').first();
    await next.scrollIntoViewIfNeeded();
    await expect(next.locator('[data-awake]')).toBeAttached();
    complaints.length = 0;
  });
});

test.describe('F58 hostile hashes', () => {
  for (const hash of ['#"><img src=x onerror=alert(1)>.js', '#%E0%A4%A.tsx', '#.js', '#__proto__.tsx', `#${'a'.repeat(100_000)}.js`]) {
    test(`F58 ${hash.slice(0, 30)} on a page with demos changes nothing but the language`, async ({ page }) => {
      await page.goto(`${PAGE}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-demo-full]')).toHaveCount(0);
    });
  }
});

test.describe('F50 hostile cookies', () => {
  for (const value of ['<script>', 'js', '%E0%A4%A', 'x'.repeat(3500)]) {
    test(`F50 codeVariant=${value.slice(0, 12)} counts as no choice and stays as it is`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'codeVariant', value, url: baseURL ?? '' }]);
      await page.goto(PAGE);
      await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
      expect((await context.cookies()).map((cookie) => cookie.value)).toEqual([value]);
    });
  }
});
