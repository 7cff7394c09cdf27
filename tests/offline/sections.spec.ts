import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { DEMO_PAGE, expect, full, OFFLINE_PAGE, OTHER_PAGE, PROSE_PAGE, test, visit } from './support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
/** The best hit. */
const firstHit = (page: Page) => page.locator('#site-search-hits-0');

/** Whether the worker of a second build is active. */
async function hasNewWorker() {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  const shells = (await caches.keys()).filter((name) => name.includes('shell'));
  return shells.length === 2 && !installing && !waiting && active?.state === 'activated';
}

test.describe('a saved section', full, () => {
  const row = (page: Page) => page.locator('[data-offline-section="tree-view"]');

  test('shows its size and progress, works offline completely, and can be deleted', async ({ page, deploys }) => {
    test.setTimeout(120_000);
    await visit(page, OFFLINE_PAGE);
    await expect(row(page)).toContainText(/\d+ pages, \d+\.\d MB/);
    await page.getByRole('button', { name: 'Save: Tree View' }).click();
    await expect(row(page).getByRole('progressbar')).toBeVisible();
    await expect(row(page)).toContainText('Saved', { timeout: 60_000 });
    await expect(page.locator('[data-offline-status]')).toHaveText('Tree View: Saved');
    await expect(page.getByRole('button', { name: 'Remove: Tree View' })).toBeFocused();
    expect(await violations(page)).toEqual([]);

    deploys.goDown();
    for (const path of ['/x/react-tree-view/', '/x/react-tree-view/quickstart/', '/x/api/tree-view/rich-tree-view/']) {
      await page.goto(path);
      await expect(page.locator('[data-offline]'), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(DEMO_PAGE);
    const last = page.locator('[data-demo="ScrollToItem"]');
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('[data-awake]')).toBeAttached();
    await page.keyboard.press('Control+k');
    await field(page).fill('rich tree view');
    await expect(firstHit(page)).toHaveAttribute('href', /tree-view/);

    await page.goto(OFFLINE_PAGE);
    await page.getByRole('button', { name: 'Remove: Tree View' }).click();
    await expect(row(page)).toContainText('Removed');
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('saved'))).toEqual([]);
  });

  test('can be paused and resumed', async ({ page }) => {
    await visit(page, OFFLINE_PAGE);
    const stop = page.getByRole('button', { name: 'Stop: Tree View' });
    // Stop after a few files.
    await page.evaluate(() => {
      const stop = document.querySelector('[data-offline-section="tree-view"] [data-part="stop"]') as HTMLButtonElement;
      const bar = document.querySelector('[data-offline-section="tree-view"] progress') as HTMLProgressElement;
      new MutationObserver(() => bar.value >= 20 && stop.click()).observe(bar, { attributes: true });
    });
    await page.getByRole('button', { name: 'Save: Tree View' }).click();
    await expect(row(page)).toContainText('Stopped');
    await expect(stop).toBeHidden();
    const arrived = await page.evaluate(
      async () =>
        (await (await caches.open((await caches.keys()).find((name) => name.includes('saved')) ?? '')).keys()).length,
    );
    expect(arrived).toBeGreaterThanOrEqual(20);
    await expect(page.getByRole('button', { name: 'Save: Tree View' })).toBeFocused();
  });

  test('is updated after a deploy', async ({ page, deploys }) => {
    test.setTimeout(180_000);
    await visit(page, OFFLINE_PAGE);
    await page.getByRole('button', { name: 'Save: Tree View' }).click();
    await expect(row(page)).toContainText('Saved', { timeout: 60_000 });
    const saved = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('saved')));
    const [before] = await saved();
    deploys.show('second');
    await page.goto(PROSE_PAGE);
    await expect.poll(() => page.evaluate(hasNewWorker), { timeout: 30_000 }).toBe(true);
    await page.goto(OTHER_PAGE);
    await expect
      .poll(async () => (await saved()).length === 1 && (await saved())[0] !== before, { timeout: 90_000 })
      .toBe(true);
  });
});
