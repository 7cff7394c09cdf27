import { expect, test } from '../support/fixtures.ts';
import { hydrateDemo } from '../support/demo.ts';

test('the axis labels of a chart stay when it hydrates for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/x/react-charts/lines/');
  const demo = await hydrateDemo(page, 'MonthlyHighs');
  await expect(
    demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').filter({ hasText: 'Jan' }),
  ).toBeVisible();
});
