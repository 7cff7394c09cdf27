import { expect, full, test } from '../support/fixtures.ts';

const PAGE = '/x/migration/migration-tree-view-v7/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = () => navigator.clipboard.readText();

test.describe('code', () => {
  test('is highlighted by classes, with its file name above it', async ({ page }) => {
    await page.goto(PAGE);
    const block = page.locator('figure[data-code]', { has: page.locator('figcaption') }).filter({ has: page.locator('.token.keyword') }).first();
    await expect(block.locator('figcaption')).toHaveText(/\.[jt]sx?$/);
    const keyword = block.locator('.token.keyword').first();
    expect(await keyword.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(102, 217, 239)');
  });

  test('shows its copy button on hover, copies, and confirms it', async ({ page }) => {
    await page.goto(PAGE);
    const block = page.locator('figure[data-code]', { hasText: 'RichTreeView' }).first();
    const button = block.getByRole('button', { name: 'Copy' });
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    await block.hover();
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(clipboard);
    expect(copied.length).toBeGreaterThan(10);
    expect(copied).not.toMatch(/Added:|Removed:/);
  });

  test('is copied completely with Ctrl+C if it has focus and nothing is selected', async ({ page }) => {
    await page.goto(PAGE);
    const code = page.locator('figure[data-code] pre').first();
    await code.focus();
    await page.keyboard.press('Control+c');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect((await page.evaluate(clipboard)).trim()).toBe((await code.innerText()).trim());
  });

  test('is copied without removed lines and diff markers', async ({ page }) => {
    await page.goto(PAGE);
    const block = page.locator('figure[data-code]', { has: page.locator('[data-del]') }).first();
    const removed = ((await block.locator('[data-del]').first().textContent()) ?? '').replace('Removed:', '').trim();
    await block.hover();
    await block.getByRole('button').click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const lines = (await page.evaluate(clipboard)).split('\n').map((line) => line.trim());
    expect(lines).not.toContain(removed);
  });

  test('marks added and removed lines by a sign and a word, not by color alone', full, async ({ page }) => {
    await page.goto(PAGE);
    const added = page.locator('[data-ins]').first();
    await expect(added).toContainText('Added:');
    expect(await added.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('+');
  });

  test('reports if copying is denied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
    });
    await page.goto(PAGE);
    const block = page.locator('figure[data-code]').first();
    await block.hover();
    await block.getByRole('button').first().click();
    await expect(page.getByRole('status').filter({ hasText: "Couldn't copy" })).toBeVisible();
  });

  test('headings link to themselves and copy their URL', async ({ page, baseURL }) => {
    await page.goto(PAGE);
    const heading = page.locator('.prose h2').first();
    const id = await heading.getAttribute('id');
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`${PAGE}#${id}`);
    await expect.poll(() => page.evaluate(clipboard)).toBe(`${baseURL}${PAGE}#${id}`);
  });
});
