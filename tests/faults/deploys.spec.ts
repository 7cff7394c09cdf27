import type { Page } from '@playwright/test';
import { DEMO_PAGE, expect, full, PROSE_PAGE, test } from '../offline/support/fixtures.ts';

// A service worker would still have the old files in its cache.
test.use({ serviceWorkers: 'block' });

/** Messages of the browser about a file that failed to load, and of Playwright about the service worker. */
const EXPECTED =
  /Failed to load resource|Failed to load module script|Failed to fetch dynamically|registration blocked by Playwright|Refused to apply style|integrity/;
test.afterEach(({ pageLog }) => {
  expect(pageLog.filter((text) => !EXPECTED.test(text))).toEqual([]);
  pageLog.length = 0;
});

const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

/** Opens a page and waits for the chunks that it loads automatically; a deploy before that would already reload the page. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await files()).some((name) => name.includes('/activateWhenIdle.'))).toBe(true);
  let known = 0;
  const isComplete = async () => known === (known = (await files()).length);
  await expect.poll(isComplete, { intervals: [400] }).toBe(true);
}

test('F61 a missing chunk after a deploy reloads the page once', async ({ page, deploys }) => {
  await openWhole(page, PROSE_PAGE);
  const loads = countLoads(page);
  deploys.show('second');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(loads).toBe(1);
  await expect(page.locator('link[href*="-second.css"]')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('F61 a missing demo after a deploy reloads the page once', full, async ({ page, deploys }) => {
  await openWhole(page, DEMO_PAGE);
  const loads = countLoads(page);
  deploys.show('second');
  const demo = page.locator('[data-demo="ScrollToItem"]');
  // Do not wait for a stable element, because scrolling reloads the page.
  await demo.evaluate((element) => element.scrollIntoView());
  await expect.poll(loads).toBe(1);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-awake]')).toBeAttached();
  expect(loads()).toBe(1);
});

test(
  'F61 missing automatic chunks reload the page once and keep the scroll position',
  full,
  async ({ page, deploys }) => {
    const loads = countLoads(page);
    await page.goto(PROSE_PAGE, { waitUntil: 'commit' });
    await page.route('**/_astro/activateWhenIdle.*', async (route) => {
      // The deploy happens after the user has started to scroll.
      if (loads() === 1) await page.mouse.wheel(0, 600);
      deploys.show('second');
      await route.continue();
    });
    await expect.poll(loads).toBe(2);
    await expect(page.locator('link[href*="-second.css"]')).not.toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
  },
);

test(
  'F61 an outdated page whose chunks stay missing is reloaded only once',
  full,
  async ({ page, context, deploys }) => {
    await context.addInitScript(() => {
      // Storage is denied as well: the reload guard must not depend on it.
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
    });
    const old = async (path: string) => (await context.request.get(deploys.plainUrl + path)).text();
    const html = await old(PROSE_PAGE);
    const [script = ''] = /\/_astro\/App\.[\w.-]+\.js/.exec(html) ?? [];
    const code = await old(script);
    // A cache in between serves the old page and its script to navigations, while requests of the page get the new build.
    await page.route(`**${PROSE_PAGE}`, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.continue(),
    );
    await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    await openWhole(page, PROSE_PAGE);
    const loads = countLoads(page);
    deploys.show('second');
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await expect.poll(loads).toBe(1);
    for (let clicks = 0; clicks < 3; clicks += 1) {
      await settings.click();
      await page.waitForTimeout(500);
    }
    expect(loads()).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

for (const [name, answer] of Object.entries({
  'responds with HTML': { contentType: 'text/html', body: '<!doctype html><title>Hello</title>' },
  'is truncated': { contentType: 'text/javascript', body: 'import{a}from"./re' },
  'answers 500': { status: 500, body: '' },
})) {
  test(
    `F62 a chunk that ${name} reloads the page only if it was replaced`,
    name === 'is truncated' ? {} : full,
    async ({ page, deploys }) => {
      await page.route(/\/_astro\/panel\.[\w-]+(?<!-second)\.js$/, (route) => route.fulfill(answer));
      await openWhole(page, PROSE_PAGE);
      const loads = countLoads(page);
      const settings = page.getByRole('button', { name: 'Settings' });
      await settings.click();
      await expect(page.locator('.toast')).toHaveText(/couldn’t be loaded/);
      await page.waitForTimeout(300);
      expect(loads(), 'the same build: a reload would not help').toBe(0);
      deploys.show('second');
      await settings.click();
      await expect.poll(loads).toBe(1);
      await settings.click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    },
  );
}

test('F62 a script modified in transit does not run', full, async ({ page, deploys }) => {
  await page.route('**/_astro/App.*.js', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(deploys.url, deploys.plainUrl) });
    await route.fulfill({ response, body: `${await response.text()};globalThis.isChanged=true` });
  });
  await page.goto(PROSE_PAGE, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
