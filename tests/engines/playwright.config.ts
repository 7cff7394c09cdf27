import { defineConfig } from '@playwright/test';
import { ENGINES } from './browsers/engine.ts';
import type { EngineOptions } from './support/fixtures.ts';

const port = Number(process.env['TEST_PORT'] ?? 4175);

/** The same checks in every engine, one after the other: two browsers at once would slow each other down. */
export default defineConfig<object, EngineOptions>({
  testDir: '..',
  testMatch: 'engines/*.check.ts',
  projects: ENGINES.map((engineName) => ({ name: engineName, use: { engineName } })),
  outputDir: '../../.cache/engines',
  workers: 1,
  timeout: 120_000,
  reporter: [
    ['./support/tableReporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../.cache/results/engines.json' }],
  ],
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: `"${process.execPath}" tools/testing/serve.ts ${port} tests`,
    cwd: '../..',
    url: `http://localhost:${port}/x/introduction/`,
    reuseExistingServer: false,
    timeout: 600_000,
  },
});
