import type { Page } from '@playwright/test';

export const store = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);
