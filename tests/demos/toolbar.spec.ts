import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

/** A short page with one demo. */
const PAGE = '/x/react-data-grid/quickstart/';
const DEMO = 'FirstGrid';
const WITH_STYLINGS = '/x/common-concepts/custom-components/';

const demoOf = (page: Page) => {
  const demo = page.locator(`[data-demo="${DEMO}"]`);
  return {
    root: demo,
    code: demo.locator('.demo-panel:has(> .demo-lines)'),
    button: (label: string | RegExp) => demo.getByRole('button', { name: label }),
    tools: demo.getByRole('toolbar', { name: /^Tools:/ }),
  };
};

test.describe('the code of a demo', () => {
  test('opens completely, in TypeScript, and closes', async ({ page }) => {
    await page.goto(PAGE);
    const demo = demoOf(page);
    await demo.button(/show .*code/i).click();
    await expect(demo.code).toContainText(`export default function ${DEMO}()`);
    await expect(demo.code.locator('.token.keyword')).not.toHaveCount(0);
    await demo.button(/hide .*code/i).click();
    await expect(demo.code).toBeHidden();
  });

  test('is fetched once, and only when it is opened', full, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      // The first action also loads the index of the search.
      if (/\/_astro\/first-grid.*\.json$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(PAGE);
    expect(fetched).toEqual([]);
    const demo = demoOf(page);
    for (const label of [/show .*code/i, /hide .*code/i, /show .*code/i]) await demo.button(label).click();
    await expect(demo.code).toBeVisible();
    expect(fetched).toHaveLength(1);
  });

  test('changes language everywhere, keeps the choice for a year, and shows no other language on the next page', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE);
    const demo = demoOf(page);
    await demo.button(/show .*code/i).click();
    await demo.button('JS').click();
    await expect(demo.code).not.toContainText('GridColDef');
    await expect(page.locator('[data-do="variant"][value="JS"][aria-pressed="false"]')).toHaveCount(0);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'codeVariant', value: 'JS', path: '/' });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(120);
    await page.goto(WITH_STYLINGS);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await expect(page.locator('.demo-only-ts:visible')).toHaveCount(0);
  });

  for (const [hash, file, when] of [
    [`#system-${DEMO}.js`, `${DEMO}.jsx`, {}],
    [`#${DEMO}.js`, `${DEMO}.jsx`, full],
    [`#${DEMO}.tsx`, `${DEMO}.tsx`, full],
  ] as const) {
    test(`${hash} scrolls to its demo and opens the code`, when, async ({ page, context }) => {
      await page.goto(`${PAGE}${hash}`);
      const demo = demoOf(page);
      await expect(demo.code).toBeVisible();
      await expect(demo.code.getByText(file)).toBeVisible();
      await expect(demo.root).toBeInViewport();
      expect(await context.cookies()).toEqual([]);
    });
  }

  test('copies the exact source file', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await demoOf(page).tools.getByRole('button', { name: 'Copy all code' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(readFileSync('content/data-grid/quickstart/demos/first-grid/FirstGrid.tsx', 'utf8'));
  });
});

