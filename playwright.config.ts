import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/testing/browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 4173);
const isRoot = process.getuid?.() === 0;
/** A page in memory, a profile with rules, a frame in a process of its own, a worker that answers, exact counts of shifts while it scrolls: only a browser with windows has all of it. */
const NEEDS_WHOLE_BROWSER = [
  '**/{playground,offline,introduction}/**/*.spec.ts',
  '**/faults/{playground,storage,environment,offline,deploys,serviceWorker}.spec.ts',
  '**/analytics/events.spec.ts',
  '**/settings/firstPaint.spec.ts',
];
const shellPath = findBrowser();
const wholePath = findBrowser({ ...process.env, BROWSER_PATH: process.env['WHOLE_BROWSER_PATH'] }, { canOpenWindows: true }) ?? shellPath;
const onlyFull = process.env['TEST_TIER'] === 'full' ? [] : ['**/*.full.spec.ts'];

function launching(executablePath: string | undefined) {
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run', ...(isRoot ? ['--no-sandbox'] : [])];
  return { launchOptions: { ...(executablePath && { executablePath }), args } };
}

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Tests named *.full.spec.ts need another build or minutes; only the full run takes them.
  testIgnore: onlyFull,
  projects: [
    { name: 'without windows', testIgnore: [...onlyFull, ...NEEDS_WHOLE_BROWSER], use: launching(shellPath) },
    { name: 'whole browser', testMatch: NEEDS_WHOLE_BROWSER, use: launching(wholePath) },
  ],
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // Machines that test are slow and shared, ten times slower in bad minutes; what is right appears in the end.
  expect: { timeout: 30_000 },
  // A browser that a busy machine starved gets another try; what needed it is named at the end of the run.
  retries: 2,
  reporter: [['line'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/results/site.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: `"${process.execPath}" tools/commands/start.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/x/introduction/`,
    reuseExistingServer: false,
    timeout: 600_000,
  },
});
