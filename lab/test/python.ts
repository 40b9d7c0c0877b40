import { spawnSync } from 'node:child_process';

/** Whether this machine has Python. If not, a line says so and its tests are skipped; where CI=true that is a failure. */
export function hasPython(): boolean {
  if (spawnSync('python3', ['--version']).status === 0) return true;
  if (process.env.CI === 'true') throw new Error('python3 is missing');
  process.stderr.write('skipped: python3 is not on this machine\n');
  return false;
}
