import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** As `npx bullpen` runs it. */
export const BULLPEN = join(import.meta.dirname, '../../scripts/run-bundle.ts');

/** Programs start slowly on a busy machine. */
export const PATIENCE = 60_000;

export interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own for a test, gone when the test is. */
export function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'bullpen-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** Starts the command line as a program of its own. */
export function start(
  args: readonly string[],
  cwd: string,
  script = BULLPEN,
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [script, ...args], { cwd });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Everything that a program says until it ends. */
export async function finish(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { exitCode, stdout, stderr };
}

/** Interrupts a program until it ends: `timeout` and scripts/bootstrap.mjs let one Ctrl-C arrive several times. */
export function interrupt(child: ChildProcess): void {
  const again = setInterval(() => {
    for (let i = 0; i < 100; i++) child.kill('SIGINT');
  }, 0);
  child.once('exit', () => clearInterval(again));
}

/** Runs the command line to its end, with nothing to read. */
export function bullpen(args: readonly string[], cwd = folder()): Promise<Finished> {
  const child = start(args, cwd);
  child.stdin.end();
  return finish(child);
}
