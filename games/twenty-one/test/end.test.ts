import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { diceFor, ONES, SIXES, Table, WRITE_ALL, writing } from './table.ts';

describe('a complete row', () => {
  // Row 1, 6 5 4 3 2 1: the numbers of each line make this many hits. A 1 in the last field is always one.
  it.each([
    [0, [5, 4, 3, 2, 1, 0], 15],
    [1, [5, 4, 3, 2, 1, 1], 16 + 1],
    [2, [6, 4, 3, 2, 1, 1], 17 + 3],
    [3, [6, 5, 3, 2, 1, 1], 18 + 6],
    [4, [6, 5, 4, 2, 1, 1], 19 + 10],
    [5, [6, 5, 4, 3, 1, 1], 20 + 15],
    [6, [6, 5, 4, 3, 2, 1], 21 + 21],
  ])('[T9] with %i hits gets the bonus for them', (hits, numbers, points) => {
    const wanted = [1, 2, 3, 4, 5, 6].filter((place) => numbers[place - 1] !== 0);
    const dice = diceFor(
      'A',
      1,
      numbers.map((number) => number || 6),
    );
    const rolls = wanted.length === 6 ? [dice, SIXES] : [dice, SIXES, SIXES];
    const table = new Table('AB', ...rolls).turn(writing('A', 1, ...wanted), 'cross');
    if (wanted.length < 6) table.turn('cross', 'cross');
    expect(table.dataOf('row')).toEqual([{ seat: 0, row: 0, hits, points }]);
    expect(table.view()).toMatchObject({ points: [[points], []], totals: [points, 0], rows: [1, 0] });
    expect(table.left).toBe(0);
  });

  it('[T9] is worth nothing where everything is crossed', () => {
    const table = new Table('AB', ...Array<string>(7).fill(SIXES));
    for (let i = 0; i < 6; i++) table.turn('cross', 'cross');
    expect(table.row(0, 1)).toBe('/ / / / / /');
    expect(table.view()).toMatchObject({ points: [[0], [0]], totals: [0, 0], rows: [1, 1] });
  });

  it('[T9] is not scored before its last field is filled', () => {
    const table = new Table('AB', ONES, SIXES).turn(writing('A', 1, 1, 2, 3, 4, 5), 'cross');
    expect(table.dataOf('row')).toEqual([]);
    expect(table.view()).toMatchObject({ points: [[], []], totals: [0, 0], rows: [0, 0] });
  });

  it('[T9] is followed by the row below, from the next turn on and not before', () => {
    const table = new Table('AB', ONES, ONES, ONES).turn(WRITE_ALL, 'cross');
    expect([table.row(0, 1), table.row(0, 2)]).toEqual(['1 1 1 1 1 1×', '. . . . . .']);
    table.turn('cross', 'cross');
    expect([table.row(0, 1), table.row(0, 2)]).toEqual(['1 1 1 1 1 1×', '/ . . . . .']);
    expect([table.row(1, 1), table.row(1, 2)]).toEqual(['/ / . . . .', '. . . . . .']);
  });

  it('[T9] holds what it got, whatever is written below it: nobody works in two rows', () => {
    // Ones would fit into row 2, but they are the dice of fields that are full in row 1.
    const table = new Table(
      'AB',
      diceFor('A', 1, [6, 5, 6, 6, 6, 6]),
      diceFor('A', 1, [1, 1, 4, 3, 2, 1]),
      ONES,
    );
    table.turn(writing('A', 1, 1, 2), 'cross').move(1, 'keep');
    for (const place of [1, 2]) expect(table.refusal(0, writing('A', 1, place))).toEqual(['not-open', 'T6']);
    table.move(0, writing('A', 1, 3, 4, 5, 6)).move(1, 'cross');
    expect(table.view().totals).toEqual([42, 0]);
    expect(table.row(0, 2)).toBe('. . . . . .');
  });

  it('[T9] has the printed numbers of its own row to be measured by', () => {
    const table = new Table('AB', ONES, diceFor('A', 2, [6, 5, 4, 4, 3, 1]), SIXES);
    table.turn(WRITE_ALL, 'cross').move(1, 'keep');
    for (const place of [1, 2, 4])
      expect(table.refusal(0, writing('A', 2, place))).toEqual(['too-high', 'T6']);
    table.move(0, writing('A', 2, 3, 5, 6)).move(1, 'cross');
    expect(table.row(0, 2)).toBe('. . 4× . 3× 1×');
  });
});

