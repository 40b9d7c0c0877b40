import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

/** What Node cannot load as it is: the page is written in JSX, and some tests put a module in the place of another. */
const TRANSFORMED = [
  'page/**/*.test.ts',
  'test/*.test.ts',
  'cli/test/output.test.ts',
  'lab/test/pool.test.ts',
];
/** Folders whose modules keep nothing but caches: their test files share a thread, and what it has loaded and compiled. */
const SHARED = [
  '{engine,games,table,words,ratings,tournament,bots,wire,referee}/**/*.test.ts',
  'server/edge/test/*.test.ts',
];
const NOT_OURS = ['**/node_modules/**', '.node/**', '**/dist/**', 'data/**'];

/** Rules and bots run twice as fast as Node loads them than after the transforms of Vite. */
const AS_NODE_LOADS = { viteModuleRunner: false, nodeLoader: false } as const;

export default defineConfig({
  test: {
    globals: false,
    pool: 'threads',
    // Browser tests wait more than they compute: four at a time keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // A net, not a measure: what hangs must end, also on a slow machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // With what Node keeps of earlier runs, at its usual place, the programs that tests start are there twice as fast.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: TRANSFORMED,
          exclude: NOT_OURS,
          globalSetup: 'page/test/open-shared.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: NOT_OURS,
          isolate: false,
          experimental: AS_NODE_LOADS,
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['**/*.test.ts'],
          exclude: [...TRANSFORMED, ...SHARED, ...NOT_OURS],
          experimental: AS_NODE_LOADS,
        },
      },
    ],
  },
});
