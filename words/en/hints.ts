import { counting } from '../plural.ts';

const count = counting('en');
const heads = (n: number): string => count(n, { one: '# ox head', other: '# ox heads' });
const cardsOf = (n: number): string => count(n, { one: '# card', other: '# cards' });

/** Why a hint may be good, after the move and a colon: facts in short, without a full stop. */
export const hints = {
  /** The move and its reason. */
  because: (move: string, reason: string) => `${move}: ${reason}`,
  reasons: {
    'nothing-between': () => 'no unseen card can come between',
    'few-between': ({ cards }: { cards: number }) =>
      `only ${count(cards, { one: '# unseen card', other: '# unseen cards' })} can come between`,
    room: ({ row, places }: { row: number; places: number }) =>
      `row ${row} still has room for ${cardsOf(places)}`,
    'last-place': ({ row }: { row: number }) => `it takes the last free place in row ${row}`,
    'row-costs': ({ heads: n }: { heads: number }) => `at worst it takes a row with ${heads(n)}`,
    'cheapest-row': ({ heads: n }: { heads: number }) => `the cheapest row has ${heads(n)}`,
    close: ({ steps }: { steps: number }) => `it is only ${steps} above the pile`,
    closest: () => 'none of your other cards is closer to a pile',
    'only-fit': () => 'nothing else of yours fits',
    'nothing-fits': () => 'nothing fits',
    'earns-bull': () => 'three or more cards earn you a bull card',
    'own-heads': ({ heads: n }: { heads: number }) => `${heads(n)} for your own meadows`,
    'lighter-hand': ({ heads: n }: { heads: number }) => `${heads(n)} fewer in your hand`,
    'joker-back': () => 'the joker goes to your hand',
    'goes-with': ({ cards }: { cards: number }) => `it goes with ${cardsOf(cards)} in your hand`,
    fields: ({ fields, hits }: { fields: number; hits: number }) =>
      `${count(fields, { one: '# field', other: '# fields' })}, ${count(hits, { zero: 'no hit', one: '# hit', other: '# hits' })}`,
    'hits-now': ({ hits }: { hits: number }) =>
      `this roll has ${count(hits, { one: '# hit', other: '# hits' })} for you`,
    needs: ({ number, cards }: { number: number; cards: number }) =>
      `the next player needs a ${number} for eleven, and ${cards === 0 ? 'none is left' : count(cards, { one: '# is unseen', other: '# are unseen' })}`,
    'out-of-reach': () => 'no number makes it eleven at once',
    'gives-away': ({ cards }: { cards: number }) => `someone else takes ${cardsOf(cards)}`,
    'costs-cards': ({ cards }: { cards: number }) => `it costs you only ${cardsOf(cards)}`,
    'has-fewest': ({ cards }: { cards: number }) => `no one has fewer than their ${cardsOf(cards)}`,
  },
};

/** English is the type of the other languages: what is missing there does not compile. */
export type HintWords = typeof hints;
