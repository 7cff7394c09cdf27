import { expect, test } from '../support/fixtures.ts';

const GRIDS = '/x/react-data-grid/sorting/';
const SENTENCE = 'This demo needs JavaScript.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a grid shows its picture, explains that it needs JavaScript, and links to its code', async ({ page }) => {
    await page.goto(GRIDS);
    const stages = page.locator('[data-demo-stage]');
    expect(await stages.count()).toBeGreaterThan(5);
    for (const stage of await stages.all()) {
      await expect(stage.getByText(SENTENCE)).toBeVisible();
      await expect(stage.locator('.demo-skeleton')).toBeHidden();
      await expect(stage.locator('img')).toBeVisible();
      const [stageBox, pictureBox] = [await stage.boundingBox(), await stage.locator('img').boundingBox()];
      expect((stageBox?.height ?? 0) - (pictureBox?.height ?? 0), 'no space for what is not rendered').toBeLessThan(
        120,
      );
    }
    await page.locator('[data-demo="SortOnClick"]').getByRole('link', { name: 'Read its code' }).click();
    await expect(page).toHaveURL('/x/demos/data-grid/sorting/sort-on-click/#SortOnClick-code');
    await expect(page.getByRole('group', { name: 'SortOnClick.tsx' })).toBeVisible();
  });

  test('a server-rendered demo shows no message', async ({ page }) => {
    await page.goto('/x/react-charts/bars/');
    await expect(page.locator('[data-demo="MonthlyRainfall"] svg text').filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });
});

test('with JavaScript, no demo shows the message', async ({ page }) => {
  await page.goto(GRIDS);
  await expect(page.getByText(SENTENCE)).not.toHaveCount(0);
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(0);
});
