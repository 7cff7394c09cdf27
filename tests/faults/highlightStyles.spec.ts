import type { Page, Route } from '@playwright/test';
import { test as base } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { violations } from '../support/accessibility.ts';

const PAGE = '/x/migration/migration-tree-view-v7/';
const STYLES = '**/static/styles/prism-okaidia.css';
const LAYER = 'code-colors';

/** Serves the page as if it was built with a layer configured: a meta instead of the link. */
async function configureLayer(page: Page) {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /<link rel="stylesheet" href="\/static\/styles[^>]*>/,
      `<meta name="highlight-layer" content="${LAYER}">`,
    );
    await route.fulfill({ response, body });
  });
}

/** The color of all keywords in one code block. */
async function keywordColor(page: Page) {
  const keywords = page.getByRole('figure', { name: 'StaticItem.tsx' }).locator('.token.keyword');
  return [
    ...new Set(await keywords.evaluateAll((all) => all.map((element) => getComputedStyle(element).color))),
  ].join();
}

const plainColor = 'rgb(248, 248, 242)';
const blue = 'rgb(102, 217, 239)';

test.describe('highlight styles', () => {
  test('are a plain link on pages with code, and absent on pages without', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('head link[href*="prism-okaidia"]')).toHaveCount(1);
    expect(await keywordColor(page)).toBe(blue);
    await page.goto('/x/introduction/roadmap/');
    await expect(page.locator('head link[href*="prism-okaidia"]')).toHaveCount(0);
  });

  test('are fetched and wrapped when a layer is configured', async ({ page }) => {
    await configureLayer(page);
    await page.goto(PAGE);
    const style = page.locator('style[data-href*="prism-okaidia"]');
    await expect(style).toHaveCount(1);
    expect(await style.evaluate((element) => element.textContent?.startsWith('@layer code-colors {'))).toBe(true);
    expect(await keywordColor(page)).toBe(blue);
    await expect(page.locator('link[href*="prism-okaidia"]')).toHaveCount(0);
  });

  test('are aborted when the user leaves the page', full, async ({ page }) => {
    await configureLayer(page);
    await page.route(STYLES, () => new Promise(() => undefined));
    await page.goto(PAGE);
    await page.goto('/x/introduction/roadmap/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

// These tests expect one console message each, so they do not use the fixture that forbids all.
base.describe('F33 the fetch of the highlight styles fails', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    offline: (route) => route.abort('internetdisconnected'),
    '404': (route) => route.fulfill({ status: 404, body: 'no' }),
    '500': (route) => route.fulfill({ status: 500, body: 'no' }),
    HTML: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>login</p>' }),
  };
  for (const [name, fault] of Object.entries(faults)) {
    base(`F33 ${name}: reported, and a link element takes over`, name === '404' ? {} : full, async ({ page }) => {
      await configureLayer(page);
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      let requests = 0;
      await page.route(STYLES, async (route) => {
        requests += 1;
        await (requests === 1 ? fault(route) : route.continue());
      });
      await page.goto(PAGE);
      await expect(page.locator('link[href*="prism-okaidia"]')).toHaveCount(1);
      await expect.poll(() => keywordColor(page)).toBe(blue);
      expect(messages.filter((message) => message.startsWith('Failed to fetch CSS'))).toHaveLength(1);
    });
  }

  base('F33 no response for 5 s: the link element takes over', full, async ({ page }) => {
    await page.clock.install();
    await configureLayer(page);
    let requests = 0;
    await page.route(STYLES, async (route) => {
      requests += 1;
      if (requests > 1) await route.continue();
    });
    await page.goto(PAGE);
    await expect.poll(() => requests).toBe(1);
    // AbortSignal.timeout uses the real clock of the browser.
    await expect(page.locator('link[href*="prism-okaidia"]')).toHaveCount(1);
  });

  base('F34 the link fails too: plain code at AA contrast, no error thrown', full, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await configureLayer(page);
    await page.route(STYLES, (route) => route.abort('connectionrefused'));
    await page.goto(PAGE);
    await expect(page.locator('link[href*="prism-okaidia"]')).toHaveCount(1);
    expect(await keywordColor(page)).toBe(plainColor);
    expect(errors).toEqual([]);
    expect((await violations(page)).filter((violation) => violation.startsWith('color-contrast'))).toEqual([]);
  });
});

test.describe('F35 the highlight styles contain unexpected content', () => {
  for (const [name, css] of Object.entries({
    'an end of style': '.token.keyword { color: rgb(1, 2, 3) } </style><script>window.broken = true</script>',
    'an import': '@import url("https://elsewhere.test/a.css"); .token.keyword { color: rgb(1, 2, 3) }',
    'a stray brace': '} .token.keyword { color: rgb(1, 2, 3) }',
  })) {
    test(
      `F35 ${name}: set as text, the layer does not break`,
      name === 'a stray brace' ? {} : full,
      async ({ page }) => {
        await configureLayer(page);
        await page.route(STYLES, (route) => route.fulfill({ contentType: 'text/css', body: css }));
        await page.goto(PAGE);
        const style = page.locator('style[data-href*="prism-okaidia"]');
        await expect(style).toHaveCount(1);
        expect(await page.evaluate(() => 'broken' in window)).toBe(false);
        const rules = await style.evaluate((element) =>
          [...((element as HTMLStyleElement).sheet?.cssRules ?? [])].map((rule) => rule.constructor.name),
        );
        expect(rules).toEqual(['CSSLayerBlockRule']);
      },
    );
  }
});
