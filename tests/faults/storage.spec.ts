import { expect, test as bare } from '@playwright/test';
import { BLOCKS_THIRD_PARTIES, DENIES_STORAGE, withProfile } from '../settings/browserProfile.ts';
import { PAPER } from '../settings/combinations.ts';
import { full, fullAndWhole, test, whole } from '../support/fixtures.ts';

const PATH = '/x/introduction/support/';
const bars = (elements: Element[]) => elements.map((element) => element.getAttribute('content'));

test.describe('F47 storage and cookies denied', () => {
  test(
    'F47 defaults apply, settings work for the session, and the panel says that they are not saved',
    whole,
    async ({ launchOptions, baseURL }) => {
      await withProfile(DENIES_STORAGE, launchOptions, baseURL, async (context) => {
        const page = await context.newPage();
        const pageLog: string[] = [];
        page.on('console', (message) => pageLog.push(message.text()));
        page.on('pageerror', (error) => pageLog.push(error.message));
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(PATH);
        await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
        const denial = await page.evaluate(() => {
          document.cookie = 'probe=1';
          try {
            return typeof localStorage;
          } catch (error) {
            return `${(error as Error).name}, cookies "${document.cookie}"`;
          }
        });
        expect(denial).toBe('SecurityError, cookies ""');

        await page.getByRole('button', { name: 'Settings' }).click();
        await expect(page.getByText('This browser doesn’t let the site save them')).toBeVisible();
        await page.getByRole('radio', { name: 'Dark' }).check();
        await page.getByRole('radio', { name: 'Right to left' }).check();
        await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
        await page.keyboard.press('Escape');

        await page
          .getByRole('navigation', { name: 'Main navigation' })
          .getByRole('link', { name: 'Licensing', exact: true })
          .click();
        await expect(page).toHaveURL(/licensing/);
        await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect(pageLog).toEqual([]);
      });
    },
  );
});

test.describe('F48 storage full', () => {
  test('F48 a setting is applied in memory, and stored values stay', async ({ page }) => {
    await page.goto(PATH);
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'light');
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          localStorage.setItem(`full-${size}`, 'x'.repeat(size));
        } catch {
          // Storage is full; half of the text may still fit.
        }
      }
    });
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await page.getByRole('radio', { name: 'Dense' }).check();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
    expect(
      await page.evaluate(() => [localStorage.getItem('mui-mode'), localStorage.getItem('mui-direction')]),
    ).toEqual(['light', null]);
    await expect(page.getByText('This browser doesn’t let the site save them')).toBeVisible();
  });
});

test.describe('F49 junk in mui-mode', () => {
  for (const [name, junk] of [
    ['junk', '<img src=x onerror=alert(1)>'],
    ['a megabyte', 'd'.repeat(1_000_000)],
    ['the wrong case', 'Dark'],
    ['a quoted value', '"dark"'],
    ['nothing', ''],
  ] as const) {
    test(`F49 ${name} counts as system, and is not written back`, name === 'junk' ? {} : full, async ({ page }) => {
      await page.addInitScript((value) => {
        if (localStorage.getItem('mui-mode') === null) localStorage.setItem('mui-mode', value);
      }, junk);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(PATH);
        await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
      }
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe(junk);
      await page.getByRole('radio', { name: 'Dark' }).check();
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
    });
  }
});

test.describe('F52 two tabs', () => {
  test('F52 mode, direction and density sync to the other tab', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PATH);
    const other = await context.newPage();
    await other.goto('/x/introduction/licensing/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const html = other.locator('html');
    for (const [choice, attribute, value] of [
      ['Dark', 'data-mode', 'dark'],
      ['Right to left', 'dir', 'rtl'],
      ['Dense', 'data-density', 'dense'],
    ] as const) {
      await expect(html).not.toHaveAttribute(attribute, value);
      await page.getByRole('radio', { name: choice }).check();
      await expect(html).toHaveAttribute(attribute, value);
    }
    expect(await other.locator('meta[name=theme-color]').evaluateAll(bars)).toEqual(['#101317', '#101317']);
    await page.evaluate(() => localStorage.clear());
    await expect(html).toHaveAttribute('dir', 'ltr');
  });
});

test.describe('F54 the system color scheme changes', () => {
  test('F54 the page follows while it is open, and so do both bars of the browser', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PATH);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const metas = page.locator('meta[name=theme-color]');
    for (const [colorScheme, color] of [
      ['dark', '#101317'],
      ['light', '#ffffff'],
      ['dark', '#101317'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
      expect(await paper()).toBe(PAPER[colorScheme]);
      expect(await metas.evaluateAll(bars)).toEqual([color, color]);
    }
  });

  test('F54 an explicit mode is kept', full, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'light'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PATH);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(200);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  });
});

test.describe('F55 blocked third parties, sandboxed embed', () => {
  test('F55 blocking third parties changes nothing', fullAndWhole, async ({ launchOptions, baseURL }) => {
    await withProfile(BLOCKS_THIRD_PARTIES, launchOptions, baseURL, async (context) => {
      const page = await context.newPage();
      await page.goto(PATH);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    });
  });

  bare('F55 in a sandbox without an origin, the page is readable and boot does not fail', async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/embed.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe sandbox="allow-scripts" src="${PATH}" width="1000" height="600"></iframe>`,
      }),
    );
    await page.goto(`${baseURL}/embed.html`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-mode', 'light');
    expect(errors).toEqual([]);
  });
});
