import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { delayLoading } from '../support/slowNetwork.ts';

const PAGE = '/x/react-data-grid/sorting/';
const SOURCE = 'content/data-grid/sorting/demos/multi-sorting/MultiSorting.tsx';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openCode(page: Page) {
  await page.goto(PAGE);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  const demo = page.locator('[data-demo="MultiSorting"]');
  await demo.getByRole('button', { name: /show .*code/i }).click();
  const code = demo.locator('.demo-lines pre');
  await expect(code).toContainText('export default function MultiSorting()');
  return code;
}

test.describe('Ctrl+C in the expanded code of a demo', () => {
  test('copies a pointer selection', async ({ page }) => {
    const code = await openCode(page);
    await code.locator('.token.function', { hasText: /^MultiSorting$/ }).dblclick();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(selected.trim()).toBe('MultiSorting');
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => clipboard(page)).toBe(selected);
  });

  test('copies a keyboard selection', full, async ({ page }) => {
    const code = await openCode(page);
    const selected = await code.evaluate((pre) => {
      const range = new Range();
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      const first = walker.nextNode() as Text;
      let last = first;
      for (let step = 0; step < 30; step += 1) last = (walker.nextNode() as Text | null) ?? last;
      range.setStart(first, 0);
      range.setEnd(last, last.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      (pre as HTMLElement).focus();
      return range.toString();
    });
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => clipboard(page)).toBe(selected);
  });

  test('copies the whole file if it has focus and nothing is selected, and confirms it', async ({ page }) => {
    const code = await openCode(page);
    await code.focus();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect((await clipboard(page)).trimEnd()).toBe(readFileSync(SOURCE, 'utf8').trimEnd());
  });

  test('copies the whole file after a click into the code', full, async ({ page }) => {
    const code = await openCode(page);
    await code.click({ position: { x: 60, y: 40 } });
    await page.keyboard.press('ControlOrMeta+c');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect((await clipboard(page)).trimEnd()).toBe(readFileSync(SOURCE, 'utf8').trimEnd());
  });
});

test.describe('the Copy button of a demo', () => {
  test('starts copying in the task of the click, which Safari demands, even if the toolbar has not loaded', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let isClicked = false;
      addEventListener(
        'click',
        () => {
          isClicked = true;
          setTimeout(() => (isClicked = false));
        },
        { capture: true },
      );
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = (items) =>
        isClicked ? write(items) : Promise.reject(new DOMException('Too late.', 'NotAllowedError'));
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Too late.', 'NotAllowedError'));
    });
    await page.goto(PAGE);
    await delayLoading(page, 300);
    const copy = page.locator('[data-demo="MultiSorting"]').getByRole('button', { name: 'Copy all code' });
    await copy.dispatchEvent('click');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect((await clipboard(page)).trimEnd()).toBe(readFileSync(SOURCE, 'utf8').trimEnd());
    await expect(copy).toHaveAttribute('data-copied', 'Copied');
  });

  test('does not confirm what could not be copied', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
      navigator.clipboard.write = refuse;
      navigator.clipboard.writeText = refuse;
    });
    await page.goto(PAGE);
    const copy = page.locator('[data-demo="MultiSorting"]').getByRole('button', { name: 'Copy all code' });
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Couldn’t copy' })).toBeVisible();
    await expect(copy).not.toHaveAttribute('data-copied');
  });
});

test('each of the copy buttons of a demo says what it copies', async ({ page }) => {
  await page.goto(PAGE);
  const demo = page.locator('[data-demo="MultiSorting"]');
  const excerpt = await demo.getByRole('group', { name: 'Code excerpt' }).innerText();
  await demo.getByRole('button', { name: 'Copy this excerpt' }).click();
  await expect.poll(async () => (await clipboard(page)).trim()).toBe(excerpt.trim());
  await demo.getByRole('button', { name: 'Copy all code' }).click();
  await expect.poll(async () => (await clipboard(page)).trim()).toBe(readFileSync(SOURCE, 'utf8').trim());
});
