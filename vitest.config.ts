import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.node/**', '**/dist/**', 'data/**'],
    globals: false,
    globalSetup: 'page/test/open-shared.ts',
    pool: 'threads',
    // Browser tests wait more than they compute: three at a time keep two cores busy.
    maxWorkers: 3,
    // A net, not a measure: what hangs must end, also on a slow machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
