import type { Locator, Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { store } from '../settings/store.ts';
import { layOutRows } from './layOutRows.ts';
import { untilActive } from './untilActive.ts';

const PAGE = '/x/api/data-grid/data-grid/';
const HEIGHT = 800;
/** Below the header and the filter bar, and at the bottom of the viewport. */
const EDGES = { top: 160, middle: HEIGHT / 2, bottom: HEIGHT - 30 };

/** A type that names others. */
const columnsType = (page: Page) =>
  page.locator('#data-grid-prop-columns [data-cell="type"]').getByRole('link', { name: 'GridColDef' });

/** The link closest to one side of the viewport. */
async function outermost(page: Page, side: 'left' | 'right'): Promise<Locator> {
  const links = page.locator(`main a[data-type]:not([href^="${PAGE}#"])`);
  const index = await links.evaluateAll((elements, wanted) => {
    const reach = elements.map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 ? (wanted === 'right' ? right : -left) : -Infinity;
    });
    return reach.indexOf(Math.max(...reach));
  }, side);
  return links.nth(index);
}

const untilLoaded = (page: Page) =>
  expect(page.locator('[data-type-popover] .prose > *').filter({ visible: true })).not.toHaveCount(0);

async function open(page: Page, link: Locator, y: number) {
  await link.evaluate(
    (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }),
    y,
  );
  await link.click();
  await untilLoaded(page);
}

/** The positions of the last two characters of a text, from left to right. */
function endOf(text: Locator) {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const characters: { node: Node; index: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let index = 0; index < (node.textContent ?? '').length; index += 1) characters.push({ node, index });
    }
    return characters.slice(-2).map(({ node, index }) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    });
  });
}

/** How far the popover extends beyond the viewport, and whether it covers its trigger. */
function placeBeside(link: Locator) {
  return link.evaluate((element) => {
    const box = document.querySelector('[data-type-popover]')?.getBoundingClientRect() ?? new DOMRect();
    const name = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      beyond: Math.max(0, -box.left, -box.top, box.right - clientWidth, box.bottom - clientHeight),
      isOverName: box.left < name.right && box.right > name.left && box.top < name.bottom && box.bottom > name.top,
      isTall: box.height > 80,
    };
  });
}

test.describe('the popover of a type', () => {
  test('keeps periods at the end of English sentences in right-to-left mode', async ({ page }) => {
    await store(page, { 'mui-direction': 'rtl' });
    await page.goto(PAGE);
    await untilActive(page);
    await open(page, columnsType(page), EDGES.middle);
    const sentences = page.locator('[data-type-popover] p').filter({ hasText: /\w\.$/ });
    await expect(sentences).not.toHaveCount(0);
    for (const sentence of await sentences.all()) {
      const [before = 0, stop = 0] = await endOf(sentence);
      expect(stop).toBeGreaterThan(before);
    }
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    for (const width of [390, 1440]) {
      test.describe(`${direction} at ${width} px`, direction === 'rtl' && width === 390 ? {} : full, () => {
        test.use({ viewport: { width, height: HEIGHT } });
        test.beforeEach(async ({ page }) => {
          await store(page, { 'mui-direction': direction });
          await page.goto(PAGE);
          await untilActive(page);
          await layOutRows(page);
        });

        for (const side of ['left', 'right'] as const) {
          test(`stays in the viewport for a name at the ${side}`, async ({ page }) => {
            const link = await outermost(page, side);
            for (const [edge, y] of Object.entries(EDGES)) {
              await open(page, link, y);
              expect(await placeBeside(link), edge).toEqual({
                beyond: 0,
                isOverName: width < 640 ? expect.any(Boolean) : false,
                isTall: true,
              });
              await page.keyboard.press('Escape');
            }
          });
        }

        test('stays in the viewport when navigating to other types, scrolling or resizing', async ({ page }) => {
          const link = columnsType(page);
          await open(page, link, EDGES.bottom);
          // Any type that the first one names.
          await page.locator('[data-type-popover] .prose a[data-type]').first().click();
          await expect(page.locator('[data-type-popover] ol > li')).toHaveCount(2);
          await untilLoaded(page);
          expect((await placeBeside(link)).beyond).toBe(0);
          await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
          expect((await placeBeside(link)).beyond).toBe(0);
          for (const size of [
            { width: 900, height: 600 },
            { width: 660, height: 420 },
            { width: 390, height: 700 },
            { width: 1440, height: HEIGHT },
          ]) {
            await page.setViewportSize(size);
            await expect.poll(async () => (await placeBeside(link)).beyond, `${size.width} × ${size.height}`).toBe(0);
          }
        });
      });
    }
  }
});
