import { configDefaults, defineConfig } from 'vitest/config';
import { readSiteConfig } from './src/model/site-config.ts';
import { demoImports } from './tools/demo-compiler/demoImports.ts';

// Tests named *.full.test.ts need services or take minutes, so only the full run includes them.
const isFullRun = process.env['TEST_TIER'] === 'full';

export default defineConfig({
  plugins: [demoImports(import.meta.dirname)],
  define: { __SITE_CONFIG__: JSON.stringify(readSiteConfig({})) },
  test: {
    include: ['scripts/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,tsx}', 'content/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.{ts,tsx}'])],
    // The grid imports a stylesheet, which Node cannot load.
    server: { deps: { inline: [/@mui\/x-data-grid/] } },
    // A worker per file costs more than its tests; both cores are used, because nothing else runs meanwhile.
    isolate: false,
    maxWorkers: 2,
    testTimeout: isFullRun ? 600_000 : 30_000,
  },
});
