import { type Example, movesOf } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A first round with these hands and this pile; these cards are turned up next, and the rest follow. */
function dealt(
  hands: readonly (readonly number[])[],
  pile: number,
  next: readonly number[],
): Example['deal'] {
  const out = new Set([...hands.flat(), pile, ...next]);
  return {
    n: 1,
    hands,
    pile,
    stack: [...next, ...upTo(1, CARDS).filter((card) => !out.has(card))],
    first: 0,
  };
}

/** The worked examples of the rulebook, with as few players as they need. */
export const examples = {
  /** Example 1: 36 and 46 on 31; the third seat takes three cards and a bull card, and two piles are turned up. */
  takes: {
    rules: ['E5', 'E6', 'E7', 'E9'],
    seats: 3,
    options: {},
    deal: dealt([[36, ...upTo(57, 65)], [46, ...upTo(1, 9)], upTo(66, 75)], 31, [23, 87]),
    moves: movesOf('0 36>1, 1 46>1, 2 take 1'),
  },
  /** Example 3: 5 may be played on 98, from which it lies 7 away. */
  ring: {
    rules: ['E5'],
    seats: 2,
    options: {},
    deal: dealt([[5, ...upTo(20, 28)], upTo(40, 49)], 98, []),
    moves: movesOf('0 5>1'),
  },
} as const satisfies Readonly<Record<string, Example>>;
