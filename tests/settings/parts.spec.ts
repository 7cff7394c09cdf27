import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';
import { readBuilt } from '../support/site.ts';

const PARTS = '**/x/parts/';
const PATH = PAGE_KINDS.guide;
/** Without a slot, so that nothing but the reader asks. */
const WITHOUT_ADS = '/x/introduction/privacy/';

test.describe('dialogs', () => {
  test('are no part of a page, and come once, when a pointer reaches for one', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/x/parts/') asked.push(request.resourceType());
    });
    await page.goto(WITHOUT_ADS, { waitUntil: 'networkidle' });
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).hover();
    await expect(page.locator('#site-settings')).toBeAttached();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(asked).toEqual(['xhr']);
    await expect(page.locator('dialog')).toHaveCount(3);
  });

  test('that do not come are told of, keys go on working, and the next click tries again', async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route(PARTS, (route) => route.abort());
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This could not be loaded.' })).toBeAttached();
    await page.keyboard.press('m');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.unroute(PARTS);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });

  test('come once the network has something to say, after it has answered with something else', async ({ page }) => {
    await page.route(PARTS, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }));
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This could not be loaded.' })).toBeAttached();
    await page.unroute(PARTS);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('that answer with something else leave the search to the list of all pages', async ({ page }) => {
    await page.route(PARTS, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }));
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/x/all-pages/');
  });

  test('stand in a valid document', async () => {
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(readBuilt('x/parts/index.html'));
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  });
});
