import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parts } from '../index.ts';
import { type Part, together } from '../part.ts';
import { prove } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'bullpen-journal-'));
const journal = join(folder, 'deep', 'journal.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const part = (name: string, done: number[]): Part => ({
  name,
  share: 1,
  round: async (number) => {
    done.push(number);
    return { sums: { rounds: 1 }, most: { number }, findings: number === 1 ? ['one'] : [] };
  },
});

describe('bullpen prove', () => {
  it('does one round of each at least, and goes on where the last run ended', async () => {
    const [a, b]: [number[], number[]] = [[], []];
    const plan = { parts: [part('a', a), part('b', b)], minutes: 0, journal, tell: () => {} };
    await prove(plan);
    const book = await prove(plan);
    expect([a, b]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(book.a).toMatchObject({
      rounds: 2,
      figures: { sums: { rounds: 2 }, most: { number: 1 }, findings: ['one'] },
    });
  });

  it('does not begin again when all rounds are done, until there is something else to prove', async () => {
    const done: number[] = [];
    let about = 'this';
    const plan = {
      parts: [{ ...part('few', done), rounds: 3, about: () => about }],
      minutes: 1000,
      journal,
      tell: () => {},
    };
    await prove(plan);
    expect(await prove(plan)).toMatchObject({ few: { rounds: 3, figures: { findings: ['one'] } } });
    expect(done).toEqual([0, 1, 2]);
    about = 'that';
    expect(await prove({ ...plan, minutes: 0 })).toMatchObject({
      few: { rounds: 1, figures: { findings: [] } },
    });
    expect(done).toEqual([0, 1, 2, 0]);
  });

  it('adds up sums, keeps the most, and says once what was skipped or noted', () => {
    const one = { sums: { x: 1 }, most: { y: 5 }, findings: ['f'], skipped: ['s'], notes: ['n'] };
    const other = { sums: { x: 2, z: 3 }, most: { y: 4 }, findings: [], skipped: ['s'], notes: ['m'] };
    expect(together(one, other)).toEqual({
      sums: { x: 3, z: 3 },
      most: { y: 5 },
      findings: ['f'],
      skipped: ['s'],
      notes: ['n', 'm'],
    });
  });

  it('has proofs of different names', () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });
});
