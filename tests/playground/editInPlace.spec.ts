import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, full, fullAndWhole, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';
import { partOf } from '../support/pages.ts';
import { saying, workbench } from './support/workbench.ts';

const PAGE = '/x/react-tree-view/simple-tree-view/focus/';
const demoOf = (page: Page) => page.locator('[data-demo="FocusItem"]');
/** Includes loading the compiler and two megabytes of declarations. */
const CHECK_MS = 45_000;

test.describe('a demo edited in place', () => {
  test('runs in its place, keeps its last good preview, and can be reset', async ({ page }) => {
    await page.goto(PAGE);
    const demo = demoOf(page);
    const preview = demo.frameLocator('iframe:not([inert])');
    await demo.getByRole('button', { name: 'Edit this demo' }).click();
    const editor = demo.locator('.cm-content');
    await expect(editor).toBeFocused();
    await expect(preview.getByRole('treeitem').filter({ visible: true })).not.toHaveCount(0);
    await expect(demo.locator('[data-demo-root]'), 'the copy replaces the original').toBeHidden();
    await expect(editor).toBeInViewport();
    await expect(demo.getByRole('button', { name: 'Stop editing' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[data-back-to-top]')).toBeHidden();
    expect(await violations(page, partOf('[data-demo]'))).toEqual([]);
    await editor.focus();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(saying('edited'));
    await expect(preview.getByText('edited')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Reset demo' })).toHaveClass(/demo-edited/);

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('export default function App() { return <p>; }');
    await expect(demo.getByRole('alert')).toContainText('The code can’t be parsed');
    await expect(preview.getByText('edited')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(demo.locator('[role="alert"]')).toBeHidden();

    await demo.getByRole('button', { name: 'Reset demo' }).click();
    await expect(demo.locator('.cm-content')).toHaveCount(0);
    await expect(demo.locator('iframe')).toHaveCount(0);
    await expect(demo.getByRole('treeitem').filter({ visible: true })).not.toHaveCount(0);
  });

  test('has its types checked on demand', full, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(PAGE);
    const demo = demoOf(page);
    await demo.getByRole('button', { name: 'Edit this demo' }).click();
    await expect(demo.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('export default function App() {\n  return <p title={1}>typed</p>;\n}\n');
    expect(requested.filter((url) => /typescript\.|types-/.test(url))).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'Check types' })).toBeFocused();
    await page.keyboard.press('Enter');
    const problems = demo.getByRole('region', { name: 'Problems' });
    await expect(problems.getByRole('listitem')).toContainText('TS2322', { timeout: CHECK_MS });
    await expect(problems.getByRole('status')).toHaveText('Type errors: 1, hints: 0');
    await expect(demo.locator('.cm-lintRange-error')).toHaveText('title');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[data-back-to-top]')).toBeHidden();
    expect(await violations(page, partOf('[data-demo]'))).toEqual([]);
    await problems.getByRole('listitem').getByRole('button').click();
    await expect(demo.locator('.cm-content')).toBeFocused();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(saying('mended'));
    await expect(problems.getByRole('status')).toHaveText('No type errors', { timeout: CHECK_MS });
    await expect(demo.locator('.cm-lintRange-error')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Reset demo' }).click();
    await expect(problems).toHaveCount(0);
  });

  test('opens in the playground with the edited code', fullAndWhole, async ({ page }) => {
    await page.goto(PAGE);
    const demo = demoOf(page);
    await demo.getByRole('button', { name: 'Edit this demo' }).click();
    await expect(demo.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(saying('taken along'));
    const [tab] = await Promise.all([openedTab(page), demo.getByRole('link', { name: 'Open in playground' }).click()]);
    await expect(tab).toHaveURL(/\/x\/playground\/#project=/);
    await expect(tab.locator('.cm-content')).toContainText('taken along');
    await expect(workbench(tab).preview.getByText('taken along')).toBeVisible();
  });
});
