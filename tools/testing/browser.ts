import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../build/failGracefully.ts';
import { binaryOf, run, runNode } from '../build/run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium or Chrome that is already on the machine. `BROWSER_PATH` names one that is found no other way. */
export function findBrowser(env: Record<string, string | undefined> = process.env): string | undefined {
  const named = env['BROWSER_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`BROWSER_PATH takes the path of a Chromium or Chrome; nothing is at ${named}.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The browser for tests, installed by the gentlest way that works here. */
export async function ensureBrowser(): Promise<string> {
  const present = findBrowser();
  if (present) return present;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { output: 'keep' });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { output: 'keep' });
  }
  const installed = findBrowser();
  if (installed) return installed;

  await runNode(binaryOf('playwright'), ['install', 'chromium'], { output: 'keep' });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  throw new UserError('The tests need a browser: install Chromium or Google Chrome, or set BROWSER_PATH to one, and run again.');
}
