import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS, PROSE_PAGES } from '../support/pages.ts';
import { PAPER } from './combinations.ts';
import { store } from './store.ts';

test.describe('mode', () => {
  test('sets class, color scheme, images and both theme-color metas of the browser', async ({ page }) => {
    await store(page, { 'mui-mode': 'dark' });
    await page.goto('/x/introduction/licensing/');
    await expect(page.locator('html')).toHaveClass('mode-dark');
    const shown = await page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      bars: [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content')),
      canvas: document.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
    }));
    expect(shown).toEqual({ scheme: 'dark', bars: ['#101317', '#101317'], canvas: 'dark' });
    await expect(page.locator('img.only-dark')).toBeVisible();
    await expect(page.locator('img.only-light')).toBeHidden();
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`sets the theme-color metas to the color of the header: ${mode}`, full, async ({ page }) => {
      await store(page, { 'mui-mode': mode });
      await page.goto(PAGE_KINDS.section);
      const [bar, header] = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const pixel = (color: string) => {
          if (!context) return '';
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data].join(' ');
        };
        const meta = document.querySelector('meta[name=theme-color]')?.getAttribute('content') ?? '';
        const bar = document.querySelector('header');
        return [pixel(meta), pixel(bar ? getComputedStyle(bar).backgroundColor : '')];
      });
      expect(bar).toBe(header);
    });
  }

  test('prints on white, with the images of light mode', full, async ({ page }) => {
    await store(page, { 'mui-mode': 'dark' });
    await page.goto('/x/introduction/licensing/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(PAPER.light);
    await expect(page.locator('img.only-light')).toBeVisible();
    await expect(page.locator('img.only-dark')).toBeHidden();
  });

  test('is announced by name at the first use of its button', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PROSE_PAGES.guide);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dark mode on' })).toBeVisible();
  });

  test('is not stored unless the user chooses', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe('a change', () => {
  test('re-renders nothing and keeps user input and open details', async ({ page }) => {
    await page.goto(PAGE_KINDS.migration);
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('slots');
    const details = page.locator('.prose details', { hasText: 'All renamed exports' });
    await details.getByText('All renamed exports').click();
    await page.evaluate(() => {
      const seen = { changes: [] as string[] };
      Object.assign(globalThis, { seen });
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          // The panel shows the choice; everything else must not change.
          if (!element?.closest('dialog, [role=status]') && element !== document.body)
            seen.changes.push(element?.outerHTML.slice(0, 80) ?? '');
        }
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const name of ['Dark', 'Right to left', 'Dense']) await page.getByRole('radio', { name }).check();
    await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { changes: string[] } }).seen.changes)).toEqual(
      [],
    );
    await expect(page.locator('[data-nav-filter]')).toHaveValue('slots');
    await expect(details).toHaveAttribute('open');
  });

  test('starts no transitions', full, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PROSE_PAGES.guide);
    // With the keyboard, because a pointer that leaves a button starts a transition.
    await page.keyboard.press(',');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.evaluate(() => {
      Object.assign(globalThis, { seen: [] });
      addEventListener('transitionrun', ({ target }) => {
        const { seen } = globalThis as unknown as { seen: string[] };
        if (target instanceof Element && !target.closest('dialog')) seen.push(target.outerHTML.slice(0, 60));
      });
    });
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  });

  test('in another tab is applied when the user goes back to a page', full, async ({ page, context }) => {
    await page.goto(PAGE_KINDS.section);
    await page.goto(PROSE_PAGES.guide);
    const other = await context.newPage();
    await other.goto(PROSE_PAGES.guide);
    await other.evaluate(() => localStorage.setItem('mui-direction', 'rtl'));
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test.describe('density', () => {
  /** Buttons, inputs, tables and toolbars (spec §4). */
  const PARTS = {
    button: '#site-settings-button',
    input: '[role=search]',
    'table cell': '.prose td',
    toolbar: 'header',
    'entry of the tree': '#site-navigation a[aria-current]',
    'entry of the contents': '[data-contents] a',
    chip: '[data-copy-page]',
  };
  const heights = (page: Page) =>
    page.evaluate((parts) => {
      const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      return Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, height(selector)]));
    }, PARTS);

  test('shrinks buttons, inputs, tables and toolbars, and grows them back', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    const normal = await heights(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dense' }).check();
    const dense = await heights(page);
    for (const name of Object.keys(PARTS)) {
      expect(dense[name], name).toBeGreaterThanOrEqual(24);
      expect(dense[name], name).toBeLessThan(normal[name] ?? 0);
    }
    await page.getByRole('button', { name: 'Reset density' }).click();
    expect(await heights(page)).toEqual(normal);
  });

  for (const [width, when] of [
    [390, {}],
    [1280, full],
  ] as const) {
    test(`F89 keeps every target at least 24 px at ${width} px, also in dialogs`, when, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await store(page, { 'mui-density': 'dense' });
      await page.goto('/x/react-tree-view/accessibility/');
      const small = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('a, button, input, summary')].flatMap((element) => {
            const { width: inline, height } = element.getBoundingClientRect();
            const isInText =
              element.closest('.prose p, .prose li, .prose :is(th, td), .prose h2, .prose h3, .prose h4, pre') !== null;
            const isShown = element.checkVisibility({ visibilityProperty: true }) && inline > 0;
            // The size of an animating panel is fractional.
            const isSmall = Math.min(inline, height) < 23.99;
            return isShown && !isInText && isSmall ? [`${element.outerHTML.slice(0, 80)} ${inline}x${height}`] : [];
          }),
        );
      expect(await small()).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      expect(await small()).toEqual([]);
    });
  }
});

test.describe('a document that opts out', () => {
  test('takes only the color scheme, on load, by events and by keys', full, async ({ page }) => {
    await store(page, { 'mui-mode': 'dark', 'mui-direction': 'rtl', 'mui-density': 'dense' });
    await page.route(`**${PAGE_KINDS.section}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('data-app', 'data-app data-unthemed')
        .replace(/<dialog[\s\S]*<\/dialog>/, '');
      await route.fulfill({ response, body });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE_KINDS.section, { waitUntil: 'networkidle' });
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' })));
    const root = page.locator('html');
    await expect(root).toHaveCSS('background-color', PAPER.dark);
    await page.keyboard.press('m');
    await expect(root).toHaveCSS('background-color', PAPER.light);
    await expect(root).toHaveAttribute('dir', 'ltr');
    for (const name of ['data-mode', 'data-density', 'class']) await expect(root).not.toHaveAttribute(name);
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('light');
  });
});
