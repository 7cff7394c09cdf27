import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

/** Text that occurs only in the code of one demo. */
const MARK = 'Focus an item';
/** A page with two demos; the last one is broken. */
const PAGE = '/x/react-tree-view/simple-tree-view/focus/';

/** Changes the code of one demo in transit; the request fails if `change` returns `undefined`. */
async function changeDemo(page: Page, change: (text: string) => string | undefined) {
  await page.route(/\/_astro\/demo\.[^/]+\.js(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.includes(MARK) ? change(text) : text;
    if (body === undefined) await route.abort();
    else await route.fulfill({ response, body });
  });
}

test.describe('F38 a demo cannot load its data', () => {
  test('F38 a failed request is shown in the demo and can be retried', async ({ page }) => {
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
  test('F39 the error stays inside its demo, with message, reset and report link; the others work', async ({
    page,
    pageLog,
  }) => {
    await changeDemo(page, (text) =>
      text.replace(
        `\`${MARK}\``,
        '(()=>{if(!globalThis.isFixed)throw new Error(`broken on purpose`);return `fixed`})()',
      ),
    );
    await page.goto(PAGE);
    const demo = page.locator('[data-demo="FocusEvents"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText('broken on purpose')).toBeVisible();
    await expect(demo.getByRole('link', { name: /report/i })).toHaveAttribute('href', /github\.com.*issues/);
    const next = page.locator('[data-demo="FocusItem"]');
    await next.scrollIntoViewIfNeeded();
    await expect(next.locator('[data-awake]')).toBeAttached();
    await page.evaluate(() => Object.assign(globalThis, { isFixed: true }));
    await demo.locator('[data-demo-stage]').getByRole('button', { name: /reset/i }).click();
    await expect(demo.getByText('fixed')).toBeVisible();
    expect(pageLog.filter((complaint) => !complaint.includes('broken on purpose'))).toEqual([]);
    pageLog.length = 0;
  });
});

test.describe('F74 an island does not load', () => {
  test('F74 it shows a message with a retry button, and the others hydrate', async ({ page, pageLog }) => {
    await changeDemo(page, () => undefined);
    await page.goto(PAGE);
    const demo = page.locator('[data-demo="FocusEvents"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText('This demo couldn’t be loaded.')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Try again' })).toBeVisible();
    // The browser itself reports the failed request.
    expect(pageLog.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
    const next = page.locator('[data-demo="FocusItem"]');
    await next.scrollIntoViewIfNeeded();
    await expect(next.locator('[data-awake]')).toBeAttached();
    pageLog.length = 0;
  });
});

test('F58 a hostile hash on a page with demos opens nothing', async ({ page }) => {
  await page.goto('/x/react-tree-view/quickstart/#__proto__.tsx');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-demo-place="code"] .demo-lines')).toHaveCount(0);
});

test('F50 a hostile cookie is ignored and not modified', full, async ({ page, context, baseURL }) => {
  const value = '<script>';
  await context.addCookies([{ name: 'codeVariant', value, url: baseURL ?? '' }]);
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  expect((await context.cookies()).map((cookie) => cookie.value)).toEqual([value]);
});
