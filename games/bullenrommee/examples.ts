import { type Example, movesOf } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';

const pack = Array.from({ length: CARDS }, (_, i) => i + 1);
const HAND = 13;
const OPEN = 5;

/** A deal for two in which seat 0 holds these cards and others that the example has no need of. */
function holding(...cards: number[]): Example['deal'] {
  const others = pack.filter((card) => !cards.includes(card)).reverse();
  const own = [...cards, ...others.splice(0, HAND - cards.length)];
  const hands = [own, others.splice(0, HAND)];
  return { n: 1, hands, jokers: 3, open: others.splice(0, OPEN), stock: others, first: 0 };
}

const two = { seats: 2, options: {} };

/** The worked examples of the rulebook. */
export const examples = {
  /** Example 1: 14 16 17 19 is a meadow. */
  meadow: {
    rules: ['B9', 'B12', 'B13'],
    ...two,
    deal: holding(14, 16, 17, 19),
    moves: movesOf('0 lay 14 16 17, 0 add 19 m1@4'),
  },
  /** Example 3: only 32 swaps the joker of 30 J 34. */
  joker: { rules: ['B16', 'B17'], ...two, deal: holding(30, 34), moves: movesOf('0 lay 30 J 34') },
  /** Example 4: 31 or 32 swaps the joker of 30 J 33; here 31 does. */
  swapped: {
    rules: ['B16', 'B17'],
    ...two,
    deal: holding(30, 31, 33),
    moves: movesOf('0 lay 30 J 33, 0 swap 31 m1@2'),
  },
} as const satisfies Readonly<Record<string, Example>>;
