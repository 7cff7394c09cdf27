import type { Page } from '@playwright/test';

/** The text in the first column of a table: `Shift+Space`. */
export function keysOfTable(page: Page, label: string): Promise<string[]> {
  return page
    .getByRole('region', { name: label, exact: true })
    .locator('tbody :is(th, td):first-child')
    .allInnerTexts();
}
