import type { Page } from '@playwright/test';

/** The next tab that a page opens. A page that the browser only prerenders is reported too, without an address, and closes again. */
export function openedTab(page: Page): Promise<Page> {
  return page.waitForEvent('popup', (tab) => tab.url() !== '');
}
