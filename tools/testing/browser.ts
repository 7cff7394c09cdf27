import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../build/failGracefully.ts';
import { binaryOf, run, runNode } from '../build/run.ts';

/** The browser without windows: the same engine in half the time, because no tab strip is drawn for each test. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

interface Wanted {
  /** Some programs drive only a browser that could open windows. */
  canOpenWindows?: boolean;
}

/** A Chromium or Chrome that is already on the machine. `BROWSER_PATH` names one that is found no other way. */
export function findBrowser(env: Record<string, string | undefined> = process.env, { canOpenWindows = false }: Wanted = {}): string | undefined {
  const named = env['BROWSER_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`BROWSER_PATH takes the path of a Chromium or Chrome; nothing is at ${named}.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  const names = canOpenWindows ? NAMES : [SHELL, ...NAMES];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The browser for tests, installed by the gentlest way that works here. */
export async function ensureBrowser(wanted: Wanted = {}): Promise<string> {
  const present = findBrowser(process.env, wanted);
  const isBest = wanted.canOpenWindows || process.env['BROWSER_PATH'] || present?.endsWith(SHELL);
  if (present && isBest) return present;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { output: 'keep' });
    if (!wanted.canOpenWindows) await install(SHELL);
    if (!findBrowser(process.env, wanted)) await install('chromium');
  }
  const installed = findBrowser(process.env, wanted);
  if (installed) return installed;

  await runNode(binaryOf('playwright'), ['install', 'chromium'], { output: 'keep' });
  const downloaded = findBrowser(process.env, wanted);
  if (downloaded) return downloaded;

  throw new UserError('The tests need a browser: install Chromium or Google Chrome, or set BROWSER_PATH to one, and run again.');
}

/** What a machine's package source does not have is looked for elsewhere. */
function install(name: string) {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], { output: 'keep' });
}
