import { readMatch, scripted } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { heads } from '../../ox-cards/index.ts';
import { bullenrommee as game } from '../index.ts';
import { ALL, deckOf, matchOf, Table } from './table.ts';

const rising = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

describe('the cards', () => {
  it('[B1] are 100, with 167 heads together', () => {
    expect(ALL.reduce((sum, card) => sum + heads(card), 0)).toBe(167);
    expect([55, 99, 100, 95, 94].map(heads)).toEqual([7, 5, 3, 2, 1]);
  });

  it('[B1] [B20] count no head for a joker, on the table or in the hand', () => {
    const table = Table.dealt({ hands: [[30, 32], []] }).play('lay 30 J 32');
    expect(table.view(0).jokers).toEqual([2, 3]);
    expect(game.draw(table.view()).split('\n')[2]).toBe('m1  (0)  30 J 32  (4)');
  });
});

describe('the deal', () => {
  it.each([
    [2, 3, 69],
    [3, 3, 56],
    [4, 2, 43],
    [5, 2, 30],
  ])(
    '[B2] [B3] for %i seats gives %i jokers each, 13 cards, 5 open, and a stock of %i',
    (seats, jokers, stock) => {
      const table = new Table(matchOf(seats), [ALL]);
      const view = table.view();
      expect(view.jokers).toEqual(Array(seats).fill(jokers));
      expect(view.numbers).toEqual(Array(seats).fill(13));
      expect(view.open).toEqual(ALL.slice(13 * seats, 13 * seats + 5));
      expect(view.stock).toBe(stock);
      expect(table.left).toBe(0);
    },
  );

  it('[B3] shows each seat its own hand and everybody the open cards, nothing else', () => {
    const wish = { hands: [[7, 3], [14, 2], [9]], open: [50, 40, 60, 30, 20] };
    const deck = deckOf(wish);
    const table = Table.dealt(wish);
    for (const seat of [0, 1, 2]) {
      const own = rising(deck.slice(13 * seat, 13 * seat + 13));
      expect(table.view(seat).hands).toEqual([0, 1, 2].map((owner) => (owner === seat ? own : null)));
      expect(table.view(seat).open).toEqual(wish.open);
    }
    expect(table.view().hands).toEqual([null, null, null]);
    expect(table.view().seen).toEqual([[], [], []]);
  });

  it('[B3] goes in part to each seat, in part to everybody, and in full to the record alone', () => {
    const table = Table.dealt({ hands: [[1], [2]], open: [50, 40, 60, 30, 20], stock: [77] });
    const { events } = table;
    expect(events.map(({ to, name }) => [to, name])).toEqual([
      [0, 'deal'],
      [1, 'hand'],
      [2, 'hand'],
      [0x7fffffff, 'opened'],
    ]);
    const [deal] = table.dataOf('deal');
    expect(deal).toMatchObject({ n: 1, jokers: 3, open: [50, 40, 60, 30, 20], first: 0 });
    expect([deal!.hands[0]![0], deal!.hands[1]![0], deal!.stock[0]]).toEqual([1, 2, 77]);
    expect(table.dataOf('hand')).toMatchObject(
      deal!.hands.map((hand, seat) => ({ seat, hand: rising(hand), jokers: 3 })),
    );
    expect(table.dataOf('opened')).toEqual([{ open: [50, 40, 60, 30, 20], stock: 69, jokers: 3, first: 0 }]);
  });

  it('[B3] asks for one shuffle of all 100 cards', () => {
    const asked: unknown[] = [];
    const shuffle = (cards: Uint8Array, count: number): void => void asked.push([...cards], count);
    game.setup(matchOf(4), { ...scripted([]), shuffle });
    expect(asked).toEqual([ALL, 100]);
  });

  it('[B19] begins with nobody having passed', () => {
    expect(Table.dealt({ hands: [[], []] }).view()).toMatchObject({ passes: 0, passed: [null, null] });
  });

  it('[B4] lets seat 0 begin, and the others follow in order', () => {
    const table = Table.dealt({ hands: [[], [], []] });
    expect(table.view().toAct).toEqual([0]);
    expect(table.refusal('draw', 1)).toEqual(['not-your-turn', 'B4']);
    const turns = [0, 1, 2, 3].map(() => {
      const { seat } = table;
      table.play('draw');
      return seat;
    });
    expect(turns).toEqual([0, 1, 2, 0]);
  });
});

describe('the options', () => {
  it('[B21] have 1 deal unless stated otherwise, at most 20', () => {
    expect(matchOf(2).options).toEqual({ deals: 1 });
    expect(matchOf(5, { deals: 20 }).options).toEqual({ deals: 20 });
    for (const deals of [0, 21, 1.5])
      expect(readMatch(game, 2, { deals })).toMatchObject({
        ok: false,
        refusal: { code: 'option', rule: 'B21' },
      });
  });

  it.each([1, 6])('do not let %i play', (seats) => {
    expect(readMatch(game, seats)).toMatchObject({ ok: false, refusal: { code: 'seats' } });
  });
});
