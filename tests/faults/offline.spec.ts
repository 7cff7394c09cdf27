import type { Page } from '@playwright/test';
import { saying, workbench } from '../playground/support/workbench.ts';
import {
  type Answer,
  waitForNewBuild,
  expect,
  full,
  isSameDocument,
  cachedEntries,
  cacheNames,
  markTab,
  OTHER_PAGE,
  PROSE_PAGE,
  registrations,
  test,
  UNVISITED_PAGE,
  visit,
} from '../offline/support/fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const styleOf = (page: Page) => page.locator('link[rel="stylesheet"][href*="/App."]').getAttribute('href');
const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const notice = (page: Page) => page.getByRole('region', { name: 'New version' });

test('F60 an old worker serves new pages after a deploy, and old files to old tabs', async ({
  page,
  context,
  deploys,
}) => {
  await visit(page, PROSE_PAGE);
  const oldStyle = (await styleOf(page)) ?? '';
  await markTab(page);
  deploys.show('second');
  expect(
    (await context.request.get(deploys.plainUrl + oldStyle)).status(),
    'the server no longer has the old file',
  ).toBe(404);

  const other = await context.newPage();
  await waitForNewBuild(page, () => other.goto(OTHER_PAGE));
  expect(await styleOf(other)).toContain('-second.css');
  // The new worker controls both tabs, and has reloaded neither.
  expect(await page.evaluate(async (path) => (await fetch(path)).status, oldStyle)).toBe(200);
  expect(await isSameDocument(page)).toBe(true);

  const shells = async () => (await cacheNames(page)).filter((name) => name.includes('shell'));
  const [first, second] = await shells();
  deploys.show('third');
  await updateWorker(page);
  await expect.poll(shells, { timeout: 30_000 }).not.toContain(first);
  expect(await shells()).toHaveLength(2);
  expect((await shells())[0]).toBe(second);
  expect(await isSameDocument(page)).toBe(true);
  await other.close();
});

const BROKEN: Record<string, Answer> = {
  'is missing': { status: 404, type: 'text/plain', body: 'nothing' },
  'answers 500': { status: 500, type: 'text/javascript', body: '' },
  'is HTML': { status: 200, type: 'text/html', body: '<!doctype html>' },
  'has a syntax error': { status: 200, type: 'text/javascript', body: 'const = ;' },
  'throws immediately': { status: 200, type: 'text/javascript', body: 'throw new Error("broken");' },
};

test('F63 the existing worker keeps running if its new file is broken', full, async ({ page, deploys, pageLog }) => {
  await visit(page, PROSE_PAGE);
  for (const [name, answer] of Object.entries(BROKEN)) {
    deploys.respondToAll(answer);
    const update = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update().then(
        () => 'updated',
        () => 'refused',
      ),
    );
    expect(update, name).toBe('refused');
    expect(await registrations(page)).toBe(1);
  }
  deploys.show('second');
  await page.reload();
  expect(await styleOf(page), 'pages still come from the network').toContain('-second.css');
  deploys.goDown();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  // Browser messages about a file that is not a valid worker.
  expect(
    pageLog.filter((text) => !/bad HTTP response code|unsupported MIME type|net::ERR_CONNECTION/.test(text)),
  ).toEqual([]);
  pageLog.length = 0;
});

test('F64 the kill switch removes the worker and its caches', async ({ page, deploys }) => {
  await visit(page, PROSE_PAGE);
  await page.evaluate(async () => {
    await (await caches.open('x-docs-saved-charts-0123456789abcdef')).put('/x/offline/charts.json', new Response('{}'));
    await caches.open('of-somebody-else');
  });
  deploys.show('without worker');
  await page.goto(OTHER_PAGE);
  await expect.poll(() => registrations(page), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual(['of-somebody-else']);
  await page.reload();
  await expect(heading(page)).toBeVisible();
});

test(
  'F66 without space for the shell, no worker is installed and the page works',
  full,
  async ({ page, context, deploys }) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: deploys.url, quotaSize: 1000 });
    await page.goto(PROSE_PAGE, { waitUntil: 'networkidle' });
    await expect.poll(() => registrations(page)).toBe(0);
    await expect(heading(page)).toBeVisible();
  },
);

test('F66 a full device caches nothing more, and pages keep working', full, async ({ page, context, deploys }) => {
  await visit(page, PROSE_PAGE);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: deploys.url, quotaSize: 1000 });
  await page.goto(UNVISITED_PAGE, { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('Charts overview');
  await page.waitForTimeout(500);
  expect(Object.values(await cachedEntries(page)).flat()).not.toContain(UNVISITED_PAGE);
  expect(await registrations(page)).toBe(1);
});