describe('the end', () => {
  const fiveTurns = Array<string>(5).fill(ONES);

  it('[T11] comes with the turn in which a fifth row is complete; others score their row as it stands', () => {
    const table = new Table('ABC', ...fiveTurns)
      .turn(WRITE_ALL, WRITE_ALL, 'cross')
      .turn(WRITE_ALL, WRITE_ALL, 'cross')
      .turn(WRITE_ALL, WRITE_ALL, 'cross')
      .turn(WRITE_ALL, writing('B', 4, 6), 'cross')
      .turn(WRITE_ALL, writing('B', 4, 1, 3), writing('C', 1, 5, 6));
    expect(table.row(1, 4)).toBe('1 . 1 . . 1×');
    expect(table.row(2, 1)).toBe('/ / / / 1 1×');
    expect(table.view()).toMatchObject({
      phase: 'over',
      toAct: [],
      rows: [5, 3, 1],
      points: [
        [7, 7, 7, 7, 7],
        [7, 7, 7, 3 + 1],
        [3, 0],
      ],
      totals: [35, 25, 3],
    });
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [35, 25, 3], totals: [35, 25, 3] }]);
    expect(table.dataOf('end')).toEqual([{ scores: [35, 25, 3], winners: [0] }]);
    expect(table.left).toBe(0);
  });

  it('[T11] waits until all have chosen', () => {
    const table = new Table('AB', ...fiveTurns);
    for (let i = 0; i < 4; i++) table.turn(WRITE_ALL, WRITE_ALL);
    table.move(0, 'keep').move(0, WRITE_ALL);
    expect(table.view()).toMatchObject({ phase: 'choose', toAct: [1] });
    expect(twentyOne.outcome(table.state)).toBeNull();
    table.move(1, 'cross');
    expect(table.view().phase).toBe('over');
  });

  it('[T11] [T12] may find several that finish together, and share the win', () => {
    const table = new Table('ABCD', ...fiveTurns);
    for (let i = 0; i < 5; i++) table.turn(WRITE_ALL, 'cross', WRITE_ALL, WRITE_ALL);
    expect(table.view().rows).toEqual([5, 0, 5, 5]);
    expect(table.dataOf('row').filter(({ row }) => row === 4)).toHaveLength(3);
    expect(twentyOne.outcome(table.state)).toEqual({ scores: [35, 0, 35, 35], winners: [0, 2, 3] });
    expect(table.left).toBe(0);
  });

  it('[T11] gives nothing for a row that is only reached with the last turn', () => {
    const table = new Table('AB', ONES, ...fiveTurns).turn('cross', 'cross');
    table.turn(writing('A', 1, 2, 3, 4, 5, 6), 'cross');
    for (let i = 0; i < 3; i++) table.turn(WRITE_ALL, 'cross');
    table.turn(WRITE_ALL, 'cross');
    expect(table.view()).toMatchObject({
      phase: 'over',
      rows: [5, 1],
      points: [
        [6, 7, 7, 7, 7],
        [0, 0],
      ],
    });
    expect(table.dataOf('row').at(-1)).toEqual({ seat: 1, row: 1, hits: 0, points: 0 });
    expect(table.left).toBe(0);
  });

  it('[T12] is won by the most points, not by the seat that finishes', () => {
    const rolls = [diceFor('B', 1, [6, 5, 4, 3, 2, 1]), ...fiveTurns];
    const table = new Table('AB', ...rolls)
      .turn('cross', WRITE_ALL)
      .turn(writing('A', 1, 2, 3, 4, 5, 6), 'cross');
    for (let i = 0; i < 4; i++) table.turn(WRITE_ALL, 'cross');
    expect(table.view().rows).toEqual([5, 1]);
    expect(twentyOne.outcome(table.state)).toEqual({ scores: [6 + 4 * 7, 42], winners: [1] });
    expect(table.left).toBe(0);
  });

  it('[T11] lets nobody move any more', () => {
    const table = new Table('AB', ...fiveTurns);
    for (let i = 0; i < 5; i++) table.turn(WRITE_ALL, WRITE_ALL);
    for (const move of ['keep', 'reroll', 'cross', WRITE_ALL])
      for (const seat of [0, 1]) expect(table.refusal(seat, move)).toEqual(['match-over', 'T11']);
    expect([0, 1].map((seat) => twentyOne.retract(table.state, seat))).toEqual([false, false]);
  });
});
