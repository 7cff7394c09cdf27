import { expect, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('shows the visits of a day', async ({ page }) => {
  await page.goto('/visits');
  const bars = page.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(3);

  await bars.nth(1).hover();

  await expect(page.getByRole('tooltip')).toContainText('80');
});