test('F67 offline, a visited page works, an unvisited one shows what is available, and search works', async ({
  page,
  deploys,
}) => {
  await visit(page, '/x/react-tree-view/quickstart/');
  await visit(page, PROSE_PAGE);
  deploys.goDown();
  const response = await page.goto(PROSE_PAGE);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(heading(page)).toHaveText('MUI X licensing');
  await expect(page.locator('#site-navigation [aria-current="page"]')).toBeVisible();

  await page.goto(UNVISITED_PAGE);
  await expect(page.getByText('isn’t saved on this device')).toBeVisible();
  await expect(page.locator('[data-offline-visited]').getByRole('link', { name: 'MUI X licensing' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('tree view quickstart');
  await page.locator('#site-search-hits [role="option"][href="/x/react-tree-view/quickstart/"]').click();
  await expect(heading(page)).toHaveText('Tree View quickstart');
});

test(
  'F68 redirected, partial, missing and cross-origin responses are never cached',
  full,
  async ({ page, deploys, pageLog }) => {
    await visit(page, PROSE_PAGE);
    const statuses = await page.evaluate(async () => {
      const ask = async (path: string, options?: RequestInit) =>
        (await fetch(path, options).catch(() => undefined))?.status ?? -1;
      return [
        await ask('/x/introduction/support'),
        await ask('/x/no-such-page/'),
        await ask('/_astro/no-such-file.js'),
        await ask('/x/react-charts/', { method: 'HEAD' }),
      ];
    });
    expect(statuses).toEqual([200, 404, 404, 200]);
    deploys.respondToAll({ status: 206, type: 'text/css', body: 'a' });
    expect(await page.evaluate(async () => (await fetch('/_astro/partial.css')).status)).toBe(206);
    deploys.show('first');
    await page.goto('/x/introduction/installation');
    await page.goto('/x/no-such-page/');
    await page.waitForTimeout(500);
    const kept = Object.values(await cachedEntries(page)).flat();
    const unwanted = [
      '/x/introduction/support',
      '/x/introduction/support/',
      '/x/no-such-page/',
      '/x/introduction/installation',
    ];
    for (const path of [...unwanted, '/_astro/no-such-file.js', '/_astro/partial.css', '/x/react-charts/']) {
      expect(kept).not.toContain(path);
    }
    const answers = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const { status, type, redirected } = (await cache.match(key)) ?? Response.error();
          found.push(`${status} ${type} ${redirected}`);
        }
      }
      return [...new Set(found)];
    });
    expect(answers).toEqual(['200 basic false']);
    // Browser messages about missing files.
    expect(pageLog.filter((text) => !text.includes('status of 404'))).toEqual([]);
    pageLog.length = 0;
  },
);

test('F69 a new version found during editing is announced, and nothing is lost', full, async ({ page, deploys }) => {
  const bench = workbench(page);
  await bench.open();
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          Boolean(navigator.serviceWorker.controller && (await caches.match('/x/playground/'))),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  await bench.write(saying('not to be lost'));
  await markTab(page);
  deploys.show('second');
  await waitForNewBuild(page, () => updateWorker(page));
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('status')).toHaveText('This page has been updated since you opened it.');
  await expect(bench.editor).toContainText('not to be lost');
  await expect(bench.editor).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(bench.editor).toContainText('not to be lost');
  expect(await isSameDocument(page)).toBe(true);
});

test('F69 the user reloads with a click, only in this tab', async ({ page, context, deploys }) => {
  await visit(page, PROSE_PAGE);
  const other = await context.newPage();
  await visit(other, OTHER_PAGE);
  await markTab(page);
  await markTab(other);
  deploys.show('second');
  await waitForNewBuild(page, () => updateWorker(page));
  for (const tab of [page, other]) await expect(notice(tab)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => styleOf(page)).toContain('-second.css');
  await expect(notice(page)).toBeHidden();
  expect([await isSameDocument(page), await isSameDocument(other)]).toEqual([false, true]);
  await other.close();
});

test('F69 a page of the new version is not announced as outdated', full, async ({ page, deploys }) => {
  await visit(page, PROSE_PAGE);
  deploys.show('second');
  await waitForNewBuild(page, () => page.goto(OTHER_PAGE));
  await page.waitForTimeout(1500);
  await expect(notice(page)).toBeHidden();
});
