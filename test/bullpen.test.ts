import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packagesStale } from '../scripts/bootstrap.mjs';

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

// Where packages are missing or old, this script would begin by installing them.
it.skipIf(packagesStale('.', process))(
  'scripts/bullpen.mjs runs the command line, and ends as it ends',
  () => {
    for (const args of [['games'], ['play', 'chess']])
      expect(run('scripts/bullpen.mjs', ...args)).toEqual(run('cli/bullpen.ts', ...args));
    expect(run('scripts/bullpen.mjs', 'play', 'chess').status).toBe(2);
  },
  60_000,
);
