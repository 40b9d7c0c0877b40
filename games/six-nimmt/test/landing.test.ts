import { describe, expect, it } from 'vitest';
import { landing } from '../index.ts';
import { matchOf, Table } from './table.ts';

/** Rows that end in 58, 12, 43 and 37, as they lie. */
const begin = (): Table =>
  Table.dealt(
    [
      [14, 21, 30],
      [15, 26, 36],
    ],
    [58, 12, 43, 37],
  );

describe('where a card would go', () => {
  it('[S5] [S6] to the row that ends in the next lower card, wherever that lies', () => {
    const view = begin().view();
    const rows = [13, 36, 38, 42, 44, 57, 59, 104].map((card) => landing(view, card)?.row);
    expect(rows).toEqual([1, 1, 3, 3, 2, 2, 0, 0]);
    expect(landing(view, 13)?.takes).toBe(false);
  });

  it('[S7] as the sixth of a row it takes that row', () => {
    const table = begin().lay(14, 15).lay(21, 26);
    expect(table.rows[1]).toEqual([12, 14, 15, 21, 26]);
    expect([27, 36, 38].map((card) => landing(table.view(), card))).toEqual([
      { row: 1, takes: true },
      { row: 1, takes: true },
      { row: 3, takes: false },
    ]);
  });

  it('[S8] nowhere, if it is lower than all rows', () => {
    expect([1, 11].map((card) => landing(begin().view(), card))).toEqual([null, null]);
  });

  it('[S14] nowhere, as long as there are no rows', () => {
    const view = new Table(matchOf(2, { variant: 'draft' }), []).view();
    expect([1, 24].map((card) => landing(view, card))).toEqual([null, null]);
  });
});
