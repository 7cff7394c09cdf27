import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

const PARTS = '**/x/parts/';
const PATH = PROSE_PAGES.guide;
/** In-house ads are in the same document, so this page has no slot. */
const WITHOUT_ADS = '/x/introduction/privacy/';

test.describe('dialogs', () => {
  test('are empty in the page, and their content is fetched once when the pointer is over a button', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/x/parts/') requested.push(request.resourceType());
    });
    await page.goto(WITHOUT_ADS, { waitUntil: 'networkidle' });
    await expect(page.locator('dialog .loading')).toHaveCount(3);
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).hover();
    await expect(page.locator('#site-settings input')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await expect(page.getByText('Loading the search index…')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(requested).toEqual(['xhr']);
    // The search keeps its line for the index, which comes later.
    await expect(page.locator('dialog:not(#site-search) .loading')).toHaveCount(0);
  });

  test('that cannot be fetched are reported, shortcuts work after the message, and the next click retries', async ({
    page,
    pageLog,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route(PARTS, (route) => route.abort());
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    const message = page.getByRole('status').filter({ hasText: 'This couldn’t be loaded.' });
    await expect(message).toBeAttached();
    await expect(message).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.unroute(PARTS);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    // The browser logs the blocked request.
    pageLog.length = 0;
  });

  test('are fetched again after a captive portal responded instead', full, async ({ page }) => {
    await page.route(PARTS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
    );
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This couldn’t be loaded.' })).toBeAttached();
    await page.unroute(PARTS);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('that a captive portal blocks make the search say so', full, async ({ page }) => {
    await page.route(PARTS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
    );
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toContainText('This couldn’t be loaded.');
  });
});