test.describe('the toolbar of a demo', () => {
  test('is one tab stop, with arrow key navigation', async ({ page }) => {
    await page.goto(PAGE);
    const { tools } = demoOf(page);
    const code = tools.getByRole('button', { name: /^Show (?:all )?code$/ });
    await code.focus();
    await expect(tools.locator('[tabindex="0"]:visible, button:not([tabindex]):visible')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'TS' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.getByRole('button', { name: 'More' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(code).toBeFocused();
  });

  test('does not handle other keys: Enter and Space activate, Tab moves on', async ({ page }) => {
    await page.goto(PAGE);
    const { tools } = demoOf(page);
    await tools.getByRole('button', { name: /^Show (?:all )?code$/ }).focus();
    await expect(tools.locator('[tabindex="0"]:visible, button:not([tabindex]):visible')).toHaveCount(1);
    await page.keyboard.press('End');
    const more = tools.getByRole('button', { name: 'More' });
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    const entry = tools.getByRole('button', { name: 'Download as a project' });
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await page.keyboard.press('Space');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(tools.locator(':focus')).toHaveCount(0);
  });

  test('offers stylings only if there are several, and the demo follows', async ({ page }) => {
    await page.goto(WITH_STYLINGS);
    const several = page.locator('[data-demo="MailFolders"]');
    await several.scrollIntoViewIfNeeded();
    await expect(several.locator('[data-demo-root]')).toHaveAttribute('data-awake', '');
    await several.getByRole('button', { name: /tailwind/i }).click();
    await expect(several.locator('[data-demo-root]')).not.toHaveClass(/demo-not-tailwind/);
    // Demos without Tailwind have no other styling than the default one.
    const single = page.locator('[data-demo]:not(:has([value="tailwind"]))');
    await expect(single).not.toHaveCount(0);
    await expect(single.getByRole('group', { name: 'Code styling' })).toHaveCount(0);
  });

  test('downloads a project, and opens one in StackBlitz', async ({ page }) => {
    await page.goto(PAGE);
    const demo = demoOf(page);
    await demo.button('More').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      demo.root.getByRole('button', { name: /download/i }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    const posted = page.context().waitForEvent('request', (request) => request.url().includes('stackblitz.com'));
    await page
      .context()
      .route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'there', contentType: 'text/plain' }));
    await demo.button('More').click();
    await demo.button(/StackBlitz/).click();
    const body = decodeURIComponent((await posted).postData()?.replaceAll('+', ' ') ?? '');
    expect(body).toContain('"@mui/x-data-grid": "8.11.1"');
  });

  test('resets a demo', async ({ page }) => {
    await page.goto('/x/demos/data-grid/sorting/controlled-sort/');
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const before = await grid.getAttribute('aria-rowcount');
    await grid.evaluate((element) => element.setAttribute('data-touched', ''));
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.locator('[data-touched]')).toHaveCount(0);
    await expect(grid).toHaveAttribute('aria-rowcount', before ?? '');
  });
});

test.describe('on a phone', () => {
  for (const [width, when] of [
    [320, {}],
    [390, full],
  ] as const) {
    test(`${width} px wide, a demo has equal margins and its toolbar fits on one row`, when, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(WITH_STYLINGS);
      const boxes = await page.locator('[data-demo]').evaluateAll((demos) =>
        demos.map((demo) => {
          const { left, right } = demo.getBoundingClientRect();
          const tools = [...demo.querySelectorAll('[role="toolbar"] > *')]
            .map((tool) => tool.getBoundingClientRect())
            .filter(({ width: size }) => size > 1);
          const [first] = tools;
          return {
            margins: [left, document.body.getBoundingClientRect().right - right],
            rows: tools.filter(({ top }) => first && top >= first.bottom).length,
            end: Math.max(...tools.map((tool) => tool.right)) - right,
          };
        }),
      );
      expect(boxes.length).toBeGreaterThan(0);
      for (const { margins, rows, end } of boxes) {
        expect(margins[0]).toBeCloseTo(margins[1] ?? 0, 0);
        expect(rows, 'tools on a second row').toBe(0);
        expect(end, 'tools beyond the frame').toBeLessThanOrEqual(0);
      }
      const menu = page.locator('[data-demo="BookingCalendar"]');
      await menu.getByRole('button', { name: 'More' }).click();
      await expect(menu.locator('[popover]').getByRole('button', { name: 'JS' })).toBeVisible();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a link opens the whole code in both languages, and charts are readable', async ({ page }) => {
    await page.goto('/x/react-charts/quickstart/');
    const chart = page.locator('[data-demo="FirstBars"]');
    await expect(chart.locator('svg text').filter({ visible: true })).not.toHaveCount(0);
    await chart.getByRole('link', { name: /show code/i }).click();
    await expect(page.getByRole('group', { name: 'FirstBars.tsx' })).toContainText('export default function FirstBars');
    await expect(page.locator('pre[aria-label$="FirstBars.jsx"]')).toContainText('export default function FirstBars');
  });
});
