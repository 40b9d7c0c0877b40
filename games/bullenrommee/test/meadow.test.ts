import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, isMeadow, jokerFits, readings, room } from '../meadow.ts';
import { isRow } from './brute.ts';
import { ALL, Table } from './table.ts';

const J = 0;

/** The numbers that may be put at a place, or in the place of the joker there. */
const fitting = (row: readonly number[], place: number): number[] =>
  ALL.filter((card) => contains(room(row, 0, row.length, place - 1, place), card));
const swapping = (row: readonly number[], place: number): number[] =>
  ALL.filter((card) => contains(room(row, 0, row.length, place - 1, place + 1), card));
const takesJoker = (row: readonly number[], place: number): boolean =>
  jokerFits(row, 0, row.length, place - 1, place);

/** Of these rows, those that are meadows. */
const meadows = (...rows: readonly string[]): string[] =>
  rows.filter((row) => {
    const [a, b, c] = row.split(' ').map((name) => (name === 'J' ? J : Number(name)));
    return isMeadow(a!, b!, c!);
  });

describe('three cards', () => {
  it('[B12] are a meadow if each is 1 or 2 higher than the one before', () => {
    const right = ['14 15 16', '14 16 18', '14 16 17', '14 15 17'];
    expect(meadows(...right)).toEqual(right);
    expect(meadows('14 15 18', '14 17 18', '16 15 14', '14 14 15', '16 14 15')).toEqual([]);
  });

  it('[B12] may go on with 1 or 2 after 99 or 100', () => {
    const right = ['98 99 1', '98 100 2', '99 1 2', '100 1 3', '99 100 1', '100 2 4'];
    expect(meadows(...right)).toEqual(right);
    expect(meadows('98 99 2', '98 1 2', '97 98 1', '1 2 100')).toEqual([]);
  });

  it('[B15] [B16] are one with jokers if some numbering works, and no two jokers touch', () => {
    const right = ['14 J 16', '14 J 17', '14 J 18', 'J 14 16', '14 15 J', 'J 14 J', '99 J 3'];
    expect(meadows(...right)).toEqual(right);
    expect(meadows('14 J 15', '14 J 19', 'J 14 17', 'J J 14', '14 J J', 'J J J', 'J 16 14')).toEqual([]);
  });

  it('[B12] [B15] [B16] are a meadow exactly if a trial of all numberings says so', () => {
    const wrong: number[][] = [];
    for (const a of [J, 1, 2, 50, 96, 97, 98, 99, 100])
      for (const b of [J, ...ALL])
        for (const c of [J, ...ALL]) if (isMeadow(a, b, c) !== isRow([a, b, c])) wrong.push([a, b, c]);
    expect(wrong).toEqual([]);
  });
});

