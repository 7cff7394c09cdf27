import { saying, workbench } from '../playground/support/workbench.ts';
import { violations } from '../support/accessibility.ts';
import { partOf } from '../support/pages.ts';
import {
  DEMO_PAGE,
  expect,
  expectCached,
  full,
  OFFLINE_PAGE,
  OTHER_PAGE,
  PROSE_PAGE,
  test,
  UNVISITED_PAGE,
  visit,
} from './support/fixtures.ts';

test.describe('offline', () => {
  test('a visited page works: its demos, even those that were never visible, their code, and the settings', async ({
    page,
    deploys,
  }) => {
    await visit(page, DEMO_PAGE);
    deploys.goDown();
    await page.reload();
    const demoOf = (name: string) => page.locator(`[data-demo="${name}"]`);
    // The first and the last demo of the page.
    for (const name of ['NestedItems', 'ScrollToItem']) {
      await demoOf(name).scrollIntoViewIfNeeded();
      await expect(demoOf(name).locator('[data-awake]')).toBeAttached();
      await expect(demoOf(name).getByRole('treeitem').filter({ visible: true })).not.toHaveCount(0);
    }
    await expect(page.locator('astro-island.demo-failed')).toHaveCount(0);
    await demoOf('NestedItems')
      .getByRole('button', { name: /^Show (?:all )?code$/ })
      .click();
    await expect(demoOf('NestedItems').locator('.demo-lines')).toContainText('export default function NestedItems');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See saved pages' })).toBeVisible();
  });

  test('the playground runs code', full, async ({ page, deploys }) => {
    const bench = workbench(page);
    await bench.open();
    await bench.write(saying('with a connection'));
    await expect(bench.preview.getByText('with a connection')).toBeVisible();
    await expectCached(page, '/x/playground/');
    // No worker controlled the first visit; on the second one, everything that ran gets cached.
    await page.reload();
    await expect(bench.preview.getByText('with a connection')).toBeVisible();
    deploys.goDown();
    await page.reload();
    await expect(bench.editor).toBeVisible();
    await bench.write(saying('without a connection'));
    await expect(bench.preview.getByText('without a connection')).toBeVisible();
  });

  test('a page that takes too long is shown from the cache', full, async ({ page, deploys }) => {
    await visit(page, PROSE_PAGE);
    deploys.stall();
    await page.goto(PROSE_PAGE, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseStart as number),
    ).toBeGreaterThan(3500);
  });
});

test('a prefetched page is cached when it is visited, not before', full, async ({ page }) => {
  await visit(page, PROSE_PAGE);
  const guessed = page.waitForEvent('request', (request) => request.url().endsWith(OTHER_PAGE));
  const link = page.locator(`#site-navigation a[href="${OTHER_PAGE}"]`);
  await link.hover();
  await guessed;
  await page.waitForTimeout(1000);
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), OTHER_PAGE);
  expect(await isKept()).toBe(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X support');
  await expect.poll(isKept).toBe(true);
});

test.describe('the offline page', () => {
  test('lists visited pages, most recent first, and is accessible in both states', async ({ page, deploys }) => {
    await visit(page, PROSE_PAGE);
    await visit(page, OTHER_PAGE);
    for (const isDown of [false, true]) {
      if (isDown) deploys.goDown();
      await page.goto(isDown ? UNVISITED_PAGE : OFFLINE_PAGE);
      const links = page.locator('[data-offline-visited] a');
      await expect(links).toHaveText(['MUI X support', 'MUI X licensing']);
      await expect(page.locator('[data-offline-missing]')).toBeVisible({ visible: isDown });
      await expect(page.locator('[data-offline-none]')).toBeHidden();
      expect(await violations(page, partOf('main'))).toEqual([]);
    }
    await page.locator('[data-offline-visited]').getByRole('link', { name: 'MUI X licensing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X licensing');
  });

  test('reloads the requested page when the connection is back', async ({ page, deploys }) => {
    await visit(page, PROSE_PAGE);
    deploys.goDown();
    await page.goto(UNVISITED_PAGE);
    expect(new URL(page.url()).pathname).toBe(UNVISITED_PAGE);
    await expect(page.getByText('isn’t saved on this device')).toBeVisible();
    deploys.show('first');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charts overview');
  });

  test('explains that the browser does not support service workers', full, async ({ page, context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    );
    await page.goto(OFFLINE_PAGE, { waitUntil: 'networkidle' });
    await expect(page.getByText('Nothing is saved here')).toBeVisible();
    await expect(page.locator('[data-offline-kept]')).toBeHidden();
  });
});
