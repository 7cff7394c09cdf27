import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { store } from '../settings/store.ts';
import { layOutRows } from './layOutRows.ts';

/** Pages with props, slots and classes; methods; type definitions; the signature of a hook. */
const PAGES = [
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-api/',
  '/x/api/data-grid/types/',
  '/x/api/data-grid/use-grid-api-method/',
];

async function openWhole(page: Page, path: string) {
  await store(page, { 'mui-direction': 'rtl' });
  await page.goto(path);
  await layOutRows(page);
}

test.describe('right to left, an API page', () => {
  for (const path of PAGES) {
    test(`${path} shows names, types and signatures left to right`, path === PAGES[0] ? {} : full, async ({ page }) => {
      await openWhole(page, path);
      const wrong = await page.locator('main').evaluate((main) => {
        const isCode = (element: Element) =>
          getComputedStyle(element).fontFamily.includes('mono') &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const found = [...main.querySelectorAll('*')].filter(isCode);
        if (found.length < 10) throw new Error('This page shows no code.');
        return found
          .filter((element) => getComputedStyle(element).direction !== 'ltr')
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect(wrong).toEqual([]);
    });

    for (const width of [390, 1440]) {
      test(
        `${path} aligns the lines of a type to the left at ${width} px`,
        path === PAGES[0] && width === 390 ? {} : full,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await openWhole(page, path);
          const { types, ragged } = await page.locator('main').evaluate((main) => {
            const linesOf = (code: Element) => {
              const range = new Range();
              range.selectNodeContents(code);
              const lines: { left: number; bottom: number }[] = [];
              for (const { left, top, bottom, width: wide } of range.getClientRects()) {
                const last = lines.at(-1);
                if (wide > 0 && (!last || (top + bottom) / 2 > last.bottom)) lines.push({ left, bottom });
              }
              return lines.map(({ left }) => left);
            };
            // A type, or a line that begins with a name.
            const all = [...main.querySelectorAll(':is(code, span)[dir=ltr]')].filter(
              (code) => !code.parentElement?.closest('[dir=ltr]'),
            );
            // Lines inside brackets are indented; no line may begin left of the first one.
            const isRagged = (code: Element) => {
              const [first = 0, ...rest] = linesOf(code);
              return rest.some((left) => left < first - 1 || left > first + 120);
            };
            return { types: all.length, ragged: all.filter(isRagged).map((code) => code.textContent) };
          });
          expect(types).toBeGreaterThan(2);
          expect(ragged).toEqual([]);
        },
      );
    }
  }

  test('puts a short type next to its name, aligned to the right', async ({ page }) => {
    await openWhole(page, PAGES[0] ?? '');
    const row = page.locator('#data-grid-prop-autosizeOnMount');
    const [code, cell] = await Promise.all([
      row.locator('[data-cell=type] code').boundingBox(),
      row.locator('[data-cell=type]').boundingBox(),
    ]);
    expect(Math.abs((code?.x ?? 0) + (code?.width ?? 0) - (cell?.x ?? 0) - (cell?.width ?? 0))).toBeLessThan(2);
  });
});
