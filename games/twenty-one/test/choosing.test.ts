import { legalMoves } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { coloursOn, diceFor, ONES, SIXES, Table, WRITE_ALL, writing } from './table.ts';

const movesOf = (table: Table, seat: number): string[] =>
  legalMoves(twentyOne, table.state, seat).map(twentyOne.format).sort();

describe('writing', () => {
  it('[T6] puts each die into the field of its colour, whatever its place', () => {
    // Row 1 of sheet A is red 6, yellow 5, green 4, blue 3, white 2, black 1.
    const table = new Table('AB', '214361', SIXES).turn('write white yellow red', 'cross');
    expect(table.row(0, 1)).toBe('4 1 . . 2× .');
    expect(table.dataOf('wrote')).toEqual([
      {
        seat: 0,
        row: 0,
        written: [
          { colour: 'white', number: 2, hit: true },
          { colour: 'yellow', number: 1, hit: false },
          { colour: 'red', number: 4, hit: false },
        ],
      },
    ]);
    expect(table.left).toBe(0);
  });

  it('[T6] may be any of the dice that fit, one or more, and nothing else', () => {
    const table = new Table('AB', diceFor('A', 1, [6, 6, 6, 3, 3, 1])).move(0, 'keep');
    expect(movesOf(table, 0)).toEqual(
      [
        'cross',
        'write blue',
        'write black',
        'write red',
        'write red blue',
        'write red black',
        'write blue black',
        'write red blue black',
      ].sort(),
    );
  });

  it('[T6] takes all six at once if they fit', () => {
    const table = new Table('AB', ONES, SIXES).move(0, 'keep');
    expect(movesOf(table, 0)).toHaveLength(64);
    expect(twentyOne.maxMoves).toBe(64);
    table.move(0, WRITE_ALL).move(1, 'cross');
    expect(table.row(0, 1)).toBe('1 1 1 1 1 1×');
  });

  it('[T6] takes a die as high as the printed number, not a higher one', () => {
    const table = new Table('AB', diceFor('A', 1, [6, 5, 4, 4, 3, 2])).move(0, 'keep');
    for (const place of [1, 2, 3]) expect(table.refusal(0, writing('A', 1, place))).toBeNull();
    for (const place of [4, 5, 6])
      expect(table.refusal(0, writing('A', 1, place))).toEqual(['too-high', 'T6']);
    expect(table.refusal(0, writing('A', 1, 1, 2, 6))).toEqual(['too-high', 'T6']);
    const move = twentyOne.parse(writing('A', 1, 4))!;
    expect(twentyOne.refuse(table.state, 0, move)?.detail).toEqual({ colour: 'blue', die: 4, printed: 3 });
    // Of several that do not fit, white is named first.
    const three = twentyOne.parse(writing('A', 1, 4, 5, 6))!;
    expect(twentyOne.refuse(table.state, 0, three)?.detail).toEqual({ colour: 'white', die: 3, printed: 2 });
  });

  it('[T6] needs an open field: not one that is written or crossed', () => {
    const table = new Table('AB', ONES, ONES, ONES)
      .turn('cross', 'cross')
      .turn(writing('A', 1, 3), 'cross')
      .move(0, 'keep');
    expect(table.row(0, 1)).toBe('/ . 1 . . .');
    for (const place of [1, 3]) expect(table.refusal(0, writing('A', 1, place))).toEqual(['not-open', 'T6']);
    expect(table.refusal(0, WRITE_ALL)).toEqual(['not-open', 'T6']);
    expect(table.refusal(0, writing('A', 1, 2, 4, 5, 6))).toBeNull();
    expect(table.left).toBe(0);
  });

  it('[T7] marks a hit where the number is the printed one', () => {
    const table = new Table('AB', diceFor('A', 1, [6, 4, 4, 2, 2, 1]), SIXES).turn(WRITE_ALL, 'cross');
    expect(table.row(0, 1)).toBe('6× 4 4× 2 2× 1×');
    expect(
      table
        .dataOf('wrote')[0]!
        .written.filter(({ hit }) => hit)
        .map(({ colour }) => colour),
    ).toEqual(['white', 'red', 'green', 'black']);
    expect(table.dataOf('row')).toEqual([{ seat: 0, row: 0, hits: 4, points: 19 + 10 }]);
  });
});

describe('crossing', () => {
  it('[T6] strikes out the leftmost open field, one at a time', () => {
    const table = new Table('AB', ONES, ONES, ONES, ONES)
      .turn(writing('A', 1, 2), 'cross')
      .turn('cross', 'cross')
      .turn('cross', 'cross');
    expect(table.row(0, 1)).toBe('/ 1 / . . .');
    expect(table.row(1, 1)).toBe('/ / / . . .');
    expect(table.dataOf('crossed').filter(({ seat }) => seat === 1)).toEqual(
      coloursOn('B', 1)
        .slice(0, 3)
        .map((colour) => ({ seat: 1, row: 0, colour })),
    );
  });

  it('[T6] is allowed although one could write', () => {
    const table = new Table('AB', ONES, SIXES).move(0, 'keep');
    expect(movesOf(table, 0)).toContain(WRITE_ALL);
    table.move(0, 'cross').move(1, WRITE_ALL);
    expect(table.row(0, 1)).toBe('/ . . . . .');
    expect(table.view().rows).toEqual([0, 1]);
  });

  it('[T6] is all that is left where no die fits', () => {
    // Row 1 of sheet A begins with red 6; with that crossed, a six fits nowhere.
    const table = new Table('AB', SIXES, SIXES).turn('cross', 'cross').move(1, 'keep');
    expect(movesOf(table, 0)).toEqual(['cross']);
    expect(movesOf(table, 1)).toEqual(['cross']);
  });
});
