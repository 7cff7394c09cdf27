import { expect, test } from '../support/fixtures.ts';

const CHANGES = '/x/api/changes/';

test('changes of the last minor version are complete without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CHANGES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API changes from 8.10.2 to 8.11.1');
  await expect(page.getByRole('heading', { level: 2, name: /^Data Grid/ })).toBeVisible();
  await page.getByRole('link', { name: /^Last major version/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^API changes from 7\.\d+\.\d+ to 8\.11\.1$/);
  await context.close();
});

test('the page compares any two releases, filters them, and keeps both in the address', async ({ page }) => {
  await page.goto(`${CHANGES}?from=8.0.0&to=8.11.1&product=charts`);
  const status = page.getByRole('status').filter({ hasText: 'changes' });
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('8.0.0');
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('charts');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Charts/]);
  const before = Number.parseInt((await status.textContent()) ?? '', 10);
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('SankeyChart');
  await expect(page.getByRole('heading', { level: 3, name: 'Unstable_SankeyChart', exact: true })).toBeVisible();
  await expect(status).not.toHaveText(`${before} changes`);
  await expect(page).toHaveURL(`${CHANGES}?from=8.0.0&to=8.11.1&product=charts&words=SankeyChart`);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Filter changes' })).toHaveValue('SankeyChart');

  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('no such member');
  await expect(page.getByText('No changes match.')).toBeVisible();
});

test('the form loads other releases when a reader reaches for it', async ({ page }) => {
  await page.goto(CHANGES);
  await page.getByRole('combobox', { name: 'From' }).focus();
  const from = page.getByRole('combobox', { name: 'From' });
  await expect(from.getByRole('option', { name: '8.0.0', exact: true })).toBeAttached();
  await from.selectOption('8.0.0');
  await expect(page).toHaveURL(`${CHANGES}?from=8.0.0&to=8.11.1`);
});

test('the form loads other releases for a reader who was there before its script', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await page.getByRole('combobox', { name: 'From' }).focus();
    await route.continue();
  });
  await page.goto(CHANGES);
  const option = page.getByRole('combobox', { name: 'From' }).getByRole('option', { name: '8.0.0', exact: true });
  await expect(option).toBeAttached();
});

test('junk in the address gets a clear result', async ({ page }) => {
  await page.goto(`${CHANGES}?from=1.2.3&to=<b>&product=none`);
  await expect(page.getByText('There is no record of 1.2.3, <b>. These are the changes from')).toBeVisible();
});
