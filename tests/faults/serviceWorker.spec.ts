import type { Page } from '@playwright/test';
import { DOCS_HOST } from '../../tools/testing/testSite.ts';
import { expect, expectPageIntact, full, PAGE_WITHOUT_ADS, test } from '../ads/support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** The same server under another host name. */
const siteAs = (baseURL: string | undefined, host: string) =>
  `http://${host}:${new URL(baseURL ?? '').port}${PAGE_WITHOUT_ADS}`;

test('F65 the worker is registered on the configured host, and its file is never cached', async ({ page }) => {
  await page.goto(PAGE_WITHOUT_ADS);
  await expect.poll(() => registrations(page)).toEqual(['/x/']);
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(new URL(script ?? '').pathname).toBe('/x/sw.js');
  expect(await page.evaluate(async () => (await fetch('/x/sw.js')).headers.get('cache-control'))).toBe('no-cache');
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expectPageIntact(page);
});

// src/services/service-worker/mayRegister.test.ts covers all host names.
for (const host of [`www.${DOCS_HOST}`, `${DOCS_HOST}.evil.localhost`, 'localhost']) {
  test(`F65 nothing is registered on ${host}`, host.startsWith('www.') ? {} : full, async ({ page, baseURL }) => {
    await page.goto(siteAs(baseURL, host), { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    expect(await registrations(page)).toEqual([]);
    await expectPageIntact(page);
  });
}

test('F65 the worker is registered on localhost if that is the configured host', full, async ({ page, baseURL }) => {
  const address = siteAs(baseURL, 'localhost');
  // What another DOCS_HOST changes in a page.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const [before, after] = [DOCS_HOST, 'localhost'].map((host) => `<meta name="docs-host" content="${host}"`);
    const html = await response.text();
    expect(html).toContain(before);
    await route.fulfill({ response, body: html.replace(before ?? '', after ?? '') });
  });
  await page.goto(address);
  await expect.poll(() => registrations(page)).toEqual(['/x/']);
  await expectPageIntact(page);
});

test('on another host, the offline page says why nothing is saved', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://www.${DOCS_HOST}:${port}/x/offline/`);
  await expect(page.getByText(/only on the published site/)).toBeVisible();
});

const OBSTACLES: Record<string, () => void> = {
  'register rejects': () => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('denied'));
  },
  'register throws': () => {
    navigator.serviceWorker.register = () => {
      throw new Error('denied');
    };
  },
  'the API is missing': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  },
  'accessing the API throws': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
};
for (const [name, put] of Object.entries(OBSTACLES)) {
  test(`F65 the page works if ${name}`, name === 'accessing the API throws' ? {} : full, async ({ page }) => {
    await page.addInitScript(put);
    await page.goto(PAGE_WITHOUT_ADS, { waitUntil: 'networkidle' });
    await expectPageIntact(page);
  });
}

for (const [name, answer] of Object.entries({
  'is missing': { status: 404, body: 'nothing' },
  'is HTML': { contentType: 'text/html', body: '<!doctype html>' },
  'has a syntax error': { contentType: 'text/javascript', body: 'const = ;' },
})) {
  test(`F65 the page works if the file ${name}`, full, async ({ page, context, pageLog }) => {
    await context.route('**/x/sw.js', (route) => route.fulfill(answer));
    await page.goto(PAGE_WITHOUT_ADS, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    expect(await registrations(page)).toEqual([]);
    await expectPageIntact(page);
    // Only the browser reports the file, not the page.
    expect(
      pageLog.filter(
        (text) => !/^console error: (?:A bad HTTP response code|The script has an unsupported MIME type)/.test(text),
      ),
    ).toEqual([]);
    pageLog.length = 0;
  });
}