describe('a longer row', () => {
  it('[B13] takes the cards of the example at its ends and in between', () => {
    const row = [14, 16, 17, 19];
    const fits = [0, 1, 2, 3, 4].map((place) => fitting(row, place));
    expect(fits).toEqual([[12, 13], [15], [], [18], [20, 21]]);
  });

  it('[B12] [B13] goes on over 100 at its end and at its front', () => {
    expect(fitting([97, 98, 100], 3)).toEqual([1, 2]);
    expect(fitting([97, 98, 99], 3)).toEqual([1, 100]);
    expect(fitting([1, 2, 4], 0)).toEqual([99, 100]);
    expect(fitting([98, 100, 2], 2)).toEqual([1]);
    expect(fitting([99, J, 3], 2)).toEqual([1, 2]);
  });

  it('[B13] [B16] may take the same card on either side of a joker', () => {
    const row = [30, J, 34];
    expect([1, 2].map((place) => fitting(row, place))).toEqual([
      [31, 32],
      [32, 33],
    ]);
    expect([0, 1].map((place) => fitting([J, 30, 31], place))).toEqual([
      [26, 27, 28],
      [28, 29],
    ]);
    expect([2, 3].map((place) => fitting([30, 31, J], place))).toEqual([
      [32, 33],
      [33, 34, 35],
    ]);
    expect([2, 3].map((place) => fitting([J, 99, J], place))).toEqual([
      [1, 100],
      [1, 2, 3],
    ]);
  });

  it('[B15] takes a joker at an end that is a number, and between numbers that differ by 2', () => {
    const places = (row: readonly number[]): number[] =>
      [...row.keys(), row.length].filter((place) => takesJoker(row, place));
    expect(places([14, 16, 17, 19])).toEqual([0, 1, 3, 4]);
    expect(places([J, 14, 16])).toEqual([2, 3]);
    expect(places([14, J, 18])).toEqual([0, 3]);
    expect(places([J, 14, J])).toEqual([]);
  });

  it('[B12] never runs round onto itself', () => {
    const row = ALL.filter((card) => card >= 3 && card !== 50);
    expect(fitting(row, 0)).toEqual([1, 2]);
    expect(fitting(row, row.length)).toEqual([1, 2]);
    const full = [...row, 2];
    expect([fitting(full, 0), fitting(full, full.length)]).toEqual([[], []]);
    expect([takesJoker(full, 0), takesJoker(full, full.length), takesJoker(full, 47)]).toEqual([
      false,
      false,
      true,
    ]);
    // The joker stands for 1 or 2; with 2 in its place, 1 would have none; and nothing but 1 or 2 can be there.
    const withJoker = [...row, 1, J];
    expect(swapping(withJoker, withJoker.length - 1)).toEqual([2]);
    expect(swapping([J, ...row, 1], 0)).toEqual([2]);
    expect(fitting(withJoker, 0)).toEqual([]);
    expect([takesJoker(withJoker, 0), takesJoker(full.with(-1, J), 0)]).toEqual([false, true]);
    // A joker, 3, 5 and so on up to 1: the joker stands for 2, and a second one would have no number left.
    expect(takesJoker([J, ...row.filter((card) => card !== 4), 1], row.length + 1)).toBe(false);
  });

  /** A meadow that goes on for long, with jokers in it. */
  const rows = fc
    .record({
      start: fc.integer({ min: 1, max: 100 }),
      steps: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 2, maxLength: 98 }),
      jokers: fc.array(fc.nat(98), { maxLength: 10 }),
      ends: fc.nat(3),
    })
    .map(({ start, steps, jokers, ends }) => {
      const row = [start];
      for (const step of steps) row.push(((row.at(-1)! + step - 1) % 100) + 1);
      for (const i of jokers) if (i < row.length) row[i] = J;
      if ((ends & 1) === 1) row[0] = J;
      if ((ends & 2) === 2) row[row.length - 1] = J;
      return row;
    })
    .filter(
      (row) =>
        isRow(row) &&
        new Set(row.filter((card) => card !== J)).size === row.filter((card) => card !== J).length,
    );

  it('[B12] [B13] [B15] [B16] [B17] takes exactly what a trial of all numberings allows', {
    timeout: 20_000,
  }, () => {
    fc.assert(
      fc.property(rows, (row) => {
        const free = ALL.filter((card) => !row.includes(card));
        for (let place = 0; place <= row.length; place++) {
          const fits = free.filter((card) => isRow(row.toSpliced(place, 0, card)));
          expect(fitting(row, place).filter((card) => free.includes(card))).toEqual(fits);
          expect(takesJoker(row, place)).toBe(isRow(row.toSpliced(place, 0, J)));
          if (row[place] !== J) continue;
          const swaps = free.filter((card) => isRow(row.with(place, card)));
          expect(swapping(row, place).filter((card) => free.includes(card))).toEqual(swaps);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('meadows on the table', () => {
  const hands = [
    [14, 16, 17, 19, 13, 20, 22, 40, 41, 42, 15, 18, 80],
    [98, 99, 1, 2, 4, 100, 3],
  ];

  it('[B12] [B13] grow as in the rulebook: 14 16 17 19 by 13, 20 and 22 at once', () => {
    const table = Table.dealt({ hands }).play('lay 14 16 17', 'add 19 m1@4');
    expect(table.legal('add 1')).toEqual(['add 13 m1@1', 'add 15 m1@2', 'add 18 m1@4']);
    table.play('add 13 m1@1', 'add 20 m1@6', 'add 22 m1@7');
    expect(table.meadows).toEqual(['13 14 16 17 19 20 22']);
  });

  it('[B12] run over 100: 98 99 1 2 4 and 98 100 2 3', () => {
    const table = Table.dealt({ hands }).play('draw', 'lay 98 99 1', 'add 2 m1@4', 'add 4 m1@5');
    expect(table.meadows).toEqual(['98 99 1 2 4']);
    const other = Table.dealt({ hands }).play('draw', 'lay 98 100 2', 'add 3 m1@4');
    expect(other.meadows).toEqual(['98 100 2 3']);
  });

  it('[B14] keep their cards, order and owner whatever is added to them', () => {
    const table = Table.dealt({ hands }).play('lay 14 16 17', 'lay 40 41 42', 'done');
    table.play('lay 98 99 1', 'add J m1@2', 'add J m2@1', 'add 100 m3@3');
    expect(table.meadows).toEqual(['14 J 16 17', 'J 40 41 42', '98 99 100 1']);
    expect(table.view().meadows.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    // 40 41 42 and 44 would join with 43; no step does such a thing, or takes a number back.
    expect(table.legal().every((text) => /^(add|lay|swap|done)/.test(text))).toBe(true);
    expect(table.refusal('swap 2 m3@4')).toEqual(['no-joker', 'B17']);
  });

  it('[B12] [B13] [B15] [B16] refuse what does not fit, each by its rule', () => {
    const table = Table.dealt({ hands }).play('lay 14 J 17');
    expect(table.refusal('lay 40 41 80')).toEqual(['no-meadow', 'B12']);
    expect(table.refusal('lay 42 J 40')).toEqual(['no-meadow', 'B16']);
    expect(table.refusal('lay J J 40')).toEqual(['jokers-adjacent', 'B15']);
    expect(table.refusal('add J m1@2')).toEqual(['jokers-adjacent', 'B15']);
    expect(table.refusal('add J m1@3')).toEqual(['jokers-adjacent', 'B15']);
    expect(table.refusal('add 18 m1@3')).toEqual(['does-not-fit', 'B16']);
    expect(table.refusal('add 20 m1@4')).toEqual(['does-not-fit', 'B13']);
    expect(table.refusal('add 18 m1@5')).toEqual(['no-such-place', 'B13']);
    expect(table.refusal('add 18 m2@1')).toEqual(['no-such-meadow', 'B8']);
    expect(table.refusal('add 18 m1@4')).toBeNull();
  });

  it('[B13] [B17] look at their own cards: a joker of the meadow before or behind is not beside them', () => {
    const own = [14, 15, 16, 17, 20, 21, 22, 40, 80];
    const table = Table.dealt({ hands: [own, []] }).play('lay 14 15 16', 'lay J 40 J', 'lay 20 21 22');
    expect(table.refusal('swap 17 m1@4')).toEqual(['no-joker', 'B17']);
    expect(table.refusal('add 80 m3@1')).toEqual(['does-not-fit', 'B13']);
  });
});

describe('a joker in a meadow', () => {
  it('[B16] [B17] stands for just the numbers that may be put in its place', () => {
    expect(readings([30, J, 32], 1)).toEqual([31]);
    expect(readings([30, J, 34], 1)).toEqual([32]);
    expect(readings([30, 31, J, 34], 2)).toEqual([32, 33]);
    expect(readings([30, J, 33], 1)).toEqual([31, 32]);
    expect(readings([J, 30, 31], 0)).toEqual([28, 29]);
    expect(readings([J, 14, J], 2)).toEqual([15, 16]);
  });

  it('[B12] [B16] stands for numbers on both sides of 100', () => {
    expect(readings([97, 99, J], 2)).toEqual([100, 1]);
    expect(readings([J, 2, 3], 0)).toEqual([100, 1]);
    expect(readings([99, J, 2], 1)).toEqual([100, 1]);
  });
});
