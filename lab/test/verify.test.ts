import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '@bullpen/bots/random';
import { type Fault, readMatch } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { afterAll, describe, expect, it } from 'vitest';
import { playMatch } from '../match.ts';
import { type Verification, verify } from '../verify.ts';

const dir = mkdtempSync(join(tmpdir(), 'bullpen-verify-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The lines of a match of two, played at random. */
function recordOf(id: GameId, options: Readonly<Record<string, unknown>> = {}): string[] {
  const game = games[id];
  const match = readMatch(game, 2, options);
  if (!match.ok) throw new Error(match.refusal.code);
  const plan = { game, match: match.value, bots: [random, random], budget: { playouts: 1 } };
  return playMatch(plan, 'verify', true).record!.trimEnd().split('\n');
}

function verified(lines: readonly string[]): Verification & { reported: [Fault, string][] } {
  const file = join(dir, 'file.jsonl');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const reported: [Fault, string][] = [];
  return { ...verify(file, (fault, game) => reported.push([fault, game])), reported };
}

const six = recordOf('six-nimmt', { rounds: 1 });
const movesIn = (lines: readonly string[]): number => lines.filter((line) => /"move":/.test(line)).length;

describe('verify', () => {
  it('finds nothing in sound records, of all games in one file', () => {
    const lines = gameIds.flatMap((id) => recordOf(id));
    expect(verified(lines)).toEqual({
      records: 5,
      moves: movesIn(lines),
      faults: 0,
      torn: null,
      reported: [],
    });
  });

  it('reports a move that breaks a rule, with its line, and judges the records after it', () => {
    const first = six.findIndex((line) => line.includes('"move"'));
    const { seat, move } = JSON.parse(six[first]!) as { seat: number; move: string };
    const stranger = JSON.stringify({ seat: 1 - seat, move });
    const other = recordOf('twenty-one');
    const { reported, ...found } = verified([...other, ...six.with(first, stranger), ...other]);
    expect(reported).toEqual([
      [{ line: other.length + first + 1, code: 'not-in-hand', rule: 'S3' }, 'six-nimmt'],
    ]);
    expect(found).toEqual({ records: 3, moves: 2 * movesIn(other), faults: 1, torn: null });
  });

  it('reports wrong scores, with their line', () => {
    const { reported, faults } = verified(six.with(-1, '{"end":{"scores":[-1,-1],"winners":[0]}}'));
    expect(faults).toBe(1);
    expect(reported[0]![0]).toMatchObject({ line: six.length, code: 'wrong-line', rule: 'S12' });
  });

  it('says where a file breaks off, after it has judged what stands before', () => {
    const { records, faults, torn } = verified([...six, ...six.slice(0, 9)]);
    expect([records, faults]).toEqual([1, 0]);
    expect(torn).toEqual({
      line: six.length + 9,
      torn: `the match that begins at line ${six.length + 1} has no end`,
    });
  });

  it('says which line is cut in two', () => {
    const cut = six.map((line, i) => (i === 4 ? line.slice(0, 7) : line));
    expect(verified(cut).torn).toEqual({ line: 5, torn: 'not a JSON object' });
  });

  it('takes an empty file for none', () => {
    expect(verified([]).torn).toEqual({ line: 1, torn: 'the file is empty' });
  });
});
