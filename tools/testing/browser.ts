import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../workspace/failGracefully.ts';
import { binaryOf, runNode } from '../workspace/run.ts';
import { canInstall, installPackages } from './apt.ts';

/** The headless shell has the same engine and takes half the time, because it draws no browser window per test. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

interface Wanted {
  /** Some tools need a full browser that can open windows. */
  canOpenWindows?: boolean;
}

/** An installed Chromium or Chrome. `BROWSER_PATH` overrides the search. */
export function findBrowser(
  env: Record<string, string | undefined> = process.env,
  { canOpenWindows = false }: Wanted = {},
): string | undefined {
  const named = env['BROWSER_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`BROWSER_PATH must be the path of Chromium or Chrome; ${named} does not exist.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  const names = canOpenWindows ? NAMES : [SHELL, ...NAMES];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The browser for tests, installed by the least invasive method available. */
export async function ensureBrowser(wanted: Wanted = {}): Promise<string> {
  const present = findBrowser(process.env, wanted);
  const isBest = wanted.canOpenWindows || process.env['BROWSER_PATH'] || present?.endsWith(SHELL);
  if (present && isBest) return present;

  if (canInstall) {
    if (!wanted.canOpenWindows) await installPackages(SHELL);
    if (!findBrowser(process.env, wanted)) await installPackages('chromium');
  }
  const installed = findBrowser(process.env, wanted);
  if (installed) return installed;

  await runNode(binaryOf('playwright'), ['install', 'chromium'], { output: 'keep' });
  const downloaded = findBrowser(process.env, wanted);
  if (downloaded) return downloaded;

  throw new UserError(
    'The tests need a browser: install Chromium or Google Chrome, or set BROWSER_PATH to one, and run again.',
  );
}
