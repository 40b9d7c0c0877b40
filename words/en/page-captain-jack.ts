import { numberCards } from '../number-cards.ts';
import { counting } from '../plural.ts';
import { does, isYou, within } from './you.ts';

const count = counting('en');
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });

/** “a Jack”, but “5”. */
const a = (card: string): string => (/^\d/.test(card) ? card : `a ${card}`);

type Card = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'J' | 'B';

/** What the page says at a table of Captain Jack. */
export const captainJackPage = {
  name: 'Captain Jack',
  line: 'Bring a pile to eleven, make someone else take it, and keep a Blank for the Jack.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Fewest cards taken wins.',
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
  /** It names all cards of a pile, from the bottom up (C18). */
  pile: (n: number, top: string, value: number, size: number, list: string) =>
    `Pile ${n}: worth ${value}, ${top} on top, ${cards(size)}: ${list}`,
  /** How this viewer wants to see the piles (C18). */
  stackPiles: 'Stack the piles',
  layPilesOut: 'Lay the piles out',
  becomes: (value: number) => (value > 11 ? `${value}: bust!` : value === 11 ? '11!' : `→ ${value}`),
  placeLabel: (card: string, pile: number, then: string) => `${card} on pile ${pile}: ${then}`,
  newPile: 'New pile',
  emptyTable: 'No piles on the table. Any card starts one.',
  deck: (n: number) => `Deck: ${n}`,
  jacksGone: (n: number, of: number) => `Jacks gone: ${n} of ${of}`,
  blanksGone: (n: number, of: number) => `Blanks gone: ${n} of ${of}`,
  giveTo: (name: string) => `Give it to ${name}`,
  window: 'Answer the Jack',
  jackBy: (name: string) => `${name} played a Jack! The first Blank on it sends the pile back.`,
  timeLeft: 'Time left to answer',
  answerBlank: 'Answer with a Blank',
  letPass: 'Let it pass',
  place: 'Place a card on a pile.',
  begin: 'Start a pile with any card.',
  give: 'The pile is worth eleven. Choose who takes it.',
  answer: 'A Jack! Answer with your Blank, or let it pass.',
  nothingToAnswer: 'A Jack! You have no Blank, so it will pass.',
  othersAnswer: (names: string) => `A Jack! Waiting for ${names}.`,
  otherGives: (name: string) => `${name} is choosing who takes the pile.`,
  otherPlaces: (name: string) => `${name}’s turn.`,
  over: 'The match is over.',
  tell: {
    start: (list: string, first: string) =>
      `The first pile starts with ${list}. ${does(first, 'go', 'goes')} first.`,
    placed: (name: string, card: string, pile: number | null, value: number) =>
      pile === null
        ? `${does(name, 'start', 'starts')} a new pile with ${a(card)}, worth ${value}.`
        : `${does(name, 'place', 'places')} ${a(card)} on pile ${pile}, now worth ${value}.`,
    asked: (name: string) => `${name} played a Jack. Does anyone have a Blank?`,
    passed: (name: string) => `${does(name, 'let', 'lets')} it pass.`,
    answered: (name: string) => `${does(name, 'answer', 'answers')} with a Blank!`,
    took: {
      given: (name: string, from: string, n: number) =>
        `${does(from, 'give', 'gives')} ${within(name)} a pile of ${cards(n)}.`,
      busted: (name: string, _from: string, n: number) =>
        `${name} went over 11 and ${isYou(name) ? 'take' : 'takes'} ${cards(n)}.`,
      answered: (name: string, _from: string, n: number) =>
        `The Jack was answered, so ${within(name)} ${isYou(name) ? 'take' : 'takes'} ${cards(n)}.`,
    },
  },
  refused: {
    'answer-first': 'The Jack must be answered first.',
    'give-first': 'The pile of eleven must be given away first.',
    'not-in-hand': 'You do not have this card.',
    'no-split': 'A card starts a new pile only if a pile shows an identical one.',
    'no-such-pile': 'There is no such pile.',
    split: 'You may not play a card on an identical one. Start a new pile with it instead.',
    'nothing-to-give': 'There is no pile to give.',
    'no-other-seat': 'You must give the pile to someone else.',
    'no-window': 'There is no Jack to answer.',
    'own-jack': 'You cannot answer your own Jack.',
    'no-cards': 'You cannot answer without cards.',
    'already-passed': 'You have already let it pass.',
    'no-blank': 'You have no Blank.',
  },
};
