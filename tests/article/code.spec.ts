import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

const PAGE = '/x/migration/migration-tree-view-v7/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = () => navigator.clipboard.readText();

/** A code block by its file name. The pointer over it loads further buttons, so the copy button needs its name, too. */
function codeOf(page: Page, name: string) {
  const block = page.getByRole('figure', { name, exact: true });
  return { block, code: block.locator('pre'), copy: block.getByRole('button', { name: 'Copy the code' }) };
}

test.describe('code', () => {
  test('is highlighted by classes, with its file name above it', async ({ page }) => {
    await page.goto(PAGE);
    const { block } = codeOf(page, 'StaticItem.tsx');
    await expect(block.locator('figcaption')).toHaveText('StaticItem.tsx');
    const colors = await block
      .locator('.token.keyword')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(102, 217, 239)']));
  });

  test('shows its copy button beside the file name, copies, and confirms it', async ({ page }) => {
    await page.goto(PAGE);
    const { code, copy } = codeOf(page, 'StaticItem.tsx');
    await expect(copy).toHaveCSS('opacity', '1');
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied', 'Copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect((await page.evaluate(clipboard)).trim()).toBe((await code.innerText()).trim());
  });

  test('is copied completely with Ctrl+C if it has focus and nothing is selected', async ({ page }) => {
    await page.goto(PAGE);
    const { code } = codeOf(page, 'ClassicIndentation.tsx');
    await code.focus();
    await page.keyboard.press('Control+c');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect((await page.evaluate(clipboard)).trim()).toBe((await code.innerText()).trim());
  });

  test('is copied without removed lines and diff markers', async ({ page }) => {
    await page.goto(PAGE);
    const { block, copy } = codeOf(page, 'FileItem.tsx');
    const linesMarked = async (mark: string) =>
      (await block.locator(`[data-${mark}]`).allTextContents()).map((line) => line.replace(/^.*?:/, '').trim());
    const [removed, added] = [await linesMarked('del'), await linesMarked('ins')];
    await block.hover();
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const lines = (await page.evaluate(clipboard)).split('\n').map((line) => line.trim());
    expect(removed).not.toEqual([]);
    expect(lines.filter((line) => removed.includes(line))).toEqual([]);
    expect(added).not.toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(added));
  });

  test('marks added and removed lines by a sign and a word, not by color alone', full, async ({ page }) => {
    await page.goto(PAGE);
    const { block } = codeOf(page, 'FileItem.tsx');
    for (const [mark, word, sign] of [
      ['ins', 'Added:', '+'],
      ['del', 'Removed:', '−'],
    ] as const) {
      const lines = await block
        .locator(`[data-${mark}]`)
        .evaluateAll((all) =>
          all.map((element) => `${getComputedStyle(element, '::before').content} ${element.textContent}`),
        );
      expect(lines).not.toEqual([]);
      for (const line of lines) expect(line).toContain(word);
      for (const line of lines) expect(line.slice(0, 4)).toContain(sign);
    }
  });

  test('reports if copying is denied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('denied')) },
      });
    });
    await page.goto(PAGE);
    const { block, copy } = codeOf(page, 'ClassicIndentation.tsx');
    await block.hover();
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Couldn’t copy' })).toBeVisible();
  });

  test('headings link to themselves and copy their URL', async ({ page, baseURL }) => {
    await page.goto(PAGE);
    await page.getByRole('heading', { name: 'Install v8' }).getByRole('link', { name: 'Install v8' }).click();
    await expect(page).toHaveURL(`${PAGE}#install`);
    await expect.poll(() => page.evaluate(clipboard)).toBe(`${baseURL}${PAGE}#install`);
  });
});
