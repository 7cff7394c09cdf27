import { expect, full, test } from '../support/fixtures.ts';
import { waitForHydration } from './support/demos.ts';

/** One demo of each product, with an element whose font is set by the theme. */
const PARTS = {
  '/x/demos/data-grid/sorting/multi-sorting/': '.MuiDataGrid-root',
  '/x/demos/charts/bars/stacked-budget/': '.MuiChartsAxis-tickLabel',
  '/x/demos/date-pickers/date-picker/basic-date-picker/': '.MuiPickersInputBase-root',
  '/x/demos/tree-view/rich-tree-view/items/basic-items/': '.MuiTreeItem-label',
};

test('a range field shows both dates', async ({ page }) => {
  await page.goto('/x/demos/date-pickers/date-range-picker/basic-range/');
  await waitForHydration(page);
  const field = page.locator('[data-demo-root] .MuiPickersInputBase-sectionsContainer');
  await expect(field).toContainText('04/21/2025');
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

for (const [path, part] of Object.entries(PARTS)) {
  test(`uses the font of the site: ${path}`, path === Object.keys(PARTS)[0] ? {} : full, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    const font = await page.locator('body').evaluate(fontOf);
    expect(await page.locator('[data-demo-root]').evaluate(fontOf)).toBe(font);
    const fonts = await page
      .locator(`[data-demo-root] ${part}`)
      .evaluateAll((parts) => parts.map((element) => getComputedStyle(element).fontFamily));
    expect(new Set(fonts)).toEqual(new Set([font]));
  });
}
