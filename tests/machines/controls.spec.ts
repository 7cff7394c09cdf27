import { violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { readFile } from './builtPages.ts';

const GUIDE = '/x/introduction/licensing/';
const API = '/x/api/tree-view/tree-item-icon/';

test.describe('Copy page and View as Markdown', () => {
  test('copy the page as Markdown and confirm it, also with the keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(GUIDE);
    const button = page.getByRole('button', { name: 'Copy page' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFile(`${GUIDE.slice(0, -1)}.md`));
    await page.keyboard.press('Tab');
    const more = page.getByRole('button', { name: 'More actions for this page' });
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    for (const control of [button, more, link])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });

  test('copy the link of the page, and offer it to chats', full, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${GUIDE}#term`);
    await page.getByRole('button', { name: 'More actions for this page' }).click();
    for (const name of ['ChatGPT', 'Claude'])
      await expect(page.getByRole('link', { name: `Open in ${name}` })).toHaveAttribute('href', /licensing\.md/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('report if the Markdown cannot be loaded', async ({ page }) => {
    // A real error response would add a browser message to the console.
    await page.addInitScript(() => {
      window.fetch = () => Promise.resolve(new Response('', { status: 503 }));
    });
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Couldn’t copy' })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are accessible in ${colorScheme} mode, also right to left and dense`, full, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of [GUIDE, API]) {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
          document.documentElement.dataset['density'] = 'dense';
        });
        expect(await violations(page)).toEqual([]);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link is in the menu, and the button is hidden', async ({ page }) => {
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'More actions for this page' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.locator('[data-copy-page]')).toBeHidden();
  });
});
