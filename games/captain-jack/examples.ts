import { type Example, movesOf } from '@bullpen/engine';
import { copies, KINDS, signOf } from './material.ts';

const pack = Array.from({ length: KINDS }, (_, i) => i + 1).flatMap((kind) =>
  Array<string>(copies(kind)).fill(signOf(kind)),
);

/** A first deal with these hands and this pile; what is left of the pack is the deck. */
function dealt(hands: readonly string[], pile: string): Example['deal'] {
  const deck = [...pack];
  for (const card of [...hands.join(''), pile]) deck.splice(deck.indexOf(card), 1);
  return { n: 1, hands: hands.map((hand) => [...hand]), pile: [pile], deck, first: 0 };
}

/** The worked examples of the rulebook. */
export const examples = {
  /** Example 1: 4, 1 and 6 make eleven, and the seat that placed the 6 gives the three cards away. */
  eleven: {
    rules: ['C7'],
    seats: 3,
    options: {},
    deal: dealt(['123', '623', '789'], '4'),
    moves: movesOf('0 1>1, 1 6>1, 1 give 2'),
  },
  /** Example 2: a pile worth 7 with a Blank is worth 0, with a 9 then 9, and a 5 busts with 14. */
  blank: {
    rules: ['C7', 'C9'],
    seats: 3,
    options: {},
    deal: dealt(['B23', '923', '589'], '7'),
    moves: movesOf('0 B>1, 1 9>1, 2 5>1'),
  },
  /** Example 3: a 5 on a 5 must split; the new pile is worth 5. */
  split: {
    rules: ['C5'],
    seats: 2,
    options: {},
    deal: dealt(['523', '123'], '5'),
    moves: movesOf('0 5>new'),
  },
} as const satisfies Readonly<Record<string, Example>>;
