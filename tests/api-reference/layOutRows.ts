import type { Page } from '@playwright/test';

/** Forces the layout of off-screen rows, which otherwise have no boxes. */
export async function layOutRows(page: Page) {
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-api-rows] > li'))
      row.style.contentVisibility = 'visible';
  });
}
