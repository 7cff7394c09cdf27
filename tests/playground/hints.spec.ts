import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { partOf } from '../support/pages.ts';
import { workbench } from './support/workbench.ts';

/** Includes loading the compiler and its declarations on a busy machine. */
const FIRST_CHECK_MS = 90_000;

/** Comments in user code are rendered like those of packages, so this covers all kinds of content. */
const NOTES = `/**
 * If \`true\`, rows can be **moved**.
 * See [the guide](https://example.com/guide), {@link https://example.com/api the API} or <img src=x onerror=alert(1)>.
 *
 * - \`none\`: nothing moves
 * - [bad](javascript:alert)
 *
 * \`\`\`ts
 * const moved = true;
 * \`\`\`
 *
 * @default false
 */
export const canMove = true;
`;

async function writeAndCheck(page: Page, text: string) {
  const bench = workbench(page);
  await bench.open('#starter=charts');
  await page.getByRole('button', { name: 'Check types' }).click();
  await expect(page.getByRole('region', { name: 'Problems' }).getByRole('status')).toHaveText('No type errors', {
    timeout: FIRST_CHECK_MS,
  });
  await bench.write(text);
  await expect(page.getByRole('region', { name: 'Problems' }).getByRole('status')).toHaveText('No type errors', {
    timeout: FIRST_CHECK_MS,
  });
}

test.describe('hover information in the editor', () => {
  test.describe.configure({ timeout: 180_000 });

  test('renders the Markdown of a comment as text, code, lists and links, and never as HTML', async ({ page }) => {
    await writeAndCheck(page, `${NOTES}export default () => <p>{String(canMove)}</p>;`);
    for (let step = 0; step < 'canMove)}</p>;'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+F1');
    const hint = page.locator('.cm-hint');
    await expect(hint).toBeVisible({ timeout: FIRST_CHECK_MS });
    await expect(hint).not.toContainText(/`|\*\*|\]\(|\{@link/);
    await expect(hint.locator('p')).toHaveText([
      'If true, rows can be moved. See the guide, the API or <img src=x onerror=alert(1)>.',
      '@default false',
    ]);
    await expect(hint.locator('p strong')).toHaveText('moved');
    await expect(hint.locator('li')).toHaveText(['none: nothing moves', 'bad']);
    await expect(hint.locator('pre')).toHaveText('const moved = true;');
    await expect(hint.locator('p', { hasText: '@default' }).locator('code')).toHaveText('false');
    expect(await hint.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      'https://example.com/guide',
      'https://example.com/api',
    ]);
    await expect(hint.locator('img')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, partOf('.cm-hint')), colorScheme).toEqual([]);
    }
  });

  test('is also shown next to completions', full, async ({ page }) => {
    await writeAndCheck(
      page,
      "import { DataGrid } from '@mui/x-data-grid';\n\nexport default () => <DataGrid columns={[]} rows={[]} />;",
    );
    for (let step = 0; step < '/>;'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('checkboxS', { delay: 30 });
    await expect(page.getByRole('option', { name: 'checkboxSelection', selected: true })).toBeVisible({
      timeout: FIRST_CHECK_MS,
    });
    const info = page.locator('.cm-completionInfo .cm-hint');
    await expect(info).toBeVisible({ timeout: FIRST_CHECK_MS });
    await expect(info.locator('p')).toHaveText([/^If true, /, '@default false']);
    await expect(info.locator('p code').filter({ hasText: /^true$/ })).toHaveCount(1);
    await expect(info).not.toContainText('`');
  });
});
