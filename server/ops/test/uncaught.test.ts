import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const FAULTY = fileURLToPath(new URL('./faulty.ts', import.meta.url));

/** Runs a server whose tables fail in this way, and gives the last line that it prints. */
async function fail(how: string): Promise<{ code: number; printed: Record<string, unknown> }> {
  const run = promisify(execFile)(process.execPath, [FAULTY, how]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const code = run.child.exitCode ?? -1;
  return { code, printed: JSON.parse(stdout.trim().split('\n').at(-1)!) };
}

it.each(['throw', 'later', 'reject', 'socket', 'newcomer'])(
  'an error that nobody caught (%s) ends only its connection',
  async (how) => {
    const { code, printed } = await fail(how);
    expect(code).toBe(0);
    expect(printed).toEqual({
      cut: true,
      health: 200,
      counted: how === 'socket' || how === 'newcomer' ? { connection: 1 } : { request: 1 },
      logged: 1,
    });
  },
);

it("one that is nobody's is logged, and ends the process", async () => {
  const { code, printed } = await fail('nobody');
  expect(code).toBe(1);
  expect(printed).toMatchObject({ level: 'fatal', msg: 'uncaught error: this process ends' });
});
