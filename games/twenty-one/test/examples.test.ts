import { legalMoves, playExample, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { twentyOne } from '../index.ts';
import type { TwentyOneView } from '../view.ts';
import { block, coloursOn, diceFor, ONES, SIXES, Table, WRITE_ALL, writing } from './table.ts';

/** Places, from 1, where a number is to be written, and the dice for it; other dice are too high for anything. */
const part = (numbers: readonly number[]): { places: number[]; numbers: number[] } => ({
  places: [1, 2, 3, 4, 5, 6].filter((place) => numbers[place - 1] !== 0),
  numbers: numbers.map((number) => number || 6),
});

describe('the worked examples of the rulebook', () => {
  it('[T5] 1: after 6 4 3 3 1 1 the two ones stay, and the other four are rolled', () => {
    const table = new Table('AB', '643311', '265411').move(0, 'reroll');
    expect(table.dataOf('rerolled')).toEqual([{ seat: 0, stay: ['blue', 'black'] }]);
    expect(table.view().dice).toEqual({ white: 2, yellow: 6, red: 5, green: 4, blue: 1, black: 1 });
    expect(table.left).toBe(0);
  });

  it('[T9] 2: 5, crossed, 4, 2, 2, 1 with three hits is worth 14 + 6', () => {
    const table = new Table('AB', diceFor('A', 1, [5, 6, 4, 2, 2, 1]), SIXES, SIXES)
      .turn(writing('A', 1, 1, 3, 4, 5, 6), 'cross')
      .turn('cross', 'cross');
    expect(table.row(0, 1)).toBe('5 / 4× 2 2× 1×');
    expect(table.dataOf('row')).toEqual([{ seat: 0, row: 0, hits: 3, points: 20 }]);
    expect(table.left).toBe(0);
  });

  it('[T9] [T11] 3: Linus has 18, 22, 10, 26 and 12, together 88', () => {
    const rows = [
      [6, 4, 1, 3, 1, 0],
      [5, 4, 3, 1, 2, 1],
      [3, 2, 2, 0, 2, 0],
      [5, 3, 3, 2, 2, 1],
      [4, 3, 1, 2, 1, 0],
    ];
    const turns = rows.flatMap((numbers, i) => {
      const { places, numbers: dice } = part(numbers);
      const crosses = Array<[string, string]>(6 - places.length).fill([SIXES, 'cross']);
      return [[diceFor('A', i + 1, dice), writing('A', i + 1, ...places)] as const, ...crosses];
    });
    const table = new Table('AB', ...turns.map(([dice]) => dice));
    for (const [, move] of turns) table.turn(move, 'cross');
    expect([1, 2, 3, 4, 5].map((row) => table.row(0, row))).toEqual([
      '6× 4 1 3× 1 /',
      '5× 4× 3 1 2 1×',
      '3 2 2 / 2× /',
      '5× 3 3 2× 2× 1×',
      '4× 3 1 2 1 /',
    ]);
    expect(table.view()).toMatchObject({
      phase: 'over',
      points: [
        [18, 22, 10, 26, 12],
        [0, 0],
      ],
    });
    expect(twentyOne.outcome(table.state)).toEqual({ scores: [88, 0], winners: [0] });
    expect(table.left).toBe(0);
  });

  it('[T6] 4: open are white 5 and green; white 6 and green 5 fit neither, and white is crossed', () => {
    // Row 2 of sheet E is white 5, green 4, yellow 4, red 3, black 3, blue 1; E is the fifth seat's.
    expect(block.E[1]!.slice(0, 2)).toEqual([
      ['white', 5],
      ['green', 4],
    ]);
    const crossing = ['cross', 'cross', 'cross', 'cross'];
    const table = new Table('ABCDE', ONES, ONES, '611511', SIXES)
      .turn(...crossing, WRITE_ALL)
      .turn(...crossing, writing('E', 2, 3, 4, 5, 6))
      .move(2, 'keep');
    expect(legalMoves(twentyOne, table.state, 4).map(twentyOne.format)).toEqual(['cross']);
    expect(table.refusal(4, 'write white')).toEqual(['too-high', 'T6']);
    expect(table.refusal(4, 'write green')).toEqual(['too-high', 'T6']);
    for (const [seat, move] of [...crossing, 'cross'].entries()) table.move(seat, move);
    expect(table.row(4, 2)).toBe('/ . 1 1 1 1×');
    expect(table.left).toBe(0);
  });

  it('[T6] [T7] Sara hits with black 1 and blue 3, writes yellow 4, leaves red 1 and green 2; white 4 is too high', () => {
    expect(coloursOn('A', 1)).toEqual(['red', 'yellow', 'green', 'blue', 'white', 'black']);
    const table = new Table('AB', '441231', SIXES).move(0, 'keep');
    for (const colour of ['yellow', 'red', 'green', 'blue', 'black'])
      expect(table.refusal(0, `write ${colour}`)).toBeNull();
    expect(table.refusal(0, 'write white')).toEqual(['too-high', 'T6']);
    table.move(0, 'write yellow blue black').move(1, 'cross');
    expect(table.row(0, 1)).toBe('. 4 . 3× . 1×');
    expect(table.left).toBe(0);
  });
});

describe('the examples as data', () => {
  const endOf = (example: keyof typeof examples): TwentyOneView =>
    twentyOne.view(playExample(twentyOne, examples[example]).at(-1)!, WATCHER);

  it('[T5] rollAgain: the ones stay', () => {
    expect(Object.values(endOf('rollAgain').dice)).toEqual([2, 6, 5, 4, 1, 1]);
  });

  it('[T7] [T9] row: 14 and three hits are worth 20', () => {
    expect(endOf('row').fields[0]![0]).toEqual([5, 0, 4, 2, 2, 1]);
    expect(endOf('row').points[0]).toEqual([20]);
  });

  it('[T9] [T11] linus: the fifth line is worth 12, all together 88', () => {
    const { phase, fields, points } = endOf('linus');
    expect(phase).toBe('over');
    expect(fields[0]![4]).toEqual([4, 3, 1, 2, 1, 0]);
    expect(points[0]).toEqual([18, 22, 10, 26, 12]);
  });

  it('[T6] [T7] hits: yellow, blue and black are written', () => {
    expect(endOf('hits').fields[0]![0]).toEqual([null, 4, null, 3, null, 1]);
  });

  it('[T6] crossed: white, the leftmost of the open fields', () => {
    expect(endOf('crossed').fields[4]![1]).toEqual([0, null, 1, 1, 1, 1]);
  });

  it('name rules that exist', () => {
    for (const { rules } of Object.values(examples))
      expect(twentyOne.rules).toEqual(expect.arrayContaining([...rules]));
  });
});
