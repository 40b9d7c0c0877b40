import { seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import type { ElevenEvent } from '../events.ts';
import { elevenNimmt } from '../index.ts';
import { heads } from '../material.ts';
import { matchOf, Table, upTo } from './table.ts';

describe('the cards', () => {
  it('[E2] have 167 ox heads', () => {
    expect(upTo(1, 100).reduce((sum, card) => sum + heads(card), 0)).toBe(167);
  });

  it.each([
    [7, [55]],
    [5, [11, 22, 33, 44, 66, 77, 88, 99]],
    [3, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
    [2, [5, 15, 25, 35, 45, 65, 75, 85, 95]],
  ])('[E2] that have %i heads', (n, cards) => {
    expect(upTo(1, 100).filter((card) => heads(card) === n)).toEqual(cards);
  });

  it('[E2] have 1 head, if no other number', () => {
    expect(upTo(1, 100).filter((card) => heads(card) === 1)).toHaveLength(72);
  });
});

describe('a deal', () => {
  it.each([2, 3, 4, 5, 6, 7])('[E1] [E3] to %i seats uses all cards once', (seats) => {
    const events: ElevenEvent[] = [];
    const state = elevenNimmt.setup(matchOf(seats), seeded('deal'), (event) => events.push(event));
    const deal = events.find((event) => event.name === 'deal')!.data;
    expect(deal.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(10));
    expect(deal.stack).toHaveLength(99 - 10 * seats);
    expect([...deal.hands.flat(), deal.pile, ...deal.stack].sort((a, b) => a - b)).toEqual(upTo(1, 100));
    const view = elevenNimmt.view(state, 0);
    expect(view).toMatchObject({
      piles: [[deal.pile]],
      stack: 99 - 10 * seats,
      supply: 10,
      bulls: Array(seats).fill(0),
      totals: Array(seats).fill(0),
    });
    expect(view.hands[0]).toEqual(deal.hands[0]!.toSorted((a, b) => a - b));
  });

  it('[E3] tells each seat its own hand, everybody the first pile, and all of it nobody', () => {
    const { events } = Table.dealt({ hands: [[1], [2]], pile: 50 });
    expect(events.slice(1, 3).map(({ data }) => data)).toEqual([
      { seat: 0, hand: [1, ...upTo(92, 100)] },
      { seat: 1, hand: [2, ...upTo(83, 91)] },
    ]);
    expect(events.map(({ to, name }) => [to, name])).toEqual([
      [0, 'deal'],
      [1, 'hand'],
      [2, 'hand'],
      [0x7fffffff, 'start'],
    ]);
  });

  it('[E3] is drawn from a whole new deck, whatever was played before', () => {
    const second = { hands: [[3], [2]], pile: 51 };
    const played = Table.amid({ hands: [[36], []], piles: [[35]] }, second).play('0: 36>1');
    expect(played.view(0)).toEqual({
      ...Table.dealt(second).view(0),
      ...{ round: 2, first: 1, toAct: [1], options: { rounds: 2 } },
      totals: played.view().totals,
    });
  });

  it('[E4] leaves seat 0 to begin the first round', () => {
    const table = Table.dealt({ hands: [[51], [52], []], pile: 50 });
    expect(table.view()).toMatchObject({ first: 0, toAct: [0] });
    expect(table.refusal('1: 52>1')).toEqual(['not-your-turn', 'E4']);
    expect(table.play('0: 51>1', '1: 52>1').view().toAct).toEqual([2]);
    expect(table.play('2: take 1').view().toAct).toEqual([0]);
  });
});

describe('a later round', () => {
  const second = { hands: [[], [], [], []], pile: 50 };
  /** Seat 0 plays its last card while the others hold these; the rest lies in a pile. */
  const begun = (others: readonly number[][], totals?: number[]): Table => {
    const rest = upTo(1, 100).filter((card) => ![35, 36, ...others.flat()].includes(card));
    const situation = { hands: [[36], ...others], piles: [[35], rest], ...(totals && { totals }) };
    return Table.amid(situation, second).play('0: 36>1');
  };

  it('[E4] is begun by the seat with the most minus points of the round before', () => {
    const table = begun([[11], [12, 13, 14], [10, 22]]);
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [0, 5, 3, 8], totals: [0, 5, 3, 8] }]);
    expect(table.view()).toMatchObject({ round: 2, first: 3, toAct: [3] });
    expect(table.dataOf('deal')).toEqual([expect.objectContaining({ n: 2, first: 3 })]);
  });

  it('[E4] is begun by the lowest of those seats, if several have the most', () => {
    expect(begun([[1], [11], [10, 5]]).view()).toMatchObject({ first: 2, toAct: [2], totals: [0, 1, 5, 5] });
    expect(begun([[10, 5], [1], [11]]).view()).toMatchObject({ first: 1, toAct: [1], totals: [0, 5, 1, 5] });
  });

  it('[E4] looks at the round before alone, not at the totals', () => {
    const table = begun([[1], [11], [2]], [70, 90, 0, 80]);
    expect(table.view()).toMatchObject({ first: 2, toAct: [2], totals: [70, 91, 5, 81] });
  });
});
