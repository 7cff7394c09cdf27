import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS, partOf } from '../support/pages.ts';
import { readFile } from './builtPages.ts';

const GUIDE = '/x/introduction/licensing/';
const API = '/x/api/tree-view/tree-item-icon/';
const CONTROLS = partOf('ul:has(> li > [data-copy-page])');

test.describe('Copy page and View as Markdown', () => {
  for (const path of [GUIDE, API]) {
    test(`copy ${path} as Markdown and say so`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFile(`${path.slice(0, -1)}.md`));
    });
  }

  test('lead to the twin by a plain link', async ({ page }) => {
    await page.goto(GUIDE);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', '/x/introduction/licensing.md');
    // Fetched and not followed: a text has no icon and no way to take part in the transition between pages.
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test('say when the twin does not come', async ({ page }) => {
    // A real answer of this kind would be a message of the browser itself in the console.
    await page.addInitScript(() => {
      window.fetch = () => Promise.resolve(new Response('', { status: 503 }));
    });
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible();
  });

  test('stand on every page but the one that is missing', async ({ page }) => {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(kind === 'missing' ? 0 : 1);
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveCount(kind === 'missing' ? 0 : 1);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are accessible in ${colorScheme} mode, also right to left and dense`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      for (const path of [GUIDE, API]) {
        await page.goto(path);
        expect(await violations(page, CONTROLS)).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
          document.documentElement.dataset['density'] = 'dense';
        });
        expect(await violations(page, CONTROLS)).toEqual([]);
      }
    });
  }

  test('are worked by the keyboard, and a finger meets 24 pixels or more', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(GUIDE);
    const button = page.getByRole('button', { name: 'Copy page' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
    for (const control of [button, page.getByRole('link', { name: 'View as Markdown' })]) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link is there and the button is not', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.locator('[data-copy-page]')).toBeHidden();
  });
});
