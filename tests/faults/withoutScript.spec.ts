import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';
import { builtPaths } from '../support/site.ts';

/** A page with code, a page with demos, an API page; the full run tests all pages. */
const QUICK = ['/x/', PAGE_KINDS.migration, '/x/react-tree-view/quickstart/', '/x/api/tree-view/rich-tree-view/'];

test.use({ javaScriptEnabled: false });

test.describe('F73 without JavaScript', () => {
  for (const path of builtPaths()) {
    test(`F73 ${path} is completely readable`, QUICK.includes(path) ? {} : full, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main').locator('p, pre, td, dd').filter({ visible: true })).not.toHaveCount(0);
      const code = page.locator('.prose pre:not(details:not([open]) *, .demo-only-js *, [data-hydrate] [data-demo] *)');
      await expect(code.filter({ visible: false })).toHaveCount(0);
      if (path === PAGE_KINDS.migration) expect(await code.count()).toBeGreaterThan(20);
    });
  }

  test('F73 the tree opens, the table of contents links to sections, menus open', async ({ page }) => {
    await page.goto(PAGE_KINDS.migration);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const quickstart = navigation.locator('a[href="/x/react-tree-view/quickstart/"]');
    await expect(quickstart).toBeHidden();
    await navigation
      .locator('summary')
      .filter({ hasText: /^Tree View$/ })
      .click();
    await expect(quickstart).toBeVisible();
    await page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link', { name: 'Install v8' }).click();
    await expect(page).toHaveURL(`${PAGE_KINDS.migration}#install`);
    await page.getByRole('button', { name: /^Versions/ }).click();
    await expect(page.locator('#menu-versions').getByRole('link', { name: 'v7' })).toBeVisible();
  });

  test('F73 the drawer opens on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE_KINDS.migration);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });

  test('F73 controls that need a script are hidden', async ({ page }) => {
    await page.goto(PAGE_KINDS.migration);
    await expect(page.locator('[data-nav-filter]')).toBeHidden();
    await expect(page.locator('[data-copy]')).not.toHaveCount(0);
    await expect(page.locator('[data-copy]').filter({ visible: true })).toHaveCount(0);
  });

  test('F73 the commands of all package managers are shown with their names', full, async ({ page }) => {
    await page.goto('/x/introduction/installation/');
    const panels = page
      .locator('[data-command-tabs]')
      .filter({ has: page.locator('[role="tablist"][aria-label="Install @mui/x-data-grid@8.11.1"]') })
      .locator('[data-panel]');
    await expect(panels).toHaveCount(4);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });
});
