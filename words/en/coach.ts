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

/** What the coach says. A situation is a phrase for a move: it follows “You:” and “Better:”. */
export const coach = {
  units,
  result: (amount: string, unit: string) =>
    `Compared with the other players’ average: ${amount} ${unit} (plus is good, minus is bad).`,
  /** The three that the result is made of; plus is good. */
  dealt: (amount: string) => `With good play this deal was worth ${amount}.`,
  fortune: (amount: string) => `Luck and the other players made a difference of ${amount}.`,
  skill: (amount: string, margin: string) =>
    `Your own decisions made a difference of ${amount} (±\u00a0${margin}).`,
  decisions: (n: number, costly: number) =>
    `${count(costly, { other: '#' })} of your ${count(n, { one: '# decision', other: '# decisions' })} ${costly === 1 ? 'was' : 'were'} clearly not best.`,
  lookAgain: 'Worth a second look:',
  nothing: 'No decision was clearly a mistake, given what you could know.',
  inRound: (round: number, choice: number) => `Round ${round}, decision ${choice}`,
  inDeal: (deal: number, choice: number) => `Deal ${deal}, decision ${choice}`,
  inMatch: (choice: number) => `Decision ${choice}`,
  lesson: (did: string, rule: string, better: string, betterRule: string) =>
    `You: ${did} (${rule}). Better: ${better} (${betterRule}).`,
  /** `chance` is in hundredths of the chance to win. */
  cost: (amount: string, low: string, high: string, unit: string, chance: string) =>
    `That cost ${amount} ${unit} on average (${low} to ${high}) and ${chance} percentage points of the chance to win.`,
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
      `${card}, the sixth card in row ${row} as things stood (${heads(n)})`,
    'six-fifth': ({ card, row }: { card: number; row: number }) =>
      `${card}, the fifth card in row ${row}, or the sixth if another card gets there first`,
    'six-tight': ({ card, row }: { card: number; row: number }) =>
      `${card}, next in row ${row}, with no card that could come between`,
    'six-wide': ({ card, row, between }: { card: number; row: number; between: number }) =>
      `${card} in row ${row}, with ${count(between, { one: '# unseen card', other: '# unseen cards' })} that could come between`,
    'six-row': ({ row, heads: n }: { row: number; heads: number }) => `taking row ${row} (${heads(n)})`,
    'six-draft': ({ card }: { card: number }) => `picking ${card}`,
    'eleven-play': ({ card, pile }: { card: number; pile: number }) => `${card} on pile ${pile}`,
    'eleven-take': ({ pile, cards }: { pile: number; cards: number }) =>
      `taking pile ${pile} (${cardsOf(cards)})`,
    'eleven-bull': ({ seat }: { seat: number }) => `taking seat ${seat}’s bull card`,
    'eleven-done': () => 'ending the turn',
    'bullen-draw': () => 'drawing from the stock',
    'bullen-open': ({ card }: { card: string }) => `taking the face-up ${card}`,
    'bullen-lay': ({ cards }: { cards: string }) => `laying a new meadow, ${cards}`,
    'bullen-add': ({ card, meadow }: { card: string; meadow: number }) =>
      `adding ${card} to your meadow ${meadow}`,
    'bullen-give': ({ card, meadow }: { card: string; meadow: number }) =>
      `adding ${card} to meadow ${meadow}, which scores for someone else`,
    'bullen-swap': ({ card, meadow }: { card: string; meadow: number }) =>
      `swapping a joker in meadow ${meadow} for ${card}`,
    'bullen-done': () => 'ending the turn',
    'bullen-pass': () => 'passing',
    'twenty-keep': () => 'keeping the roll',
    'twenty-reroll': () => 'rolling again',
    'twenty-cross': () => 'crossing out the leftmost field',
    'twenty-write': ({ dice }: { dice: readonly string[] }) => `entering ${list(dice)}`,
    'captain-place': ({ card, pile, worth }: { card: string; pile: number; worth: number }) =>
      `${card} on pile ${pile}, making it ${worth}`,
    'captain-eleven': ({ card, pile, cards }: { card: string; pile: number; cards: number }) =>
      `${card} on pile ${pile}, making eleven to give away (${cardsOf(cards)})`,
    'captain-busted': ({ card, pile, cards }: { card: string; pile: number; cards: number }) =>
      `${card} on pile ${pile}, going over eleven (${cardsOf(cards)})`,
    'captain-jack': ({ pile, cards }: { pile: number; cards: number }) =>
      `a Jack on pile ${pile} (${cardsOf(cards)})`,
    'captain-blank': ({ pile }: { pile: number }) => `a Blank on pile ${pile}`,
    'captain-new': ({ card }: { card: string }) => `starting a new pile with ${card}`,
    'captain-give': ({ seat }: { seat: number }) => `giving the pile to seat ${seat}`,
    'captain-answer': () => 'a Blank on the Jack',
    'captain-pass': () => 'not answering the Jack',
  },
};

/** English is the type of the other languages: what is missing there does not compile. */
export type CoachWords = typeof coach;
