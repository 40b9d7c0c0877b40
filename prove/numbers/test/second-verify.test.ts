import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMatch } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from '../../live/house.ts';
import { playHeard } from '../../live/match.ts';
import { tableRecord } from '../table-record.ts';

const PROGRAM = join(import.meta.dirname, '../second-verify.mjs');
const folder = mkdtempSync(join(tmpdir(), 'bullpen-second-'));
const MATCHES: Readonly<
  Record<GameId, readonly (readonly [seats: number, options: Record<string, unknown>])[]>
> = {
  'six-nimmt': [
    [3, { rounds: 2 }],
    [2, { rounds: 1, variant: 'known' }],
  ],
  'eleven-nimmt': [[4, { rounds: 1 }]],
  bullenrommee: [[3, {}]],
  'twenty-one': [[2, {}]],
  'captain-jack': [[3, { deals: 2 }]],
};
const CASES = gameIds.flatMap((id) => MATCHES[id].map(([seats, options]) => [id, seats, options] as const));
let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const verify = (record: string): string => {
  const file = join(folder, 'record.jsonl');
  writeFileSync(file, record);
  return execFileSync(process.execPath, [PROGRAM, file], { encoding: 'utf8', stdio: 'pipe' }).trim();
};

describe('a second implementation of the fair deal, with nothing of ours', () => {
  it('has some thirty lines and imports nothing of ours', () => {
    const lines = readFileSync(PROGRAM, 'utf8').trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(36);
    expect(lines.filter((line) => line.startsWith('import'))).toEqual([
      "import { readFileSync } from 'node:fs';",
    ]);
  });

  it('agrees with what a live table published before the deal', async () => {
    const match = readMatch(games['six-nimmt'], 2, { rounds: 1 });
    if (!match.ok) throw new Error(match.refusal.code);
    const { record, viewers } = await playHeard(house.url, games['six-nimmt'], match.value, 'second');
    const [, commitment] = /"commitment":"([0-9a-f]{64})"/.exec(viewers.get(0)![0]!) ?? [];
    expect(verify(record)).toBe(commitment);
  });

  it.each(CASES)('agrees on a table of %s, %i seats', (id, seats, options) => {
    const match = readMatch(games[id], seats, options);
    if (!match.ok) throw new Error(match.refusal.code);
    const { record, commitment } = tableRecord(games[id], match.value, `second ${id} ${seats}`);
    expect(verify(record)).toBe(commitment);
    const other = record.replace(
      /(fair1:)(.)/,
      (_, head: string, digit: string) => head + (digit === '0' ? '1' : '0'),
    );
    expect(() => verify(other)).toThrow(/the stream gives/);
  });
});
