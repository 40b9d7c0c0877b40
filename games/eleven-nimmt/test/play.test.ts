import type { Move } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { Table, upTo } from './table.ts';

/** The cards that a seat with all other cards may play on this one. */
function followers(top: number): number[] {
  const table = Table.amid({ hands: [[], []], piles: [[top]], acting: 1 });
  return table
    .legal()
    .filter((move) => move.includes('>'))
    .map((move) => Number.parseInt(move, 10))
    .sort((a, b) => a - b);
}

describe('a card on a pile', () => {
  it('[E5] must follow by 1 to 10', () => {
    expect(followers(35)).toEqual(upTo(36, 45));
    expect(followers(1)).toEqual(upTo(2, 11));
    expect(followers(90)).toEqual(upTo(91, 100));
  });

  it('[E5] goes around the ring: 1 follows 100', () => {
    expect(followers(96)).toEqual([...upTo(1, 6), ...upTo(97, 100)]);
    expect(followers(91)).toEqual([1, ...upTo(92, 100)]);
    expect(followers(99)).toEqual([...upTo(1, 9), 100]);
    expect(followers(100)).toEqual(upTo(1, 10));
  });

  it('[E5] is one of ten, whatever the top', () => {
    for (const top of upTo(1, 100))
      expect(followers(top)).toEqual(
        upTo(1, 10)
          .map((n) => ((top + n - 1) % 100) + 1)
          .sort((a, b) => a - b),
      );
  });

  it('[E5] leaves the hand and becomes the top', () => {
    const table = Table.dealt({ hands: [[100], [3]], pile: 96 }).play('0: 100>1', '1: 3>1');
    expect(table.view()).toMatchObject({ piles: [[96, 100, 3]], handSizes: [9, 9] });
    expect(table.hand(0)).not.toContain(100);
    expect(table.dataOf('played')).toEqual([
      { seat: 0, card: 100, pile: 0 },
      { seat: 1, card: 3, pile: 0 },
    ]);
  });

  it('[E5] may go on any pile that it follows', () => {
    const table = Table.amid({ hands: [[40, 50], []], piles: [[35], [60], [39], [44, 49]] });
    expect(table.legal()).toEqual(['take 1', 'take 2', 'take 3', 'take 4', '40>1', '40>3', '50>4']);
    expect(table.play('0: 40>3').view().piles).toEqual([[35], [60], [39, 40], [44, 49]]);
  });

  it.each([
    ['0: 35>1', 'not-in-hand', 'E5'],
    ['0: 37>1', 'not-in-hand', 'E5'],
    ['0: 46>1', 'does-not-follow', 'E5'],
    ['0: 34>1', 'does-not-follow', 'E5'],
    ['0: 36>2', 'no-such-pile', 'E5'],
    ['1: 37>1', 'not-your-turn', 'E4'],
    ['2: 36>1', 'no-such-seat', null],
    ['0: done', 'no-bull-card', 'E12'],
    ['0: bull 1', 'no-bull-to-choose', 'E10'],
    ['0: take 2', 'no-such-pile', 'E6'],
  ])('[E5] [E6] [E10] [E12] refuses %s', (move, code, rule) => {
    const table = Table.dealt({ hands: [[36, 46, 34], [37]], pile: 35 });
    expect(table.refusal(move)).toEqual([code, rule]);
  });

  it('[E5] a refusal of a card that does not follow names the card from which it counts', () => {
    const { state } = Table.dealt({ hands: [[46], []], pile: 35 });
    expect(elevenNimmt.refuse(state, 0, elevenNimmt.parse('46>1')!)).toMatchObject({
      detail: { card: 46, top: 35 },
    });
  });

  it('refuses numbers that are no moves, and seats that are none', () => {
    const { state } = Table.dealt({ hands: [[36], []], pile: 35 });
    for (const move of [-1, 40, 47, 55, 62, 64 + 40, 101 * 64, 2 ** 31 - 1, -(2 ** 31)])
      expect(elevenNimmt.refuse(state, 0, move as Move)?.code).toBe('notation');
    for (const seat of [-1, 2, 30, 32, 33])
      expect(elevenNimmt.refuse(state, seat, elevenNimmt.parse('36>1')!)?.code).toBe('no-such-seat');
  });
});
