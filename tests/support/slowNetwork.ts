import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** What a page loads on demand: chunks, styles and data of the build, and the document with parts. */
export const ON_DEMAND = /\/(?:_astro\/[^?]+|x\/parts\/)$/;

/** Delays everything that the page loads from now on. */
export async function delayLoading(page: Page, delayMs: number) {
  await page.route(ON_DEMAND, async (route) => {
    await wait(delayMs);
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
}
