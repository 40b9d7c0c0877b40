import { playExample, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { sixNimmt } from '../index.ts';
import type { SixView } from '../view.ts';
import { Table } from './table.ts';

describe('the examples of the rulebook', () => {
  const begin = (): Table =>
    Table.dealt(
      [
        [14, 21, 3],
        [15, 26, 9],
        [44, 30, 68],
        [61, 36, 93],
      ],
      [12, 37, 43, 58],
    );

  it('[S4] [S5] [S6] example 1: 14 and 15 go behind 12, 44 behind 43, 61 behind 58', () => {
    const table = begin().lay(14, 15, 44, 61);
    expect(table.rows).toEqual([[12, 14, 15], [37], [43, 44], [58, 61]]);
    expect(table.view().points).toEqual([0, 0, 0, 0]);
    expect(table.left).toBe(0);
  });

  it('[S7] example 2: 21 and 26 fill the first row, 30 takes it and starts it again, 36 goes behind 30', () => {
    const table = begin().lay(14, 15, 44, 61).lay(21, 26, 30, 36);
    expect(table.rows).toEqual([[30, 36], [37], [43, 44], [58, 61]]);
    expect(table.view().piles).toEqual([[], [], [12, 14, 15, 21, 26], []]);
    expect(table.view().points).toEqual([0, 0, 6, 0]);
    expect(table.dataOf('took')).toEqual([
      { seat: 2, card: 30, row: 0, cards: [12, 14, 15, 21, 26], heads: 6 },
    ]);
    expect(table.left).toBe(0);
  });

  it('[S8] example 3: 3 is too low and takes the second row, 9 goes behind 3, 68 and 93 behind 61', () => {
    const table = begin().lay(14, 15, 44, 61).lay(21, 26, 30, 36).lay(3, 9, 68, 93);
    expect(table.rows).toEqual([[30, 36], [37], [43, 44], [58, 61]]);
    table.move(0, 'row 2');
    expect(table.rows).toEqual([
      [30, 36],
      [3, 9],
      [43, 44],
      [58, 61, 68, 93],
    ]);
    expect(table.view().piles).toEqual([[37], [], [12, 14, 15, 21, 26], []]);
    expect(table.view().points).toEqual([1, 0, 6, 0]);
    expect(table.left).toBe(0);
  });

  it('[S6] [S7] the first pitfall: 45 must go behind 42, not behind 41, and takes that row of five', () => {
    const table = Table.dealt(
      [
        [38, 40, 41],
        [39, 42, 45],
      ],
      [10, 80, 36, 37],
    );
    table.lay(38, 39).lay(40, 42);
    expect(table.rows[3]).toEqual([37, 38, 39, 40, 42]);
    table.lay(41, 45);
    expect(table.rows).toEqual([[10], [80], [36, 41], [45]]);
    expect(table.view().piles).toEqual([[], [37, 38, 39, 40, 42]]);
    expect(table.view().points).toEqual([0, 7]);
    expect(table.left).toBe(0);
  });

  it('[S7] [S8] the second pitfall: 62 was to go behind 61, but 29 takes that row, and 62 takes the fourth', () => {
    const table = Table.dealt(
      [
        [56, 58, 62],
        [57, 59, 29],
      ],
      [61, 80, 90, 55],
    );
    table.lay(56, 57).lay(58, 59).lay(62, 29);
    expect(table.rows).toEqual([[61], [80], [90], [55, 56, 57, 58, 59]]);
    table.move(1, 'row 1');
    expect(table.rows).toEqual([[29], [80], [90], [62]]);
    expect(table.view().piles).toEqual([[55, 56, 57, 58, 59], [61]]);
    expect(table.view().points).toEqual([11, 1]);
    expect(table.left).toBe(0);
  });
});

describe('the examples as data', () => {
  const ends = (example: keyof typeof examples): SixView[] =>
    playExample(sixNimmt, examples[example]).map((state) => sixNimmt.view(state, WATCHER));

  it('[S4] [S5] [S6] [S7] [S8] turns: the rows after each of the three turns', () => {
    const views = ends('turns');
    expect(views[4]!.rows).toEqual([[12, 14, 15], [37], [43, 44], [58, 61]]);
    expect(views[8]!.rows).toEqual([[30, 36], [37], [43, 44], [58, 61]]);
    expect(views.at(-1)!.rows).toEqual([
      [30, 36],
      [3, 9],
      [43, 44],
      [58, 61, 68, 93],
    ]);
  });

  it('[S6] [S7] closest: 45 takes the row of five', () => {
    const view = ends('closest').at(-1)!;
    expect(view.rows).toEqual([[10], [80], [36, 41], [45]]);
    expect(view.piles).toEqual([[], [37, 38, 39, 40, 42]]);
  });

  it('[S7] [S8] overtaken: 62 takes a row of five, because 29 took the row it was meant for', () => {
    const views = ends('overtaken');
    expect(views.at(-2)!.rows).toEqual([[61], [80], [90], [55, 56, 57, 58, 59]]);
    expect(views.at(-1)!.rows).toEqual([[29], [80], [90], [62]]);
    expect(views.at(-1)!.piles).toEqual([[55, 56, 57, 58, 59], [61]]);
  });

  it('name rules that exist', () => {
    for (const { rules } of Object.values(examples))
      expect(sixNimmt.rules).toEqual(expect.arrayContaining([...rules]));
  });
});
