// Everything that `npm test` checks, in order. All of it runs even if some fails; the last line is the count.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from './tools.mjs';
import { type Counts, countsOf, lastLine, sum } from './verdict.ts';

const CHECKS: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['format and lint', TOOLS.biome, 'ci', '--error-on-warnings', '--colors=off'],
  // A program for each kind of machine: every file is read by few of them, and by none that knows more than it may use.
  ['types of what knows no machine', TOOLS.tsc, '-p', 'tsconfig.pure.json'],
  ['types of what runs on Node', TOOLS.tsc, '-p', '.'],
  ['types of the page', TOOLS.tsc, '-p', 'page'],
  ["types of the page's tests", TOOLS.tsc, '-p', 'page/test'],
  ['dead code', TOOLS.knip],
  ['import fences', 'scripts/fences.ts'],
  ['rule citations', 'scripts/citations.ts'],
  ['names of types', 'scripts/names.ts'],
  ['plain words', 'scripts/plain-words.ts'],
  ['non-null assertions', 'scripts/assertions.ts'],
];

/** Runs one check, silently if it passes. */
function check(name: string, program: string, args: readonly string[]): Counts {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = status === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!passed) console.log(stdout + stderr);
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

/** Runs the tests with their output visible, and counts them from a report on the side. */
function tests(args: readonly string[]): Counts {
  const dir = mkdtempSync(join(tmpdir(), 'bullpen-test-'));
  const report = join(dir, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [TOOLS.vitest, 'run', ...reporters, ...args], {
    stdio: 'inherit',
  });
  try {
    return countsOf(JSON.parse(readFileSync(report, 'utf8')), status);
  } catch {
    console.log('vitest left no report');
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

process.chdir(join(import.meta.dirname, '..'));
const args = process.argv.slice(2);
const checksOnly = args[0] === '--checks-only';
const counts = CHECKS.map(([name, program, ...rest]) => check(name, program, rest));
if (!checksOnly) counts.push(tests(args));
const total = sum(counts);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
