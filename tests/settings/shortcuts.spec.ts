import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('keyboard shortcuts', () => {
  test('? lists all shortcuts, and Escape restores focus', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    const link = page.getByRole('link', { name: 'MUI X, Home' });
    await link.focus();
    await page.keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await expect(dialog(page, 'Keyboard shortcuts').locator('kbd')).toContainText(['?', ',', 'm', 'f', 'n', 'p']);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test(', opens the settings, which open the list of all shortcuts', full, async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    await page.keyboard.press(',');
    await expect(dialog(page, 'Settings')).toBeVisible();
    await page.getByRole('button', { name: 'Show all shortcuts' }).click();
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('m switches the mode, announces it and saves it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(PROSE_PAGES.guide);
    await page.keyboard.press('m');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(page.getByRole('status').filter({ hasText: 'Light mode on' })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  });

  for (const [width, when] of [
    [390, full],
    [1280, {}],
  ] as const) {
    test(`f focuses the page filter at ${width} px, without typing into it`, when, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(PROSE_PAGES.guide);
      for (let press = 0; press < 2; press += 1) {
        await page.keyboard.press('f');
        const filter = page.locator('[data-nav-filter]');
        await expect(filter).toBeFocused();
        await expect(filter).toHaveValue('');
        await page.keyboard.press('Escape');
        await filter.blur();
      }
    });
  }

  test('work as soon as the page is loaded, before the rest of it is interactive', full, async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { scheduler: { yield: () => new Promise(() => {}) } }));
    await page.goto('/x/introduction/licensing/');
    await page.keyboard.press('n');
    await page.waitForURL('**/x/introduction/support/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page, 'Search')).toBeVisible();
  });

  test('n and p go to the next and previous page', async ({ page }) => {
    await page.goto('/x/introduction/licensing/');
    await page.keyboard.press('n');
    await expect(page).toHaveURL('/x/introduction/support/');
    await page.waitForLoadState('load');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/x/introduction/licensing/');
  });

  test('do nothing in a field, with a modifier, while a dialog is open, or in a demo', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    await page.keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await page.keyboard.press(',');
    await expect(dialog(page, 'Settings')).toBeHidden();
    await page.keyboard.press('Escape');

    await page.locator('[data-nav-filter]').focus();
    await page.keyboard.type('m?n');
    await expect(page.locator('[data-nav-filter]')).toHaveValue('m?n');
    await page.locator('[data-nav-filter]').fill('');
    await page.locator('[data-nav-filter]').blur();

    await page.keyboard.press('Alt+m');
    await page.evaluate(() => {
      const demo = document.createElement('div');
      demo.dataset['demo'] = '';
      demo.tabIndex = 0;
      document.querySelector('main')?.append(demo);
      demo.focus();
    });
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBeNull();
  });

  test('with single keys can be turned off, and stay off', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    await page.keyboard.press(',');
    await page.getByRole('radio', { name: 'Off', exact: true }).check();
    await page.getByRole('button', { name: 'Show all shortcuts' }).click();
    await expect(page.getByText('Single-key shortcuts are turned off in the settings.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(PROSE_PAGES.section);
    for (const key of ['?', ',', 'm', 'f', 'n']) await page.keyboard.press(key);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(PROSE_PAGES.section);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'mui-single-keys': 'off' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'On', exact: true }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
  });
});
