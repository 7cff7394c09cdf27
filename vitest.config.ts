import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import examples from './content/common-concepts/testing/examples/vitest.config.ts';
import { readSiteConfig } from './tools/workspace/siteConfig.ts';
import { demoImports } from './tools/demo-compiler/demoImports.ts';
import { demoLanguages } from './tools/demo-compiler/languages/demoLanguages.ts';

// Tests named *.full.test.ts need services or take minutes, so only the full run includes them.
const isFullRun = process.env['TEST_TIER'] === 'full';
/** The guides to testing show these tests and their configuration, so they run with that instead of ours. */
const EXAMPLES = 'content/common-concepts/{testing,component-tests}/examples';

export default defineConfig({
  plugins: [demoImports(import.meta.dirname), demoLanguages()],
  define: { __SITE_CONFIG__: JSON.stringify(readSiteConfig({})) },
  test: {
    // A worker per file costs more than its tests; all cores are used, because nothing else runs meanwhile.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          setupFiles: ['tests/support/jsdomRanges.ts'],
          include: [
            'scripts/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'tools/**/*.test.{ts,tsx}',
            'content/**/*.test.{ts,tsx}',
            'tests/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, `${EXAMPLES}/**`, ...(isFullRun ? [] : ['**/*.full.test.{ts,tsx}'])],
          // The grid imports a stylesheet, and the parser of Sucrase files without an extension; Node loads neither.
          server: { deps: { inline: [/@mui\/x-data-grid/, /sucrase\/dist\/esm/] } },
          // Only ends what hangs: a loaded machine may take many times as long as a quiet one.
          testTimeout: isFullRun ? 600_000 : 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...examples.test,
          name: 'examples',
          include: [`${EXAMPLES}/*.test.tsx`],
          setupFiles: ['tests/common-concepts/waitLonger.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
