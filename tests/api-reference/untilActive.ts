import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Before the script of API pages has started, a click on a type follows the link. The filter is part of that script. */
export async function untilActive(page: Page) {
  const bar = page.getByRole('search', { name: 'Filter this page' });
  const filter = bar.getByRole('searchbox', { name: 'Filter this page' });
  await filter.fill('columns');
  await expect(bar.getByRole('status')).toHaveText(/^\d+ \/ \d+$/);
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
}
