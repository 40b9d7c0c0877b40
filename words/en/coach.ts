import { counting, listing } from '../plural.ts';
import type { GameId } from '../rule-texts.ts';

const count = counting('en');
const list = listing('en');
const heads = (n: number): string => count(n, { one: '# ox head', other: '# ox heads' });
const cardsOf = (n: number): string => count(n, { one: '# card', other: '# cards' });

/** What is counted, after a number with a fraction. */
const units: Readonly<Record<GameId, string>> = {
  'six-nimmt': 'ox heads',
  'eleven-nimmt': 'minus points',
  bullenrommee: 'points',
  'twenty-one': 'points',
  'captain-jack': 'cards',
};

/** What the coach says. Situations are phrases that stand for a move: they follow “You:” and “Better:”. */
export const coach = {
  units,
  result: (amount: string, unit: string) =>
    `Compared with the others on average: ${amount} ${unit} (plus is good, minus is bad).`,
  /** The three that the result is made of; plus is good. */
  dealt: (amount: string) => `With good play, what was dealt promised ${amount}.`,
  fortune: (amount: string) => `Luck, and what the others did, brought ${amount}.`,
  skill: (amount: string, margin: string) => `Your own decisions brought ${amount} (±\u00a0${margin}).`,
  decisions: (n: number, costly: number) =>
    `${count(n, { one: '# decision', other: '# decisions' })}, of which ${count(costly, { other: '#' })} ${costly === 1 ? 'was' : 'were'} clearly not the best.`,
  lookAgain: 'Worth a second look:',
  nothing: 'No move was clearly worse than another, given what could be known.',
  inRound: (round: number, choice: number) => `Round ${round}, choice ${choice}`,
  inDeal: (deal: number, choice: number) => `Deal ${deal}, choice ${choice}`,
  inMatch: (choice: number) => `Choice ${choice}`,
  lesson: (did: string, rule: string, better: string, betterRule: string) =>
    `You: ${did} (${rule}). Better: ${better} (${betterRule}).`,
  cost: (amount: string, low: string, high: string, unit: string) =>
    `On average that costs ${amount} ${unit} (${low} to ${high}).`,
  colours: {
    white: 'white',
    yellow: 'yellow',
    red: 'red',
    green: 'green',
    blue: 'blue',
    black: 'black',
  },
  situations: {
    'six-low': ({ card }: { card: number }) => `${card}, lower than every row`,
    'six-sixth': ({ card, row, heads: n }: { card: number; row: number; heads: number }) =>
      `${card}, the sixth card in row ${row} as the table lay (${heads(n)})`,
    'six-fifth': ({ card, row }: { card: number; row: number }) =>
      `${card}, the fifth card in row ${row}, and the sixth if another comes before it`,
    'six-tight': ({ card, row }: { card: number; row: number }) =>
      `${card}, right behind row ${row}, where nothing can come between`,
    'six-wide': ({ card, row, between }: { card: number; row: number; between: number }) =>
      `${card} on row ${row}, where ${count(between, { one: '# unseen card', other: '# unseen cards' })} could come between`,
    'six-row': ({ row, heads: n }: { row: number; heads: number }) => `taking row ${row} (${heads(n)})`,
    'six-draft': ({ card }: { card: number }) => `picking ${card}`,
    'eleven-play': ({ card, pile }: { card: number; pile: number }) => `${card} on pile ${pile}`,
    'eleven-take': ({ pile, cards }: { pile: number; cards: number }) =>
      `taking pile ${pile} (${cardsOf(cards)})`,
    'eleven-bull': ({ seat }: { seat: number }) => `the bull card of seat ${seat}`,
    'eleven-done': () => 'ending the turn',
    'bullen-draw': () => 'the top card of the stock',
    'bullen-open': ({ card }: { card: string }) => `the open ${card}`,
    'bullen-lay': ({ cards }: { cards: string }) => `a new meadow ${cards}`,
    'bullen-add': ({ card, meadow }: { card: string; meadow: number }) => `${card} to your meadow ${meadow}`,
    'bullen-give': ({ card, meadow }: { card: string; meadow: number }) =>
      `${card} to meadow ${meadow}, which counts for somebody else`,
    'bullen-swap': ({ card, meadow }: { card: string; meadow: number }) =>
      `${card} in place of a joker in meadow ${meadow}`,
    'bullen-done': () => 'ending the turn',
    'bullen-pass': () => 'passing',
    'twenty-keep': () => 'keeping the roll',
    'twenty-reroll': () => 'rolling again',
    'twenty-cross': () => 'crossing out the leftmost field',
    'twenty-write': ({ dice }: { dice: readonly string[] }) => `writing ${list(dice)}`,
    'captain-place': ({ card, pile, worth }: { card: string; pile: number; worth: number }) =>
      `${card} on pile ${pile}, worth ${worth} then`,
    'captain-eleven': ({ card, pile, cards }: { card: string; pile: number; cards: number }) =>
      `${card} on pile ${pile}, eleven to give away (${cardsOf(cards)})`,
    'captain-busted': ({ card, pile, cards }: { card: string; pile: number; cards: number }) =>
      `${card} on pile ${pile}, more than eleven, busted (${cardsOf(cards)})`,
    'captain-jack': ({ pile, cards }: { pile: number; cards: number }) =>
      `a Jack on pile ${pile} (${cardsOf(cards)})`,
    'captain-blank': ({ pile }: { pile: number }) => `a Blank on pile ${pile}`,
    'captain-new': ({ card }: { card: string }) => `a new pile with ${card}`,
    'captain-give': ({ seat }: { seat: number }) => `the pile to seat ${seat}`,
    'captain-answer': () => 'a Blank on the Jack',
    'captain-pass': () => 'not answering the Jack',
  },
};

/** English is the type of the other languages: what is missing there does not compile. */
export type CoachWords = typeof coach;
