import type { Page } from '@playwright/test';
import { waitForHydration } from '../demos/support/demos.ts';
import { store } from '../settings/store.ts';
import { expect, full, test } from '../support/fixtures.ts';

const GRIDS = '/x/react-data-grid/sorting/';
const CHARTS = '/x/react-charts/bars/';
/** The width of A4 without margins, in CSS pixels. */
const PAPER_WIDTH_PX = 673;
const LEGIBLE = 4.5;
const PICTURE_HEIGHT_PX = 288;

/** Opens a page, hydrates the visible demos, and switches to print media. */
async function print(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
}

/** Text in these elements with too little contrast on white paper. */
const faintTexts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements, legible) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const contrastOf = (color: string) => {
      if (!context) return 0;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    return elements
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .map((element) => ({
        text: element.textContent?.trim().slice(0, 30),
        contrast: contrastOf(
          element instanceof SVGElement ? getComputedStyle(element).fill : getComputedStyle(element).color,
        ),
      }))
      .filter(({ contrast }) => contrast < legible);
  }, LEGIBLE);

test('the skip link is not printed', full, async ({ page }) => {
  await print(page, GRIDS);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await print(page, '/x/playground/');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
});

for (const mode of ['light', 'dark'] as const) {
  test(`code is printed dark on white, also in ${mode} mode`, mode === 'dark' ? {} : full, async ({ page }) => {
    await store(page, { 'mui-mode': mode });
    for (const path of [GRIDS, '/x/introduction/licensing/', '/x/introduction/installation/']) {
      await print(page, path);
      expect(await page.locator('main pre').filter({ visible: true }).count()).toBeGreaterThan(2);
      expect(await faintTexts(page, 'main :is(pre, figcaption)')).toEqual([]);
    }
  });

  test(`demos are printed as rendered, in print colors: ${mode}`, mode === 'dark' ? {} : full, async ({ page }) => {
    await store(page, { 'mui-mode': mode });
    await print(page, GRIDS);
    const grid = page.locator('[data-demo="SortOnClick"]');
    await expect(grid.getByRole('row')).not.toHaveCount(0);
    await expect(grid.getByText('See this demo at')).toBeHidden();
    expect(await faintTexts(page, '[data-demo="SortOnClick"] [role="row"]')).toEqual([]);
    await print(page, CHARTS);
    const charts = page.locator('[data-demo-root]');
    expect(await charts.count()).toBeGreaterThan(10);
    await expect(charts.filter({ has: page.locator('svg').filter({ visible: true }) })).toHaveCount(
      await charts.count(),
    );
    expect(await faintTexts(page, '[data-demo-root] svg')).toEqual([]);
    await expect(page.getByText('See this demo at')).toHaveCount(0);
  });
}

test('demos that were never rendered print their picture and their URL instead of an empty box', async ({ page }) => {
  const pictures = new Set<string>();
  page.on('response', (response) => {
    const [, name] = /\/static\/pictures\/.*\/(\w+)\.\w+\.light\.webp$/.exec(response.url()) ?? [];
    if (name && response.ok()) pictures.add(name);
  });
  await print(page, GRIDS);
  const demos = page.locator('[data-demo]:not(:has([data-awake]))');
  expect(await demos.count()).toBeGreaterThan(5);
  for (const demo of await demos.all()) {
    const ownPage = await demo
      .getByRole('link', { name: 'Open on a separate page', includeHidden: true })
      .getAttribute('href');
    await expect(demo.getByText('See this demo at')).toContainText(ownPage ?? 'no address');
    await expect(demo.locator('.demo-skeleton')).toBeHidden();
    await expect(demo.locator('[data-demo-stage] > img')).toBeVisible();
    expect((await demo.locator('[data-demo-stage]').boundingBox())?.height).toBeLessThan(PICTURE_HEIGHT_PX + 120);
  }
  const names = await demos.evaluateAll((all) => all.map(({ id }) => id));
  await page.pdf();
  expect([...pictures].filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
});

test('a server-rendered demo is printed in any direction and density', full, async ({ page }) => {
  await store(page, { 'mui-direction': 'rtl', 'mui-density': 'dense' });
  await print(page, '/x/react-date-pickers/date-picker/');
  expect(
    await page
      .locator('[data-demo-root]')
      .evaluateAll((roots) => roots.filter((root) => getComputedStyle(root).visibility === 'hidden').length),
  ).toBe(0);
});

test('tables, code and demos fit the width of the paper', full, async ({ page }) => {
  for (const path of [
    '/x/introduction/',
    '/x/introduction/licensing/',
    '/x/migration/migration-tree-view-v7/',
    '/x/react-date-pickers/quickstart/',
    '/x/react-tree-view/quickstart/',
    '/x/api/data-grid/data-grid/',
  ]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER_WIDTH_PX, height: 900 });
    await expect(page.locator('main :is(table, pre, section)')).not.toHaveCount(0);
    const cut = await page.locator('main :is(table, pre, section)').evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility() && !block.closest('[data-demo-stage]'))
        .filter(
          (block) =>
            (block.scrollWidth > block.clientWidth + 1 && getComputedStyle(block).overflowX !== 'visible') ||
            block.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((block) => `${block.tagName} ${block.textContent?.slice(0, 60)}`),
    );
    expect(cut, path).toEqual([]);
  }
});
