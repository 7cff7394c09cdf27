import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';

/** The browser setting "block all cookies", which denies storage too. */
export const DENIES_STORAGE = { profile: { default_content_setting_values: { cookies: 2 } } };
export const BLOCKS_THIRD_PARTIES = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } };

/** Runs in a separate browser that was started with these preferences. */
export async function withProfile(
  preferences: object,
  launchOptions: LaunchOptions,
  baseURL: string | undefined,
  run: (context: BrowserContext) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const options = { ...launchOptions, viewport: { width: 1280, height: 800 }, ...(baseURL && { baseURL }) };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    await run(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
