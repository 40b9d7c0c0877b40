import { readMatch } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { Table, upTo } from './table.ts';

const rest = (...cards: number[]): number[] => upTo(1, 100).filter((card) => !cards.includes(card));

describe('a round', () => {
  it('[E13] ends at once when a hand is empty: the others count their heads', () => {
    const piles = [[35], rest(35, 36, 55, 10, 11, 1)];
    const table = Table.amid({ hands: [[36], [55, 10], [11, 1]], piles }).play('0: 36>1');
    expect(table.dataOf('counted')).toEqual([{ hands: [[], [10, 55], [1, 11]] }]);
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [0, 10, 6], totals: [0, 10, 6] }]);
    expect(table.view()).toMatchObject({ phase: 'over', totals: [0, 10, 6] });
  });

  it('[E13] counts no bull cards, and they go back', () => {
    const piles = [[35], rest(35, 36, 1, 2)];
    const next = { hands: [[], [], []], pile: 50 };
    const table = Table.amid({ hands: [[36], [1], [2]], piles, bulls: [1, 4, 5] }, next).play('0: 36>1');
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [0, 1, 1], totals: [0, 1, 1] }]);
    expect(table.view()).toMatchObject({ round: 2, bulls: [0, 0, 0], supply: 10 });
  });

  it('[E13] ends in the middle of a turn with several cards, on several piles', () => {
    const piles = [[35], [50], rest(35, 36, 37, 50, 51, 1)];
    const next = { hands: [[], []], pile: 40, stack: [45, 46] };
    const table = Table.amid({ hands: [[36, 37, 51], [1]], piles, bulls: [2, 0] }, next);
    table.play('0: 36>1', '0: 51>2', '0: 37>1');
    expect(table.view()).toMatchObject({ round: 2, totals: [0, 1], piles: [[40]], tops: [40], toAct: [1] });
    // Nothing of the turn that ended is left over.
    expect(table.legal()).toContain('take 1');
    expect(table.play('1: take 1').view().tops).toEqual([45, 46]);
  });

  it('[E13] adds to the totals', () => {
    const piles = [[35], rest(35, 36, 11)];
    const table = Table.amid({ hands: [[36], [11]], piles, totals: [40, 30] }).play('0: 36>1');
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [0, 5], totals: [40, 35] }]);
  });

  it('[E13] shows all hands when they are counted', () => {
    const piles = [[35], rest(35, 36, 11, 1)];
    const table = Table.amid({ hands: [[36], [11], [1]], piles }).play('0: 36>1');
    expect(table.view().hands).toEqual([[], [11], [1]]);
  });

  it('[E14] ends at once when no pile is left and the stack is empty: every seat counts', () => {
    const pile = rest(1, 11);
    const table = Table.amid({ hands: [[1], [11]], piles: [pile] }).play('0: take 1');
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [162, 5], totals: [162, 5] }]);
    expect(table.view()).toMatchObject({ phase: 'over', piles: [] });
  });

  it('[E14] [E10] ends before anybody chooses a bull card', () => {
    const table = Table.amid({ hands: [[1], [11], [12]], piles: [rest(1, 11, 12)], bulls: [0, 5, 5] });
    expect(table.play('0: take 1').view()).toMatchObject({ phase: 'over', bulls: [0, 5, 5] });
  });

  it('[E14] goes on while a pile is left, or the stack gives one', () => {
    const pile = Table.amid({ hands: [[1], [11]], piles: [[50], rest(1, 11, 50)] }).play('0: take 2');
    expect(pile.view()).toMatchObject({ phase: 'turn', piles: [[50]], toAct: [1] });
    const stack = Table.amid({ hands: [[1], [11]], piles: [rest(1, 11, 50)], stack: [50] });
    expect(stack.play('0: take 1').view()).toMatchObject({ phase: 'turn', piles: [[50]], toAct: [1] });
    expect(stack.play('1: take 1').view()).toMatchObject({ phase: 'over', totals: [159, 8] });
  });

  it('[E14] is followed by a round that the seat with the most begins, as after any other', () => {
    const next = { hands: [[], []], pile: 50 };
    const table = Table.amid({ hands: [[1], rest(1, 50)], piles: [[50]] }, next).play('0: take 1');
    expect(table.view()).toMatchObject({ round: 2, first: 1, totals: [4, 163] });
  });
});

describe('a match', () => {
  it.each([2, 3, 4, 5, 6, 7])('[E15] of %i seats has as many rounds, unless stated otherwise', (seats) => {
    const options = (given: object): unknown => {
      const match = readMatch(elevenNimmt, seats, { ...given });
      return match.ok ? match.value.options : match.refusal.rule;
    };
    expect(options({})).toEqual({ rounds: seats });
    expect(options({ rounds: 100 })).toEqual({ rounds: 100 });
    expect(options({ rounds: 1 })).toEqual({ rounds: 1 });
    expect([options({ rounds: 0 }), options({ rounds: 101 })]).toEqual(['E15', 'E15']);
  });

  it('[E15] has from 2 to 7 seats', () => {
    expect([1, 8].map((seats) => readMatch(elevenNimmt, seats, {}).ok)).toEqual([false, false]);
  });

  it('[E15] ends after its last round; the fewest minus points win', () => {
    const piles = [[35], rest(35, 36, 11)];
    const table = Table.amid({ hands: [[36], [11]], piles, totals: [40, 30] }).play('0: 36>1');
    expect(table.dataOf('end')).toEqual([{ scores: [40, 35], winners: [1] }]);
    expect(elevenNimmt.outcome(table.state)).toEqual({ scores: [40, 35], winners: [1] });
    expect(table.refusal('0: take 1')).toEqual(['match-over', 'E15']);
  });

  it('[E15] has several winners, if they have equally few', () => {
    const piles = [[35], rest(35, 36, 11, 1)];
    const table = Table.amid({ hands: [[36], [11], [1]], piles, totals: [35, 30, 50] }).play('0: 36>1');
    expect(elevenNimmt.outcome(table.state)).toEqual({ scores: [35, 35, 51], winners: [0, 1] });
  });

  it('[E15] has no outcome before its end', () => {
    const table = Table.amid({ hands: [[36], []], piles: [[35]] }, { hands: [[], []], pile: 50 });
    expect(elevenNimmt.outcome(table.state)).toBe(null);
    expect(elevenNimmt.outcome(table.play('0: 36>1').state)).toBe(null);
    expect(table.dataOf('end')).toEqual([]);
  });
});
