import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

const PATH = PROSE_PAGES.guide;

test.describe('the settings panel', () => {
  test('can be opened, navigated and closed with the keyboard, and restores focus', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PATH);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Left to right' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reset density' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'normal');
    await expect(page.getByRole('radio', { name: 'Normal' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('keeps the choices on the next page and in the panel', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await page.getByRole('radio', { name: 'Dense' }).check();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'mui-mode': 'light',
      'mui-direction': 'rtl',
      'mui-density': 'dense',
    });
    await page.goto(PROSE_PAGES.section);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const name of ['Light', 'Right to left', 'Dense'])
      await expect(page.getByRole('radio', { name })).toBeChecked();
  });

  test('has groups with names and descriptions', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toMatchAriaSnapshot(`
      - dialog "Settings":
        - heading "Settings" [level=2]
        - button "Close"
        - group "Mode":
          - radio "Light"
          - radio "System" [checked]
          - radio "Dark"
          - paragraph
        - group "Direction":
          - radio "Left to right" [checked]
          - radio "Right to left"
          - paragraph
        - group "Density":
          - radio "Normal" [checked]
          - radio "Dense"
          - paragraph
        - group "Single-key shortcuts":
          - radio "On" [checked]
          - radio "Off"
          - paragraph:
            - button "Show all shortcuts"
        - paragraph
    `);
    await expect(page.getByRole('group', { name: 'Mode' })).toHaveAccessibleDescription(/System follows your device/);
  });

  test('closes with its button and with a click outside, but not with a click inside', async ({ page }) => {
    await page.goto(PATH);
    const open = page.getByRole('button', { name: 'Settings' });
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await open.click();
    await dialog.getByText('Density', { exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await open.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(dialog).toHaveCount(0);
  });

  test('shows a choice made in another tab while it is open', async ({ page, context }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    const other = await context.newPage();
    await other.goto(PATH);
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('is a full-height sheet on phones, and a centered panel on wider screens', full, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeVisible();
    const width = await page.evaluate(() => document.body.offsetWidth);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
    await page.setViewportSize({ width: 1280, height: 800 });
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(640);
    expect(Math.round((box?.x ?? 0) * 2 + 640)).toBeLessThanOrEqual(1280);
    expect(box?.y).toBe(96);
  });

  test('does not scroll the page behind it', full, async ({ page }) => {
    await page.goto(PATH);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    const place = () => page.locator('main h1').boundingBox();
    const before = await place();
    // Playwright's click would scroll the button into view first.
    const button = await page.getByRole('button', { name: 'Settings' }).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await place()).toEqual(before);
  });

  test('reports if it cannot be loaded, and does not change the page', full, async ({ page, pageLog }) => {
    await page.route('**/panel*.js', (route) => route.abort());
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The browser reports the aborted request; the page itself logs nothing.
    expect(pageLog.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    pageLog.length = 0;
  });
});
