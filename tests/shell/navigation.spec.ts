import type { Locator, Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';

/** The page saves the position in the next frame. */
function scrollTo(scroller: Locator, top: number) {
  return scroller.evaluate((element, scrollTop) => {
    element.scrollTop = scrollTop;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

test.describe('navigation tree', () => {
  test('marks the current page and opens the groups around it', async ({ page }) => {
    await page.goto('/x/introduction/licensing/');
    const tree = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(tree.locator('[aria-current="page"]')).toHaveText('Licensing');
    await expect(tree.locator('details[open] > summary')).toHaveText(['Introduction']);
  });

  test('shows plans and flags as words', async ({ page }) => {
    await page.goto('/x/introduction/');
    const tree = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(tree.getByRole('link', { name: 'Priority support New Premium' })).toBeVisible();
    await expect(tree.getByRole('link', { name: 'Telemetry Pro' })).toBeVisible();
  });

  test('keeps open groups and its scroll position from page to page, before paint', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/x/introduction/');
    const scroller = page.locator('[data-nav-scroll]');
    await scroller.getByText('Migration', { exact: true }).click();
    await scrollTo(scroller, 60);
    await page.goto('/x/introduction/installation/');
    await expect(page.locator('details[open] > summary')).toHaveText(['Introduction', 'Migration']);
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(60);
  });

  test('scrolls the current entry into view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.goto(PAGE_KINDS.migration);
    await expect(page.locator('#site-navigation [aria-current="page"]')).toBeInViewport();
  });

  test('starts anew at the current page after a link to another product', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/x/react-data-grid/performance/');
    const tree = page.getByRole('navigation', { name: 'Main navigation' });
    await tree.getByText('Rows', { exact: true }).click();
    await page.goto('/x/react-charts/legend/');
    await expect(tree.locator('details[open] > summary')).toHaveText(['Charts']);
    await expect(tree.getByRole('link', { name: 'Legend' })).toBeInViewport();
    for (const neighbor of ['Label', 'Stacking'])
      await expect(tree.getByRole('link', { name: neighbor, exact: true })).toBeInViewport();
    await page.goto('/x/react-charts/tooltip/');
    await expect(tree.locator('details[open] > summary')).toHaveText(['Charts']);
  });

  test('leaves a link where it was clicked, even if it leads to another product', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/x/react-data-grid/performance/');
    const tree = page.getByRole('navigation', { name: 'Main navigation' });
    await tree.getByText('Charts', { exact: true }).click();
    const link = tree.getByRole('link', { name: 'Quickstart' }).and(page.locator('[href^="/x/react-charts/"]'));
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await link.boundingBox();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await link.boundingBox()).toEqual(before);
    await expect(tree.locator('details[open] > summary')).toHaveText(['Data Grid', 'Charts']);
  });

  test('restores the tree when a prerendered page is shown', full, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
    await page.goto('/x/introduction/installation/');
    const scroller = page.locator('[data-nav-scroll]');
    await expect(page.locator('details[open] > summary')).toHaveText(['Introduction']);
    await scroller.evaluate((element) => {
      const groups = [...element.querySelectorAll('details')];
      const open = [0, groups.findIndex((group) => group.querySelector('summary')?.textContent === 'Migration')];
      sessionStorage.setItem('nav-state', JSON.stringify({ place: 0, open, scroll: 20 }));
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('details[open] > summary')).toHaveText(['Introduction', 'Migration']);
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(20);
  });

  test('survives an invalid stored state', full, async ({ page }) => {
    await page.goto('/x/introduction/');
    const nonsense = JSON.stringify({
      place: 0,
      open: ['length', -1, 1e9, null, {}],
      scroll: { top: 'x' },
    });
    await page.addInitScript((state) => sessionStorage.setItem('nav-state', state), nonsense);
    await page.goto('/x/introduction/installation/');
    await expect(page.locator('#site-navigation [aria-current="page"]')).toBeInViewport();
  });

  test('filters by words, highlights matches, shows the count, and can be reset', async ({ page }) => {
    await page.goto('/x/introduction/');
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    await filter.fill('priority sup');
    const links = page.locator('[data-nav-scroll] a:visible');
    await expect(links).toHaveCount(1);
    await expect(page.locator('[data-nav-filter-status]')).toHaveText('1');
    expect(await page.evaluate(() => CSS.highlights.get('nav-filter')?.size)).toBe(2);
    expect(
      await links
        .getByText('Priority support')
        .evaluate((text) => getComputedStyle(text, '::highlight(nav-filter)').backgroundColor),
    ).not.toBe('rgba(0, 0, 0, 0)');
    await filter.press('ArrowDown');
    await expect(links).toBeFocused();
    await filter.focus();
    await filter.press('Escape');
    await expect(page.locator('details[open] > summary')).toHaveText(['Introduction']);
    await filter.fill('zzz');
    await expect(page.getByText('No matches')).toBeVisible();
  });

  test('applies input that was typed before its filter was loaded', full, async ({ page }) => {
    await page.goto('/x/introduction/');
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    await page.route(
      /\/filterNavigation\./,
      async (route) => {
        await filter.pressSequentially('priority');
        await route.continue();
      },
      // The file is fetched before it is imported.
      { times: 1 },
    );
    await filter.focus();
    await expect(page.locator('[data-nav-scroll] a:visible')).toHaveCount(1);
  });

  test('reports if its filter cannot be loaded', full, async ({ page, pageLog }) => {
    await page.route(/\/filterNavigation\./, (route) => route.abort());
    await page.goto('/x/introduction/');
    await page.getByRole('searchbox', { name: 'Filter pages' }).focus();
    await expect(page.getByRole('status').filter({ hasText: 'This couldn’t be loaded.' })).toBeVisible();
    expect(pageLog).toEqual(['console error: Failed to load resource: net::ERR_FAILED']);
    pageLog.length = 0;
  });

  test('supports arrow keys', async ({ page }) => {
    await page.goto('/x/introduction/');
    const tree = page.locator('[data-nav-scroll]');
    const group = (name: string) => tree.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
    await group('Introduction').focus();
    await page.keyboard.press('ArrowDown');
    await expect(tree.locator('a[href="/x/introduction/"]')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(group('Introduction')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(group('Introduction').locator('xpath=..')).not.toHaveAttribute('open');
    await page.keyboard.press('ArrowRight');
    await expect(group('Introduction').locator('xpath=..')).toHaveAttribute('open');
    await page.keyboard.press('End');
    await expect(group('Migration')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(group('Introduction')).toBeFocused();
  });

  test('takes arrow keys while it loads what they do', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/walkNavigation\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/x/introduction/');
    const rows = page.locator('[data-nav-scroll] :is(a, summary):visible');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toBeFocused();
    release();
    await expect(rows.nth(2)).toBeFocused();
  });

  test('is a drawer below lg: opens with its button, closes with Escape, dims the page, restores focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/introduction/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(button).toBeFocused();
  });

  test.describe('as a drawer', () => {
    test.use({ viewport: { width: 390, height: 460 } });

    const open = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
    const current = (page: Page) => page.locator('#site-navigation [aria-current="page"]');

    test('opens at the current page, and later at the last position', full, async ({ page }) => {
      await page.goto('/x/api/tree-view/tree-item/');
      await open(page);
      await expect(current(page)).toBeInViewport();
      const scroller = page.locator('[data-nav-scroll]');
      await scrollTo(scroller, 15);
      await page.keyboard.press('Escape');
      await open(page);
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(15);
    });

    test('keeps its groups and its scroll position across pages on which it is not opened', full, async ({ page }) => {
      await page.goto('/x/introduction/');
      await open(page);
      const drawer = page.getByRole('navigation', { name: 'Main navigation' });
      await drawer.getByText('Migration', { exact: true }).click();
      const scroller = page.locator('[data-nav-scroll]');
      await scrollTo(scroller, 30);
      await drawer.getByRole('link', { name: 'Installation', exact: true }).click();
      await page.waitForURL('**/installation/');
      await page.getByRole('link', { name: 'Next Licensing' }).click();
      await page.waitForURL('**/licensing/');
      await open(page);
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(30);
      await expect(page.locator('details[open] > summary')).toHaveText(['Introduction', 'Migration']);
    });
  });
});
