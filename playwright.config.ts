import { defineConfig } from '@playwright/test';
import { recentlyChanged } from './tests/support/pages.ts';
import { findBrowser } from './tools/testing/browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 4173);
process.env['TEST_CHANGED_FILES'] ??= recentlyChanged().join('\n');
const isFullRun = process.env['TEST_TIER'] === 'full';
const isRoot = process.getuid?.() === 0;
/** Tests of the deployed site: compressed, with social images, and without configuration. */
const DEPLOYED = ['**/*.full.spec.ts'];
const shellPath = findBrowser();
const wholePath =
  findBrowser({ ...process.env, BROWSER_PATH: process.env['WHOLE_BROWSER_PATH'] }, { canOpenWindows: true }) ??
  shellPath;

function launching(executablePath: string | undefined) {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
  return { launchOptions: { ...(executablePath && { executablePath }), args } };
}

const serverFor = (which: 'tests' | 'deployed', ofPort: number) => ({
  command: `"${process.execPath}" tools/testing/serve.ts ${ofPort} ${which}`,
  url: `http://localhost:${ofPort}/x/introduction/`,
  reuseExistingServer: false,
  timeout: 600_000,
});

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Tests are marked `full` and `whole` in tests/support/fixtures.ts. The former run only in `npm run test:full`.
  projects: [
    {
      name: 'headless shell',
      testIgnore: DEPLOYED,
      grepInvert: isFullRun ? /@whole/ : /@whole|@full/,
      use: launching(shellPath),
    },
    {
      name: 'full browser',
      testIgnore: DEPLOYED,
      grep: /@whole/,
      ...(!isFullRun && { grepInvert: /@full/ }),
      use: launching(wholePath),
    },
    ...(isFullRun
      ? [
          {
            name: 'deployed',
            testMatch: DEPLOYED,
            use: { ...launching(wholePath), baseURL: `http://localhost:${port + 1}` },
          },
        ]
      : []),
  ],
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Only end what hangs: a loaded machine takes many times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/results/site.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
  },
  webServer: [serverFor('tests', port), ...(isFullRun ? [serverFor('deployed', port + 1)] : [])],
});
