import { expect, full, test } from '../support/fixtures.ts';
import { builtDocuments, readBuilt } from '../support/site.ts';
import { hydrateAll } from './support/demos.ts';

const NOTE = 'Demos of commercial packages show a watermark';
const count = (text: string, part: string) => text.split(part).length - 1;

test('every page with unlicensed demos explains their watermark once', () => {
  const guides = builtDocuments().filter((file) => file.startsWith('x/') && !file.startsWith('x/demos/'));
  const pages = guides.map((file) => ({ file, html: readBuilt(file) })).filter(({ html }) => html.includes(NOTE));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter(({ html }) => count(html, NOTE) !== 1).map(({ file }) => file)).toEqual([]);
});

test('the note is below the first of them', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/ordering/');
  await expect(page.locator('[data-demo]').filter({ hasText: NOTE })).toHaveCount(1);
  await expect(page.locator('[data-demo="ReorderItems"]')).toContainText(NOTE);
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
