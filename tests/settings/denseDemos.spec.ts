import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../demos/support/demos.ts';
import { expect, full, test } from '../support/fixtures.ts';

/** Inputs, tables and toolbars of the library (spec §4), each with a demo. */
const PARTS = {
  '/x/demos/data-grid/overview/orders-table/': {
    'row of a grid': '[role="row"][data-rowindex="0"]',
    'header of a grid': '.MuiDataGrid-columnHeader',
    'toolbar of a grid': '.MuiDataGrid-toolbar',
    'footer of a grid': '.MuiDataGrid-footerContainer',
    pagination: '.MuiTablePagination-toolbar',
  },
  '/x/demos/date-pickers/date-picker/basic-date-picker/': { 'field of a picker': '.MuiPickersInputBase-root' },
  '/x/demos/date-pickers/date-range-picker/range-variants/': { 'field of a range': '.MuiPickersInputBase-root' },
  '/x/demos/date-pickers/overview/trip-search/': { 'text field': '.MuiInputBase-root' },
};

/** All elements of a kind have one height, except cells of another kind of row. */
const heightOf = (part: Locator) => part.first().evaluate((element) => element.getBoundingClientRect().height);

const heights = async (page: Page, parts: Record<string, string>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(parts).map(
        async ([name, selector]) => [name, await heightOf(page.locator('[data-demo-root]').locator(selector))] as const,
      ),
    ),
  );

/** Changes the density like another tab would. */
async function setDensity(page: Page, density: 'normal' | 'dense') {
  await page.evaluate((chosen) => {
    localStorage.setItem('mui-density', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'mui-density', newValue: chosen }));
  }, density);
  await expect(page.locator('[data-demo-root]')).toHaveAttribute('data-density', density);
}

for (const [path, parts] of Object.entries(PARTS)) {
  test(
    `dense demos shrink: ${Object.keys(parts).join(', ')}`,
    path === Object.keys(PARTS)[0] ? {} : full,
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      for (const part of Object.values(parts))
        await expect(page.locator('[data-demo-root]').locator(part).filter({ visible: true })).not.toHaveCount(0);
      const normal = await heights(page, parts);
      await setDensity(page, 'dense');
      const limit = (name: string) => (normal[name] ?? 0) * 0.85;
      await expect
        .poll(() =>
          heights(page, parts).then((dense) => Object.keys(parts).filter((name) => (dense[name] ?? 0) > limit(name))),
        )
        .toEqual([]);
      for (const [name, height] of Object.entries(await heights(page, parts)))
        expect(height, name).toBeGreaterThanOrEqual(24);
      await setDensity(page, 'normal');
      await expect.poll(() => heights(page, parts)).toEqual(normal);
    },
  );
}
