import { legalMoves, listSeats, Misfit } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { ONES, SIXES, Table, WRITE_ALL } from './table.ts';

const movesOf = (table: Table, seat: number): string[] =>
  legalMoves(twentyOne, table.state, seat).map(twentyOne.format);

describe('a roll', () => {
  it('[T13] is first made by seat 0, with all six dice', () => {
    const table = new Table('ABC', '643311');
    expect(table.view()).toMatchObject({ turn: 1, active: 0, rolls: 1, phase: 'roll', toAct: [0] });
    expect(table.dataOf('roll')).toEqual([{ white: 6, yellow: 4, red: 3, green: 3, blue: 1, black: 1 }]);
  });

  it('[T5] is kept or made once more, by the active seat alone', () => {
    const table = new Table('ABC', '643311');
    expect(movesOf(table, 0)).toEqual(['keep', 'reroll']);
    expect(table.refusal(1, 'keep')).toEqual(['not-your-turn', 'T5']);
    expect(table.refusal(2, 'reroll')).toEqual(['not-your-turn', 'T5']);
  });

  it('[T6] comes before any choice', () => {
    const table = new Table('ABC', ONES);
    for (const seat of [0, 1, 2]) {
      expect(table.refusal(seat, 'cross')).toEqual(['roll-first', 'T6']);
      expect(table.refusal(seat, WRITE_ALL)).toEqual(['roll-first', 'T6']);
    }
  });

  it('[T5] that is kept stays as it lies, and makes no second event', () => {
    const table = new Table('ABC', '643311').move(0, 'keep');
    expect(table.view()).toMatchObject({ rolls: 1, phase: 'choose', toAct: [0, 1, 2] });
    expect(table.view().dice).toEqual({ white: 6, yellow: 4, red: 3, green: 3, blue: 1, black: 1 });
    expect(table.dataOf('roll')).toHaveLength(1);
    expect(table.dataOf('kept')).toEqual([{ seat: 0 }]);
  });
});

describe('the second roll', () => {
  it('[T5] is made with all dice but the ones, and its event shows all six dice', () => {
    const table = new Table('AB', '143361', '166661').move(0, 'reroll');
    expect(table.dataOf('rerolled')).toEqual([{ seat: 0, stay: ['white', 'black'] }]);
    expect(table.dataOf('roll').at(-1)).toEqual({ white: 1, yellow: 6, red: 6, green: 6, blue: 6, black: 1 });
    expect(table.view().dice).toEqual(table.dataOf('roll').at(-1));
    expect(table.left).toBe(0);
  });

  it.each([
    ['143361', '243361'],
    ['143361', '143362'],
  ])('[T5] cannot move a one: after %s no %s', (first, second) => {
    expect(() => new Table('AB', first, second).move(0, 'reroll')).toThrow(Misfit);
  });

  it('[T5] moves everything where there is no one', () => {
    expect(new Table('AB', '234565', '111111').move(0, 'reroll').view().rolls).toBe(2);
  });

  it('[T5] is the last: there is nothing to keep after it', () => {
    const table = new Table('AB', '643311', '554411').move(0, 'reroll');
    expect(table.view()).toMatchObject({ phase: 'choose', rolls: 2, toAct: [0, 1] });
    for (const seat of [0, 1])
      for (const move of ['keep', 'reroll'])
        expect(table.refusal(seat, move)).toEqual(['rolling-over', 'T5']);
  });

  it('[T5] cannot follow a kept roll', () => {
    const table = new Table('AB', '643311').move(0, 'keep');
    expect(table.refusal(0, 'reroll')).toEqual(['rolling-over', 'T5']);
    expect(table.refusal(0, 'keep')).toEqual(['rolling-over', 'T5']);
  });

  it('[T5] cannot follow six ones: they are kept', () => {
    const table = new Table('AB', ONES);
    expect(movesOf(table, 0)).toEqual(['keep']);
    expect(table.refusal(0, 'reroll')).toEqual(['six-ones', 'T5']);
    expect(table.refusal(1, 'reroll')).toEqual(['not-your-turn', 'T5']);
    expect(table.move(0, 'keep').view().phase).toBe('choose');
  });

  it('[T5] may follow five ones, and may end in six', () => {
    const table = new Table('AB', '111121', ONES).move(0, 'reroll');
    expect(table.view()).toMatchObject({ phase: 'choose', dice: { blue: 1 } });
    expect(table.left).toBe(0);
  });
});

describe('the dice', () => {
  it('[T10] go round the table from seat to seat, all of them rolled each time', () => {
    const table = new Table('ABC', ONES, '234561', '666661', '111112');
    for (const seat of [0, 1, 2]) {
      expect(table.view().active).toBe(seat);
      expect(listSeats(twentyOne.toAct(table.state))).toEqual([seat]);
      table.turn('cross', 'cross', 'cross');
    }
    expect(table.view()).toMatchObject({ turn: 4, active: 0, rolls: 1, phase: 'roll' });
    expect(table.dataOf('turn').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
    expect(table.dataOf('roll').map((dice) => Object.values(dice).join(''))).toEqual([
      ONES,
      '234561',
      '666661',
      '111112',
    ]);
    expect(table.left).toBe(0);
  });

  it('[T10] are rolled once, not twice, after a turn with two rolls', () => {
    const table = new Table('AB', SIXES, '222222', '333333')
      .move(0, 'reroll')
      .move(0, 'cross')
      .move(1, 'cross');
    expect(table.view()).toMatchObject({ active: 1, rolls: 1, toAct: [1], dice: { white: 3 } });
    expect(table.left).toBe(0);
  });
});
