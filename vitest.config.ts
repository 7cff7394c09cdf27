import { configDefaults, defineConfig } from 'vitest/config';

// Tests named *.full.test.ts need services or minutes; only the full run takes them.
const isFullRun = process.env['TEST_TIER'] === 'full';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,tsx}', 'content/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.ts'])],
    testTimeout: isFullRun ? 600_000 : 30_000,
  },
});
