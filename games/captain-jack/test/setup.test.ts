import { seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import { matchOf, Table, table } from './table.ts';

interface DealLine {
  readonly n: number;
  readonly hands: string[][];
  readonly pile: string[];
  readonly deck: string[];
  readonly first: number;
}

function dealAt(seats: number, seed: string): DealLine {
  let line: unknown;
  game.setup(matchOf(seats), seeded(seed), ({ name, data }) => {
    if (name === 'deal') line = data;
  });
  return line as DealLine;
}

describe('the set-up', () => {
  it.each([2, 3, 4, 5, 6])('[C1] [C2] deals all 72 cards, three to each of %i seats', (seats) => {
    const { n, hands, pile, deck, first } = dealAt(seats, `deal ${seats}`);
    const cards = [...hands.flat(), ...pile, ...deck];
    const counts = Object.fromEntries(
      [...'123456789JB'].map((card) => [card, cards.filter((other) => other === card).length]),
    );
    expect(cards).toHaveLength(72);
    expect(counts).toEqual({ 1: 8, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 7: 4, 8: 4, 9: 4, J: 6, B: 6 });
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
    expect([n, first]).toEqual([1, 0]);
  });

  it('[C2] turns up one card if it is a number', () => {
    const t = table({ hands: ['123', '456'], pile: '7', deck: '8' });
    expect(t.piles()).toBe('7=7');
    expect(t.view().deck).toBe(72 - 6 - 1);
    t.play('1>1');
    expect(t.hand(0)).toBe('238');
  });

  it.each(['B5', 'J5', 'JB5', 'BJ5', 'BB5', 'JJ5'])(
    '[C2] turns up %s: Jacks and Blanks under the number do not count, and nobody answers',
    (pile) => {
      const t = table({ hands: ['123', '456'], pile });
      expect(t.piles()).toBe(`${pile}=5`);
      expect(t.view()).toMatchObject({ phase: 'place', toAct: [0], deck: 72 - 6 - pile.length });
    },
  );

  it('[C2] turns up all Jacks and Blanks, if they come first; they go with the pile', () => {
    const t = table({ hands: ['123', '956'], pile: 'JJJJJJBBBBBB9' });
    expect(t.piles()).toBe('JJJJJJBBBBBB9=9');
    t.play('2>1', 'give 1');
    expect(t.view().taken).toEqual([0, 14]);
  });

  it('[C2] tells each seat its hand, everybody the pile, and nobody the deck', () => {
    const t = table({ hands: ['J1B', '456'], pile: 'B5' });
    expect(t.heard('hand', 0)).toEqual([{ seat: 0, hand: ['1', 'J', 'B'] }]);
    expect(t.heard('hand', 1)).toEqual([{ seat: 1, hand: ['4', '5', '6'] }]);
    expect(t.heard('hand')).toEqual([]);
    expect(t.heard('start')).toEqual([{ cards: ['B', '5'], first: 0 }]);
    for (const viewer of [-1, 0, 1]) expect(t.heard('deal', viewer)).toEqual([]);
  });

  it('[C3] lets seat 0 begin, and goes round in seat order', () => {
    const t = table({ hands: ['111', '222', '333'], pile: '5', deck: 'BBB' });
    const turns = [0, 1, 2, 0].map((_, i) => {
      if (i > 0) t.play(['1>1', '2>1', '3>1'][i - 1]!, ...(i === 3 ? ['give 0'] : []));
      return t.toAct();
    });
    expect(turns).toEqual([[0], [1], [2], [0]]);
  });

  it('[C17] shuffles again for every deal, whatever was played in the one before', () => {
    const deals = [
      { hands: ['123', '456'], pile: '7' },
      { hands: ['JJJ', 'BBB'], pile: '1' },
    ];
    const t = new Table(deals).rush(0);
    while (t.view().deal === 1) t.play(t.legal(t.toAct()[0]!)[0]!);
    expect(t.left()).toBe(0);
    expect([t.hand(0), t.hand(1), t.piles()]).toEqual(['JJJ', 'BBB', '1=1']);
  });
});
