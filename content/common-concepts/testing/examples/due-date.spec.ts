import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2025-04-10T09:00:00');
  await page.goto('/due-date');
});

test('types a date', async ({ page }) => {
  const field = page.getByRole('group', { name: 'Due date' });

  await field.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('04172025');

  await expect(page.locator('input[name="due"]')).toHaveValue('04/17/2025');
});

test('picks a date', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose date' }).click();
  await page.getByRole('gridcell', { name: '17' }).click();

  await expect(page.locator('input[name="due"]')).toHaveValue('04/17/2025');
  await expect(page.getByRole('dialog')).toBeHidden();
});
