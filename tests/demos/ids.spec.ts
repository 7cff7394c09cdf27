import { expect, full, test } from '../support/fixtures.ts';

/** Pages with many islands of components that generate ids. */
const PAGES = ['/x/react-tree-view/rich-tree-view/selection/', '/x/react-date-pickers/date-picker/'];

for (const path of PAGES) {
  test(`ids are unique on ${path} once all demos are hydrated`, full, async ({ page }) => {
    await page.goto(path);
    const demos = page.locator('[data-demo]');
    expect(await demos.count()).toBeGreaterThan(5);
    for (const demo of await demos.all()) await demo.evaluate((element) => element.scrollIntoView());
    await expect(page.locator('astro-island')).not.toHaveCount(0);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}
