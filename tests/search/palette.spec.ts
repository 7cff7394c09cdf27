import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

const FIRST = PROSE_PAGES.guide;
const SECOND = PROSE_PAGES.section;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
/** The filters have options too. */
const list = (page: Page) => dialog(page).getByRole('listbox', { name: 'Search results' });
const group = (page: Page, name: string) => list(page).getByRole('group', { name });
const option = (page: Page, name: string) => list(page).getByRole('option', { name });

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types a command and runs it, with the keyboard alone. */
async function run(page: Page, text: string) {
  await open(page);
  await field(page).fill(`>${text}`);
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
}

test.describe('the command palette', () => {
  test('changes mode, direction, density and code with the keyboard, and back', async ({ page }) => {
    await page.goto(FIRST);
    const root = page.locator('html');
    for (const [text, attribute, value] of [
      ['dark', 'data-mode', 'dark'],
      ['right to', 'dir', 'rtl'],
      ['DENSE', 'data-density', 'dense'],
      ['javascript', 'data-code-variant', 'JS'],
      ['wrap', 'data-code-wrap', 'wrap'],
      ['light', 'data-mode', 'light'],
      ['left to', 'dir', 'ltr'],
      ['normal', 'data-density', 'normal'],
      ['typescript', 'data-code-variant', 'TS'],
      ['scroll', 'data-code-wrap', 'scroll'],
    ] as const) {
      await run(page, text);
      await expect(root, text).toHaveAttribute(attribute, value);
    }
  });

  test('says what is true after a command, and undoes it', async ({ page }) => {
    await page.goto(FIRST);
    await run(page, 'dense');
    const toast = page.getByRole('status').filter({ hasText: 'Dense spacing on' });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-density', 'normal');
    await expect(toast).toHaveCount(0);
  });

  test('offers popular pages before commands on a first visit', async ({ page }) => {
    await page.goto(FIRST);
    await open(page);
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName('Popular pages');
    await expect(list(page).getByRole('group').last()).toHaveAccessibleName('Commands');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(FIRST);
  });

  test('lists recent pages and bookmarks, and opens them', async ({ page }) => {
    await page.goto(FIRST);
    await run(page, 'bookmark this');
    await page.goto(SECOND);
    await open(page);
    await expect(group(page, 'Recent pages').getByRole('option')).toHaveText(['MUI X licensing']);
    await expect(group(page, 'Bookmarks').getByRole('option')).toHaveText(['MUI X licensing']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(FIRST);
    await run(page, 'remove bookmark');
    await open(page);
    await expect(group(page, 'Recent pages').getByRole('option')).toHaveCount(1);
    await expect(group(page, 'Bookmarks')).toHaveCount(0);
    await field(page).fill('>clear');
    await page.keyboard.press('Enter');
    await open(page);
    await expect(group(page, 'Recent pages')).toHaveCount(0);
  });

  test('copies the page, opens the settings and the playground', full, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(FIRST);
    await run(page, 'copy page');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# ');
    await run(page, 'settings');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page);
    await field(page).fill('>playground');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/x/playground/');
  });

  test('says if no command matches', full, async ({ page }) => {
    await page.goto(FIRST);
    await open(page);
    await field(page).fill('>frobnicate');
    await expect(dialog(page).getByText('No results for “frobnicate”.').filter({ visible: true })).not.toHaveCount(0);
  });

  test('works in the playground, and switches its mode', full, async ({ page }) => {
    await page.goto('/x/playground/');
    await expect(page.locator('.cm-content')).toBeVisible();
    await open(page);
    await expect(option(page, 'Bookmark this page')).toBeVisible();
    await option(page, 'Switch to dark mode').click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('is accessible with all of its groups', full, async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('mui-recent-pages', '[{"path":"/x/introduction/","title":"Introduction"}]');
      localStorage.setItem('mui-bookmarks', '[{"path":"/x/introduction/","title":"Introduction"}]');
      localStorage.setItem('mui-recent-searches', '["sort"]');
    });
    await page.goto(FIRST);
    await open(page);
    await expect(list(page).getByRole('group')).toHaveCount(4);
    expect(await violations(page, 'dialog[open]')).toEqual([]);
  });

  for (const [name, stored] of [
    ['no JSON', '{'],
    [
      'other data',
      '[1,null,{"path":"https://example.com/","title":"Elsewhere"},{"path":"/x/introduction/","title":7}]',
    ],
  ] as const) {
    test(`ignores stored pages that are ${name}`, full, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('mui-bookmarks', value);
        sessionStorage.setItem('mui-recent-pages', value);
      }, stored);
      await page.goto(FIRST);
      await open(page);
      await expect(group(page, 'Commands')).toBeVisible();
      await expect(list(page).getByRole('group')).toHaveCount(1);
    });
  }

  test('works if storage is denied, and says that bookmarks cannot be saved', full, async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    });
    await page.goto(FIRST);
    await run(page, 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await run(page, 'bookmark');
    await expect(page.getByRole('status').filter({ hasText: 'doesn’t let the site save bookmarks' })).toBeVisible();
  });
});
