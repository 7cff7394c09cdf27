import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../tools/testing/browser.ts';

/** A browser that keeps pages in memory to go back to; the one without windows does not. */
export function launchWithMemory(launchOptions: LaunchOptions): Promise<Browser> {
  const executablePath = findBrowser({ ...process.env, BROWSER_PATH: process.env['WHOLE_BROWSER_PATH'] }, { canOpenWindows: true });
  if (!executablePath) throw new Error('This test needs Chromium or Google Chrome itself, not only its headless shell.');
  return chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}
