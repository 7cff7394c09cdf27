import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/@mui\/x-data-grid/] } },
  },
});
