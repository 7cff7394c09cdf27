import { expect, test } from '@playwright/test';

test('opens a folder with the keyboard', async ({ page }) => {
  await page.goto('/folders');
  const reports = page.getByRole('treeitem', { name: 'Reports' });

  await reports.focus();
  await page.keyboard.press('ArrowRight');

  await expect(reports).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('treeitem', { name: '2025' })).toBeVisible();
});
