import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../testing/browser.ts';

/** The browser of the tests, without requests of its own. */
export async function launchBrowser(wanted?: Parameters<typeof ensureBrowser>[0]): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(wanted),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
