import type { Locator } from '@playwright/test';
import { horizontalOverflow } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS, PROSE_PAGES } from '../support/pages.ts';
import { store } from './store.ts';

test.describe('right to left', () => {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`mirrors a ${kind} page at every width without overflow`, full, async ({ page }) => {
      await store(page, { 'mui-direction': 'rtl' });
      await page.goto(path);
      for (const width of [1440, 820, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page)).toBe(0);
        const home = await page.getByRole('link', { name: 'MUI X, Home' }).boundingBox();
        expect(home?.x).toBeGreaterThan(width / 2);
      }
    });
  }

  test('mirrors the shell exactly', async ({ page }) => {
    const parts = [
      'header > *',
      '#site-navigation',
      '#site-navigation summary',
      '[data-contents]',
      'main h1',
      'article',
    ];
    const places = () =>
      page.evaluate(
        (selectors) =>
          selectors.flatMap((selector) =>
            [...document.querySelectorAll(selector)]
              .filter((element) => element.checkVisibility())
              .map((element) => {
                const { left, right } = element.getBoundingClientRect();
                return { selector, name: element.outerHTML.slice(0, 50), left, right };
              }),
          ),
        parts,
      );
    await page.goto(PROSE_PAGES.guide);
    const width = await page.evaluate(() => document.body.offsetWidth);
    const before = await places();
    await page.evaluate(() => localStorage.setItem('mui-direction', 'rtl'));
    await page.reload();
    const after = await places();
    expect([...new Set(before.map(({ selector }) => selector))], 'each part is there').toEqual(parts);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    before.forEach(({ name, left, right }, index) => {
      expect(after[index]?.left, name).toBeCloseTo(width - right, 0);
      expect(after[index]?.right, name).toBeCloseTo(width - left, 0);
    });
  });

  test('does not mirror code, keys, package names and numbers', async ({ page }) => {
    await store(page, { 'mui-direction': 'rtl' });
    await page.goto(PROSE_PAGES.guide);
    const directions = await page
      .locator('.prose pre, .prose code, kbd, main ul a[href*="npmjs"][dir], main ul a[href*="npmjs"] span')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
    expect(directions.length).toBeGreaterThan(20);
    expect(new Set(directions)).toEqual(new Set(['ltr']));
    // In a left-to-right line, each character starts right of the previous one.
    const version = await page.getByRole('button', { name: /^Versions/ }).evaluate((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() && !walker.currentNode.textContent?.startsWith('v8'));
      const text = walker.currentNode;
      return [...(text.textContent ?? '')].map((_, index) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(version).toEqual(version.toSorted((a, b) => a - b));
  });

  test('keeps periods at the end of English sentences', full, async ({ page }) => {
    await store(page, { 'mui-direction': 'rtl' });
    await page.goto(PROSE_PAGES.guide);
    const sentences = await page.locator('main p').filter({ hasText: /\w\.$/ }).filter({ visible: true }).all();
    expect(sentences).not.toEqual([]);
    for (const sentence of sentences) {
      const { mark, before } = await endOf(sentence);
      expect(mark).toBeGreaterThan(before);
    }
  });

  test(
    'keeps question marks at the end of English headings, in the page and in its table of contents',
    full,
    async ({ page }) => {
      await store(page, { 'mui-direction': 'rtl' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(PROSE_PAGES.guide);
      for (const place of ['main h2 a', '[data-contents] a']) {
        const heading = page.locator(place, { hasText: /^Compare plans$/ });
        // No guide has a question as a heading, but translations and new pages may.
        await heading.evaluate((element) => (element.textContent = 'Which seats count?'));
        const { mark, before } = await endOf(heading);
        expect(mark, place).toBeGreaterThan(before);
      }
    },
  );
});

/** The positions of the last character of a text and of the one before it. */
function endOf(text: Locator) {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: Node | undefined;
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) last = walker.currentNode;
    const left = (index: number) => {
      const range = new Range();
      range.setStart(last as Node, index);
      range.setEnd(last as Node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const length = last?.textContent?.trimEnd().length ?? 0;
    return { mark: left(length - 1), before: left(length - 2) };
  });
}
