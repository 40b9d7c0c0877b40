import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bullpen, type Finished, folder, PATIENCE } from './run.ts';

/** Verifies two recorded matches after something was done to their lines. */
async function verified(change: (lines: string[]) => string[]): Promise<Finished & { before: string[] }> {
  const dir = folder();
  const args = ['--seats', '2', '--games', '2', '--seed', 'v', '--option', 'rounds=1', '--record', 'r.jsonl'];
  expect((await bullpen(['simulate', 'six-nimmt', ...args], dir)).exitCode).toBe(0);
  const file = join(dir, 'r.jsonl');
  const before = readFileSync(file, 'utf8').trimEnd().split('\n');
  writeFileSync(file, `${change(before).join('\n')}\n`);
  return { ...(await bullpen(['verify', 'r.jsonl'], dir)), before };
}

describe('bullpen verify', () => {
  it(
    'says what breaks which rule, at which line, and exits with 1',
    async () => {
      const { exitCode, stdout, stderr } = await verified((lines) => {
        const { seat, move } = JSON.parse(lines[2]!) as { seat: number; move: string };
        return lines.with(2, JSON.stringify({ seat: 1 - seat, move }));
      });
      expect([exitCode, stderr]).toEqual([1, '']);
      const [fault, verdict] = stdout.split('\n');
      expect(fault).toMatch(/^r\.jsonl:3: not in hand — S3: A round has ten turns\./);
      expect(verdict).toMatch(/^r\.jsonl: 2 matches, \d+ moves, 1 fault$/);
    },
    PATIENCE,
  );

  it(
    'says what stands there and what should',
    async () => {
      const { exitCode, stdout, before } = await verified((lines) =>
        lines.with(-1, '{"end":{"scores":[0,0],"winners":[0,1]}}'),
      );
      expect(exitCode).toBe(1);
      expect(stdout).toContain(
        `r.jsonl:${before.length}: wrong line, found {"end":{"scores":[0,0],"winners":[0,1]}}, expected ${before.at(-1)} — S12: `,
      );
    },
    PATIENCE,
  );

  it(
    'takes a file that breaks off for no record, and exits with 2',
    async () => {
      const { exitCode, stdout, stderr, before } = await verified((lines) => lines.slice(0, -1));
      const second = before.findLastIndex((line) => line.startsWith('{"record"')) + 1;
      const why = `the match that begins at line ${second} has no end`;
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toBe(`bullpen: r.jsonl:${before.length - 1}: no whole record: ${why}\n`);
    },
    PATIENCE,
  );

  it(
    'takes a file that was cut within a line for no record',
    async () => {
      const { exitCode, stderr, before } = await verified((lines) =>
        lines.with(-1, lines.at(-1)!.slice(0, 9)),
      );
      expect(exitCode).toBe(2);
      expect(stderr).toBe(`bullpen: r.jsonl:${before.length}: no whole record: not a JSON object\n`);
    },
    PATIENCE,
  );
});
