import { expect, full, test } from '../support/fixtures.ts';

const PAGE = '/x/react-data-grid/clipboard/';
const ISSUE = '#paste-into-read-only-cells';

test.describe('known issues', () => {
  test('are closed until a link leads to one of them', async ({ page }) => {
    await page.goto(PAGE);
    const issue = page.locator(ISSUE);
    await expect(issue).toBeHidden();
    await page.locator(`article a[href="${ISSUE}"]`).first().click();
    await expect(issue).toBeInViewport();
  });

  test('open for a visitor who comes from the list of all issues', async ({ page }) => {
    await page.goto('/x/introduction/known-issues/');
    await page.locator(`article a[href$="${PAGE}${ISSUE}"]`).click();
    await expect(page.locator(ISSUE)).toBeInViewport();
  });

  test('open in browsers that leave the disclosure around a target closed', full, async ({ page }) => {
    await page.goto(`${PAGE}${ISSUE}`);
    const list = page.locator('article details', { has: page.locator(ISSUE) });
    await expect(list).toHaveJSProperty('open', true);
    await list.evaluate((details: HTMLDetailsElement) => {
      details.open = false;
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await expect(page.locator(ISSUE)).toBeInViewport();
  });
});
