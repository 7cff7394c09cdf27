import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';
import { PROSE_PAGES } from '../support/pages.ts';

const PATH = PROSE_PAGES.guide;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.locator('#site-search-hits [role="option"]');
/** The best hit. */
const firstOption = (page: Page) => page.locator('#site-search-hits-0');
const active = (page: Page) => dialog(page).locator('[aria-selected="true"]');

async function open(page: Page, text = '', path = PATH) {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (!text) return;
  await field(page).fill(text);
  // Popular pages stay until the answer arrives, but only a hit is active by itself.
  await expect(active(page)).toHaveAttribute('href', /./);
}

const hrefs = (page: Page) => options(page).evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href')));

/** Waits for the final answer: while the texts of the products load, better hits move the others down. */
async function waitForAllTexts(page: Page) {
  await expect
    .poll(async () => {
      const before = await hrefs(page);
      await page.waitForTimeout(1000);
      return String(await hrefs(page)) === String(before);
    })
    .toBe(true);
}

test.describe('the search dialog', () => {
  test('opens with its button, Ctrl+K, Cmd+K and /, and Escape restores focus', async ({ page }) => {
    await page.goto(PATH);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys);
      await expect(dialog(page), keys).toBeVisible();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });

  test('keeps its size, and the place where it says that it loads, until it has hits', async ({ page }) => {
    const room = Promise.withResolvers<void>();
    const index = Promise.withResolvers<void>();
    const hold = (files: RegExp, until: Promise<void>) =>
      page.route(files, async (route) => {
        await until;
        await route.continue();
      });
    await hold(/\/panel\.[^/]+\.js$/, room.promise);
    await hold(/\/names-[^/]+\.json$/, index.promise);
    await page.goto(PATH);
    await page.keyboard.press('Control+k');
    await field(page).fill('pagination');
    const line = dialog(page).getByText('Loading the search index…');
    await expect(line).toBeVisible();
    const place = await line.boundingBox();
    const size = await dialog(page).boundingBox();
    room.resolve();
    await expect(dialog(page).getByRole('combobox', { name: 'Product' })).toBeVisible();
    expect(await line.boundingBox()).toEqual(place);
    expect(await dialog(page).boundingBox()).toEqual(size);
    index.resolve();
    await expect(firstOption(page)).toBeVisible();
    await expect(line).toBeHidden();
    expect(await dialog(page).boundingBox()).toEqual(size);
  });

  test('Ctrl+K opens it from a text field, / does not', async ({ page }) => {
    await page.goto(PATH);
    const filter = page.locator('[data-nav-filter]');
    await filter.focus();
    await page.keyboard.type('a/b');
    await expect(filter).toHaveValue('a/b');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
  });

  test('/ does nothing if single-key shortcuts are off', full, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-single-keys', 'off'));
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    await expect(dialog(page)).toBeHidden();
  });

  test('shows the prop first, with its kind, owner, plan and a deep link', async ({ page }) => {
    await open(page, 'pinnedColumns');
    await expect(firstOption(page)).toHaveAttribute(
      'href',
      '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
    );
    await expect(firstOption(page)).toContainText('PropPro');
    await expect(firstOption(page)).toContainText('DataGridPro');
    await expect(firstOption(page).locator('mark', { hasText: /^pinnedColumns$/ })).not.toHaveCount(0);
  });

  test('navigates with arrow keys, Ctrl+N and Ctrl+P, and opens with Enter', async ({ page }) => {
    await open(page, 'sort');
    await expect(dialog(page).getByRole('status').filter({ hasText: 'results' })).toBeAttached();
    await waitForAllTexts(page);
    await expect(active(page)).toHaveAttribute('id', 'site-search-hits-0');
    for (const [key, id] of [
      ['ArrowDown', 1],
      ['Control+n', 2],
      ['Control+p', 1],
      ['ArrowUp', 0],
      ['ArrowUp', -1],
    ] as const) {
      await page.keyboard.press(key);
      const last = (await options(page).count()) - 1;
      await expect(active(page)).toHaveAttribute('id', `site-search-hits-${id === -1 ? last : id}`);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', `site-search-hits-${id === -1 ? last : id}`);
    }
    await page.keyboard.press('ArrowDown');
    const href = await active(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test('opens an anchor on the same page', async ({ page }) => {
    await open(page, 'license key', '/x/introduction/licensing/');
    // Texts that arrive move the hits.
    await waitForAllTexts(page);
    await dialog(page).locator('[href$="/licensing/#license-key"]').click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/x/introduction/licensing/#license-key');
  });

  test('opens a new tab with Ctrl+Enter, and stays open', full, async ({ page }) => {
    await open(page, 'GridColDef');
    const [tab] = await Promise.all([openedTab(page), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL('/x/api/data-grid/grid-col-def/');
    await expect(dialog(page)).toBeVisible();
  });

  test('filters by product, plan and kind, and offers to search without them', async ({ page }) => {
    await open(page, 'sankey');
    await dialog(page).getByRole('combobox', { name: 'Content type' }).selectOption('Demos');
    await expect(firstOption(page)).toContainText('Demo');
    await dialog(page).getByRole('combobox', { name: 'Product' }).selectOption('Tree View');
    await expect(dialog(page).getByText('No results for “sankey”.').filter({ visible: true })).not.toHaveCount(0);
    await expect(
      dialog(page).getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Data Grid' }),
    ).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /Search without filters/ })
      .click();
    await expect(firstOption(page)).toHaveAttribute('href', '/x/react-charts/sankey/');
  });

  test('suggests a spelling if nothing is found', async ({ page }) => {
    await open(page);
    await field(page).fill('aggrxgxtxon');
    await dialog(page)
      .getByRole('button', { name: /instead/ })
      .click();
    await expect(firstOption(page)).toHaveAttribute('href', /aggregation/);
  });

  test('remembers searches with a followed result, in this browser, until they are cleared', async ({ page }) => {
    await open(page, 'valueGetter');
    await page.keyboard.press('Enter');
    await page.waitForURL(/valueGetter/);
    await page.keyboard.press('Control+k');
    const recent = dialog(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['valueGetter']);
    await recent.click();
    await expect(field(page)).toHaveValue('valueGetter');
    await field(page).fill('');
    await dialog(page)
      .getByRole('option', { name: /^Clear/ })
      .click();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('mui-recent-searches'))).toBeNull();
  });

  test('shows the sections before anything is typed', full, async ({ page }) => {
    await open(page);
    await dialog(page).getByRole('link', { name: 'Tree View' }).click();
    await expect(page).toHaveURL(/tree-view/);
  });

  test('is only an icon on small screens', full, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    const box = await page.getByRole('button', { name: 'Search' }).boundingBox();
    expect([box?.width, box?.height]).toEqual([40, 40]);
    await page.setViewportSize({ width: 1280, height: 800 });
    const wide = await page.getByRole('button', { name: 'Search' }).boundingBox();
    expect(wide?.width).toBeGreaterThan(240);
  });

  test(
    'fetches nothing before it is opened, and at most 150 kB brotli for the first results',
    full,
    async ({ page }) => {
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      await page.goto(PATH, { waitUntil: 'networkidle' });
      expect(paths.filter((path) => /names-|text-|worker-/.test(path))).toEqual([]);
      paths.length = 0;
      await page.keyboard.press('Control+k');
      await field(page).fill('watermark');
      await expect(firstOption(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const ofAnswer = [...new Set(paths)].filter((path) => !path.includes('/text-'));
      expect(ofAnswer.some((path) => path.includes('/names-'))).toBe(true);
      const bodies = await Promise.all(ofAnswer.map(async (path) => (await page.request.get(path)).body()));
      expect(bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)).toBeLessThanOrEqual(150_000);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button links to the list of all pages', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL('/x/all-pages/');
    await page.locator('article').getByRole('link', { name: 'Licensing' }).click();
    await expect(page).toHaveURL(PATH);
  });
});
