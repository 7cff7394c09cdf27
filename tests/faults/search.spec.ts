import type { Page, Route } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

const PATH = '/x/introduction/licensing/';
const problem = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('alert');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
/** The best hit. */
const firstHit = (page: Page) => page.locator('#site-search-hits-0');
/** The best hit, or the text that there is none. */
const outcome = (page: Page) =>
  firstHit(page)
    .or(page.locator('.search-note p', { hasText: /^No results for/ }))
    .filter({ visible: true });

const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  'responds with 404': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  'is truncated': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"format":1,"pages":[["react-da' }),
  'has another version': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"format":99,"stamp":"x","pages":[]}' }),
  'has another format': (route) => route.fulfill({ contentType: 'application/json', body: '[1,2,3]' }),
  'cannot be reached': (route) => route.abort(),
};

test.describe('search', () => {
  for (const [name, answer] of Object.entries(BROKEN)) {
    test(
      `F36 an index that ${name} leaves a message, the sections and a retry button`,
      name === 'responds with 404' ? {} : full,
      async ({ page, context, pageLog }) => {
        await context.route('**/_astro/names-*.json', answer);
        await page.goto(PATH);
        await page.keyboard.press('Control+k');
        await field(page).fill('sort');
        await expect(problem(page)).toContainText('couldn’t be loaded');
        await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(8);
        await context.unroute('**/_astro/names-*.json');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(firstHit(page)).toHaveAttribute('href', /sort/);
        await expect(problem(page)).toBeHidden();
        removeNetworkErrors(pageLog);
      },
    );
  }

  test(
    'F36 if the text of a product does not load, its names are still found',
    full,
    async ({ page, context, pageLog }) => {
      await context.route('**/_astro/text-*.json', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(PATH);
      await page.keyboard.press('Control+k');
      await field(page).fill('pinnedColumns');
      await expect(firstHit(page)).toHaveAttribute('href', /pinnedColumns/);
      await expect(problem(page)).toBeHidden();
      removeNetworkErrors(pageLog);
    },
  );

  test(
    'F36 a worker that does not load leaves a message and the sections',
    full,
    async ({ page, context, pageLog }) => {
      await context.route('**/_astro/worker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(PATH);
      await page.keyboard.press('Control+k');
      await field(page).fill('sort');
      await expect(problem(page)).toContainText('couldn’t be loaded');
      removeNetworkErrors(pageLog);
    },
  );

  test('F36 if the panel does not load, a message says so, and the next try finds what was typed', async ({
    page,
    context,
    pageLog,
  }) => {
    await context.route('**/_astro/panel.*.js', (route) => route.abort());
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toContainText('This couldn’t be loaded.');
    await page.keyboard.type('sort');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.unroute('**/_astro/panel.*.js');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toHaveValue('sort');
    await expect(firstHit(page)).toHaveAttribute('href', /sort/);
    removeNetworkErrors(pageLog);
  });

  for (const [size, text] of [
    ['10 kB', 'sort rows '.repeat(1000)],
    ['1 MB', 'pagination and filters '.repeat(45_000)],
  ] as const) {
    test(`F37 a query of ${size} is cut, and says so`, async ({ page }) => {
      await page.goto(PATH);
      await page.keyboard.press('Control+k');
      await field(page).fill(text);
      const status = page.getByRole('dialog').getByRole('status');
      await expect(status.filter({ hasText: 'Only the first 200 characters are searched.' })).toBeVisible();
      await expect(status.filter({ hasText: 'Loading' })).toHaveCount(0);
      await expect(outcome(page)).not.toHaveCount(0);
      await field(page).fill('sorting');
      await expect(status.filter({ hasText: /^(?:First )?\d+ (?:of \d+ )?results$/ })).toBeAttached();
    });
  }

  test('F37 hostile queries do not break anything', full, async ({ page }) => {
    await page.goto(PATH);
    await page.keyboard.press('Control+k');
    for (const text of [
      'constructor',
      '__proto__',
      'x'.repeat(10_000),
      '.*+?^${}()|[]\\',
      'مرحبا بالعالم',
      '👩‍👩‍👧‍👦',
      'null\u0000byte',
      '<img src=x onerror=alert(1)>',
    ]) {
      await field(page).fill(text);
      await expect(outcome(page)).not.toHaveCount(0);
    }
    await field(page).fill('sorting');
    await expect(firstHit(page)).toHaveAttribute('href', /sorting/);
  });
});

/** The browser itself reports failed requests. */
function removeNetworkErrors(pageLog: string[]) {
  const others = pageLog.filter((complaint) => !complaint.includes('Failed to load resource'));
  pageLog.splice(0, pageLog.length, ...others);
}
