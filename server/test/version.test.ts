import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { decide, decideCreate } from '../decide.ts';
import type { Entry } from '../log.ts';
import { next, type Table } from '../table.ts';

/** A table for two at which both sit, made by this version of 6 nimmt!. */
function tableOf(version: number): Table {
  const made = decideCreate({ id: 'x', game: 'six-nimmt', seats: 2 }, { least: 0, more: 0 }, 0);
  if ('problem' in made) throw new Error(made.problem.code);
  const sat = (seat: number): Entry => ({
    type: 'sat',
    at: 0,
    seat,
    name: 'A',
    token: `hash ${seat}`,
  });
  return [{ ...made.entry, version } as Entry, sat(0), sat(1)].reduce<Table | null>(
    (table, entry, i) => next('t', table, { seq: i + 1, command: null, entry }).table,
    null,
  )!;
}

describe('a table that was made by another version of its game', () => {
  const { version } = games['six-nimmt']!;

  it('is not begun', () => {
    expect(decide(tableOf(version + 1), 0, { id: 'c', do: 'start' }, 0)).toMatchObject({
      problem: { code: 'other-version' },
    });
    expect(decide(tableOf(version), 0, { id: 'c', do: 'start' }, 0)).toMatchObject({
      entry: { type: 'started' },
    });
  });
});
