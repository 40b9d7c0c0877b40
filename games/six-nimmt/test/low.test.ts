import { legalMoves } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { Table } from './table.ts';

/** Rows 20, 30–34 (five cards), 50 and 70; then seat 1 lays 5, which is too low, seat 0 lays 21 and seat 2 lays 6. */
const low = (): Table =>
  Table.dealt(
    [
      [31, 34, 21],
      [32, 90, 5],
      [33, 91, 6],
    ],
    [20, 30, 50, 70],
  )
    .lay(31, 32, 33)
    .lay(34, 90, 91)
    .lay(21, 5, 6);

describe('a card that is too low', () => {
  it('[S8] makes its owner, and nobody else, choose any one of the four rows', () => {
    const table = low();
    expect(table.view()).toMatchObject({ phase: 'row', toAct: [1] });
    expect(legalMoves(sixNimmt, table.state, 1).map(sixNimmt.format)).toEqual([
      'row 1',
      'row 2',
      'row 3',
      'row 4',
    ]);
    expect(table.dataOf('low')).toEqual([{ seat: 1, card: 5 }]);
  });

  it('[S8] waits for the choice, and the cards after it wait too, for all to see', () => {
    const table = low();
    expect(table.rows).toEqual([[20], [30, 31, 32, 33, 34], [50], [70, 90, 91]]);
    for (const viewer of [-1, 0, 1, 2])
      expect(table.view(viewer).waiting).toEqual([
        { seat: 1, card: 5 },
        { seat: 2, card: 6 },
        { seat: 0, card: 21 },
      ]);
    expect(table.view().handSizes).toEqual([7, 7, 7]);
  });

  it.each([
    [1, [[5, 6, 21], [30, 31, 32, 33, 34], [50], [70, 90, 91]], [20], 3],
    [2, [[20, 21], [5, 6], [50], [70, 90, 91]], [30, 31, 32, 33, 34], 3 + 1 + 1 + 5 + 1],
    [
      3,
      [
        [20, 21],
        [30, 31, 32, 33, 34],
        [5, 6],
        [70, 90, 91],
      ],
      [50],
      3,
    ],
    [4, [[20, 21], [30, 31, 32, 33, 34], [50], [5, 6]], [70, 90, 91], 3 + 3 + 1],
  ])('[S8] [S9] takes row %i, starts it again, and then the others are placed', (row, rows, pile, points) => {
    const table = low().move(1, `row ${row}`);
    expect(table.rows).toEqual(rows);
    expect(table.view().piles).toEqual([[], pile, []]);
    expect(table.view().points).toEqual([0, points, 0]);
    expect(table.view()).toMatchObject({ phase: 'lay', toAct: [0, 1, 2], waiting: [] });
  });

  it('[S8] tells what happened, in order', () => {
    const table = low();
    const before = table.events.length;
    table.move(1, 'row 3');
    expect(table.events.slice(before).map(({ name, data }) => [name, data])).toEqual([
      ['took', { seat: 1, card: 5, row: 2, cards: [50], heads: 3 }],
      ['placed', { seat: 2, card: 6, row: 2 }],
      ['placed', { seat: 0, card: 21, row: 0 }],
    ]);
  });

  it('[S8] [S10] may come in the last turn: the round ends after the choice', () => {
    const table = Table.dealt([[2], [3]], [100, 101, 102, 103]);
    while (table.view().handSizes[0]! > 1) {
      const [seat = 0] = table.view().toAct;
      // Everybody keeps the 2 and the 3 for the end.
      table.move(seat, table.view().phase === 'row' ? 'row 1' : `${table.view(seat).hands[seat]!.at(-1)}`);
    }
    if (table.view().phase === 'row') table.move(table.view().toAct[0]!, 'row 1');
    table.lay(2, 3);
    expect(table.view()).toMatchObject({ phase: 'row', toAct: [0], handSizes: [0, 0] });
    expect(sixNimmt.outcome(table.state)).toBeNull();
    table.move(0, 'row 1');
    expect(table.view()).toMatchObject({ phase: 'over', toAct: [] });
    expect(table.dataOf('end')).toHaveLength(1);
  });
});

describe('taken cards', () => {
  it('[S9] go to the pile of the seat, never to its hand, and cannot be laid', () => {
    const table = low().move(1, 'row 2');
    expect(table.view(1).hands[1]).not.toContain(30);
    expect(table.view().handSizes).toEqual([7, 7, 7]);
    expect(table.refusal(1, '30')).toEqual(['not-in-hand', 'S3']);
  });

  it('[S9] lie in rising order, whichever was taken first', () => {
    const table = Table.dealt(
      [
        [5, 1],
        [60, 61],
      ],
      [12, 37, 43, 58],
    );
    table.lay(5, 60).move(0, 'row 3').lay(1, 61).move(0, 'row 1');
    expect(table.view().piles).toEqual([[12, 43], []]);
  });

  it('[S9] are public', () => {
    const table = low().move(1, 'row 2');
    for (const viewer of [-1, 0, 1, 2]) {
      expect(table.view(viewer).piles).toEqual([[], [30, 31, 32, 33, 34], []]);
      expect(table.view(viewer).points).toEqual([0, 11, 0]);
    }
  });
});
