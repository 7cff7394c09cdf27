import { expect, full, test } from '../support/fixtures.ts';
import { hydrateAll } from './support/demos.ts';

test('is explained below every demo without a key, and stays below the header', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/ordering/');
  const demos = page.locator('[data-demo]');
  await expect(demos.filter({ hasText: 'Without a license key, this demo shows a watermark' })).toHaveCount(
    await demos.count(),
  );
  const stage = page.locator('[data-demo="ReorderItems"] [data-demo-stage]');
  await stage.scrollIntoViewIfNeeded();
  const watermark = stage.getByText('MUI X Missing license key');
  await expect(watermark).toBeVisible();
  const isCovered = await watermark.evaluate((mark) => {
    mark.style.pointerEvents = 'auto';
    scrollBy({ top: mark.getBoundingClientRect().top - 28, behavior: 'instant' });
    const { x, y, width } = mark.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + 4)?.closest('header') !== null;
  });
  expect(isCovered).toBe(true);
});

/** Guides in which all trees show a watermark, at their width on a page with navigation and table of contents. */
const GUIDES = [
  '/x/react-tree-view/',
  '/x/react-tree-view/rich-tree-view/ordering/',
  '/x/react-tree-view/rich-tree-view/lazy-loading/',
];

/** The share of a label that the watermark may cover: the end of its last letter. */
const MOST_COVERED = 0.1;

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of GUIDES) {
    test(
      `the watermark of a tree leaves its items readable: ${path}`,
      path === GUIDES[0] ? {} : full,
      async ({ page }) => {
        await page.goto(path);
        await hydrateAll(page);
        const marks = page.locator('[data-demo-stage]', { hasText: 'MUI X Missing license key' });
        expect(await marks.count()).toBeGreaterThan(0);
        const covered = await marks.evaluateAll((stages, most) => {
          const boxOf = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getBoundingClientRect();
          };
          return stages.flatMap((stage) => {
            const mark = [...stage.querySelectorAll('div')].find(
              (element) => element.childElementCount === 0 && element.textContent === 'MUI X Missing license key',
            );
            if (!mark) return ['no watermark'];
            const box = boxOf(mark);
            return [...stage.querySelectorAll('.MuiTreeItem-label')].flatMap((label) => {
              const texts: Node[] = [];
              const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) texts.push(walker.currentNode);
              return texts
                .filter((text) => {
                  const { left, right, top, bottom, width } = boxOf(text);
                  const isBesideIt = top >= box.bottom || bottom <= box.top;
                  return !isBesideIt && (Math.min(right, box.right) - Math.max(left, box.left)) / width > most;
                })
                .map((text) => text.textContent);
            });
          });
        }, MOST_COVERED);
        expect(covered).toEqual([]);
      },
    );
  }
});
