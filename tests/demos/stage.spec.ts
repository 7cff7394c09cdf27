import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';

const PAGE = '/x/react-data-grid/quickstart/';
const demoOf = (page: Page) => page.locator('[data-demo="FirstGrid"]');

/** Focuses the handle of the demo until its controllers, which are loaded on focus, are active. */
async function focusHandle(page: Page) {
  const demo = demoOf(page);
  const handle = demo.getByRole('separator', { name: 'Resize the demo' });
  await expect(async () => {
    await handle.blur();
    await handle.focus();
    await expect(demo.getByRole('toolbar', { name: /^Tools:/ }).locator('[tabindex="-1"]')).not.toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();
  const stage = demo.locator('[data-demo-stage]');
  return { handle, stage, widthOf: async () => Math.round((await stage.boundingBox())?.width ?? 0) };
}

test.describe('the handle of a demo', () => {
  test('resizes the stage with arrow keys, and Escape resets it', async ({ page }) => {
    await page.goto(PAGE);
    const { handle, stage, widthOf } = await focusHandle(page);
    const all = await widthOf();
    await page.keyboard.press('ArrowLeft');
    await expect(handle).toHaveAttribute('aria-valuetext', `${all - 16} px`);
    await page.keyboard.press('Home');
    await expect.poll(widthOf).toBeLessThanOrEqual(280);
    await expect(stage.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(widthOf).toBe(all);
  });

  test('can be dragged, and a double click resets it', full, async ({ page }) => {
    await page.goto(PAGE);
    const { handle, widthOf } = await focusHandle(page);
    const all = await widthOf();
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle is not shown.');
    await page.mouse.move(box.x + 12, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x - 188, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(widthOf).toBeLessThan(all - 180);
    await handle.dblclick();
    await expect.poll(widthOf).toBe(all);
  });

  test('is mirrored on a page from right to left', full, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    await page.goto(PAGE);
    const { handle } = await focusHandle(page);
    await page.keyboard.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', /^9\d$/);
  });
});

test('the playground opens in a new tab with the code of the demo', async ({ page }) => {
  await page.goto(PAGE);
  const demo = demoOf(page);
  const [tab] = await Promise.all([openedTab(page), demo.getByRole('link', { name: 'Open in playground' }).click()]);
  await expect(tab).toHaveURL(/\/x\/playground\/#project=/);
  await expect(tab.locator('.cm-content')).toContainText('FirstGrid');
  await expect(page).toHaveURL(PAGE);
});

test('long code wraps and scrolls again, with the keyboard, in all blocks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE);
  const block = demoOf(page)
    .locator('figure')
    .filter({ has: page.getByRole('group', { name: 'Code excerpt' }) });
  const pre = block.locator('pre');
  const overflow = () => pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  // Long enough on every screen.
  await pre.locator('code').evaluate((code) => code.append(`\n// ${'long '.repeat(60)}`));
  expect(await overflow()).toBeGreaterThan(0);
  await block.getByRole('group', { name: 'Code excerpt' }).focus();
  const wrap = block.getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-code-wrap', 'wrap');
});

test('names of the packages in code link to their reference', full, async ({ page }) => {
  await page.goto(PAGE);
  const demo = demoOf(page);
  const hrefs = (part: string) =>
    demo
      .locator(`[data-demo-${part}] pre a`)
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(await hrefs('excerpt')).toContain('DataGrid /x/api/data-grid/data-grid/');
  await demo.locator('[data-do="code"]').click();
  await expect.poll(() => hrefs('full')).toContain('GridColDef /x/api/data-grid/grid-col-def/');
  // The type of the columns; the import above it has the same link.
  await demo.locator('.demo-panel:has(> .demo-lines)').getByRole('link', { name: 'GridColDef' }).last().click();
  await expect(page).toHaveURL('/x/api/data-grid/grid-col-def/');
});
