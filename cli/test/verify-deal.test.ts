import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatch, required } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { tableRecord } from '@bullpen/prove/numbers/table-record.ts';
import { describe, expect, it } from 'vitest';
import { bullpen, folder } from './run.ts';

/** The record of a table of three, in a folder of its own, and what the command says of it. */
function recorded() {
  const match = readMatch(games['six-nimmt'], 3, { rounds: '1' });
  if (!match.ok) throw new Error('no match of three');
  const made = tableRecord(games['six-nimmt'], match.value, 'verify');
  const dir = folder();
  writeFileSync(join(dir, 'r.jsonl'), made.record);
  return { ...made, verify: (...flags: string[]) => bullpen(['verify-deal', 'r.jsonl', ...flags], dir) };
}

describe('bullpen verify-deal', () => {
  it('draws deal and lots again, and compares them with what was published', async () => {
    const { commitment, verify } = recorded();
    const { stdout, exitCode } = await verify('--commitment', commitment);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('every deal and roll comes from the committed secret');
    const [, seats, lots] = required(/, seats (\S+), lots (\d,\d,\d)\n/.exec(stdout), 'seats and lots');
    expect(lots?.split(',').sort()).toEqual(['0', '1', '2']);
    expect((await verify('--seats', String(seats), '--lots', String(lots))).exitCode).toBe(0);
    // Lots that the operator chose: the same numbers in another order.
    const chosen = String(lots).split(',').reverse().join();
    const other = await verify('--lots', chosen);
    expect(other.exitCode).toBe(1);
    expect(other.stdout).toContain(`that is not what was published: lots ${chosen}`);
    expect((await verify('--commitment', 'f'.repeat(64))).exitCode).toBe(1);
  });
});
