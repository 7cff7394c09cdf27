import type { Page } from '@playwright/test';

/** Rows far away have boxes only once they are laid out. */
export async function layOutRows(page: Page) {
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-api-rows] > li')) row.style.contentVisibility = 'visible';
  });
}
