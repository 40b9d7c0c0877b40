import { numberCards } from '../number-cards.ts';
import { counting } from '../plural.ts';

const count = counting('en');
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });

type Card = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'J' | 'B';

/** What the page says at a table of Captain Jack. */
export const captainJackPage = {
  name: 'Captain Jack',
  line: 'Bring a pile to eleven, make somebody else take it, and keep a Blank for the Jack.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Cards taken: the fewest win.',
  score: cards,
  options: { deals: { name: 'Deals' }, answerSeconds: { name: 'Time to answer a Jack', unit: 'seconds' } },
  /** What the cards are called. */
  kinds: {
    ...numberCards,
    J: 'Jack',
    B: 'Blank',
  } as Readonly<Record<Card, string>>,
  piles: 'The piles',
  cards,
  /** All cards of a pile are told, from the bottom up (C18). */
  pile: (n: number, top: string, value: number, size: number, list: string) =>
    `Pile ${n}: worth ${value}, ${top} on top, ${cards(size)}: ${list}`,
  /** How this viewer wants to see the piles (C18). */
  stackPiles: 'Stack the piles',
  layPilesOut: 'Lay the piles out',
  becomes: (value: number) => (value > 11 ? `${value}: bust!` : value === 11 ? '11!' : `→ ${value}`),
  worth: (value: number) => `worth ${value}`,
  placeLabel: (card: string, pile: number, then: string) => `${card} on pile ${pile}: ${then}`,
  newPile: 'New pile',
  emptyTable: 'No pile on the table: any card begins one.',
  deck: (n: number) => `Deck: ${n}`,
  held: (name: string, n: number) => `${name}: ${n} in hand`,
  giveTo: (name: string) => `Give it to ${name}`,
  window: 'Answer to the Jack',
  jackBy: (name: string) => `A Jack by ${name}! The first Blank on it sends the pile back.`,
  timeLeft: 'Time left to answer',
  answerBlank: 'Answer with a Blank',
  letPass: 'Let it pass',
  place: 'Place a card on a pile.',
  begin: 'Begin a pile with any card.',
  give: 'The pile has come to eleven: choose who takes it.',
  answer: 'A Jack! Answer it with your Blank, or let it pass.',
  nothingToAnswer: 'A Jack! You have no Blank: let it pass.',
  othersAnswer: (names: string) => `A Jack! Waiting for ${names}.`,
  otherGives: (name: string) => `${name} to give the pile to somebody.`,
  otherPlaces: (name: string) => `${name} to place a card.`,
  over: 'The match is over.',
  tell: {
    start: (list: string, first: string) => `Turned up: ${list}. First to move: ${first}.`,
    placed: (name: string, card: string, pile: number | null, value: number) =>
      pile === null
        ? `${name}: ${card} begins a new pile, worth ${value}.`
        : `${name}: ${card} on pile ${pile}, worth ${value} now.`,
    asked: (name: string) => `A Jack by ${name}: who has a Blank?`,
    passed: (name: string) => `${name}: lets it pass.`,
    answered: (name: string) => `${name}: a Blank on the Jack!`,
    took: {
      given: (name: string, from: string, n: number) => `${from} to ${name}: a pile of ${cards(n)}.`,
      busted: (name: string, _from: string, n: number) => `${name}: busted, takes ${cards(n)}.`,
      answered: (name: string, _from: string, n: number) =>
        `${name}: the Jack was answered, takes ${cards(n)}.`,
    },
  },
  refused: {
    'answer-first': 'First the Jack is answered.',
    'give-first': 'First the pile of eleven is given to somebody.',
    'not-in-hand': 'You do not have this card.',
    'no-split': 'A card begins a new pile only if one like it lies on top of a pile.',
    'no-such-pile': 'There is no such pile.',
    split: 'A card like it lies on top there: it begins a new pile instead.',
    'nothing-to-give': 'There is no pile to give.',
    'no-other-seat': 'The pile goes to somebody else.',
    'no-window': 'There is no Jack to answer.',
    'own-jack': 'You cannot answer your own Jack.',
    'no-cards': 'Who has no cards cannot answer.',
    'already-passed': 'You have let it pass already.',
    'no-blank': 'You have no Blank.',
  },
};
