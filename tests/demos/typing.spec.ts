import { expect, test } from '../support/fixtures.ts';

test('a date can be typed into a picker field under our content security policy', async ({ page }) => {
  await page.goto('/x/demos/date-pickers/forms/native-form/');
  await expect(page.locator('[data-demo-root][data-awake]')).toBeAttached();
  const month = page.getByRole('spinbutton', { name: 'Month' });
  await month.click();
  await page.keyboard.type('04172025', { delay: 60 });
  await expect(month).toHaveText('04');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Sent: 2025-04-17')).toBeVisible();
});
