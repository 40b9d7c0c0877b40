import { counting } from '../plural.ts';
import { does } from './you.ts';

const count = counting('en');
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });
const ofThem = (jokers: number): string =>
  count(jokers, { one: '# of them a joker', other: '# of them jokers' });

/** What the page says at a table of Bullenrommee. */
export const bullenrommeePage = {
  name: 'Bullenrommee',
  line: 'Rummy with rising rows: lay meadows, add to them, swap out jokers, and collect the most ox heads.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Most points wins.',
  score: (n: number) => count(n, { one: '# point', other: '# points' }),
  options: { deals: { name: 'Deals' } },

  joker: 'Joker',
  jokerLetter: 'J',
  jokerAs: (numbers: readonly number[]) => `Joker, stands for ${numbers.join(' or ')}`,
  /** A card in a sentence, and in a row of cards; 0 is a joker. */
  cardName: (card: number) => (card === 0 ? 'joker' : String(card)),
  shortName: (card: number) => (card === 0 ? 'J' : String(card)),

  supply: 'Supply: stock and face-up cards',
  stock: (n: number) => `Stock, ${cards(n)} face down`,
  stockEmpty: 'The stock is empty.',
  areas: 'Meadows by player',
  area: (name: string) => `${name}’s meadows`,
  ownArea: 'Your meadows',
  held: (n: number, j: number) => (j === 0 ? `${cards(n)} in hand` : `${cards(n)} in hand, ${ofThem(j)}`),
  seen: (numbers: string) => `cards seen taken: ${numbers}`,
  left: (numbers: string, n: number) => `left in hand: ${numbers} (−${n})`,
  against: (n: number) =>
    count(n, {
      one: '# ox head in hand counts against you',
      other: '# ox heads in hand count against you',
    }),
  howToBegin:
    'None yet. Start with three cards in rising order, each 1 or 2 higher than the one before. A joker stands for any number.',
  meadow: (n: number, sum: string) => `Meadow ${n}, ${sum}`,
  putFirst: (card: string, meadow: number, next: string) => `${card} to meadow ${meadow}, before ${next}`,
  putLast: (card: string, meadow: number, last: string) => `${card} to meadow ${meadow}, after ${last}`,
  putBetween: (card: string, meadow: number, a: string, b: string) =>
    `${card} to meadow ${meadow}, between ${a} and ${b}`,
  putSwap: (card: number, meadow: number) =>
    `Swap the joker in meadow ${meadow} for ${card} and take the joker`,

  drawIt: 'Draw from the stock',
  takeIt: (card: number) => `Take ${card}`,
  layIt: (row: string) => `Lay ${row}`,
  done: 'Done',
  finish: 'Lay your last card',
  pass: 'Pass',
  look: {
    start: 'Select a card to see where it can go.',
    take: 'Taking a card ends your turn.',
    one: (card: string, places: number, begins: boolean) => {
      const lit = count(places, {
        one: '# place on the table is highlighted',
        other: '# places on the table are highlighted',
      });
      if (places > 0)
        return begins ? `${card}: ${lit}, or start a meadow with a marked card.` : `${card}: ${lit}.`;
      return begins
        ? `${card}: start a meadow with a marked card.`
        : `${card} does not fit anywhere right now.`;
    },
    two: 'Now pick a third card for the meadow from the marked ones.',
    three: 'These three make a meadow.',
    planned: (n: number) =>
      `${count(n, { one: '# step', other: '# steps' })} planned. No one sees this until you press “Done”.`,
    ends: 'That is your last card. It ends the deal.',
  },

  layOrTake: 'Your turn: lay cards or take one card.',
  onlyTake: 'Your turn: you cannot lay anything, so take a card.',
  onlyLay: 'Your turn: the supply is empty, so lay cards.',
  onlyPass: 'Your turn: the supply is empty and you cannot lay anything, so pass.',
  goOn: 'Lay more cards, or press “Done”.',
  onlyDone: 'You cannot lay anything else. Press “Done”.',
  other: (name: string) => `${name}’s turn.`,
  otherLays: (name: string) => `${name} is laying cards.`,
  over: 'The match is over.',

  tell: {
    opened: (open: string, first: string) =>
      `A new deal. Face-up cards: ${open}. ${does(first, 'go', 'goes')} first.`,
    took: (name: string, card: number, fill: number | null) =>
      fill === null
        ? `${does(name, 'take', 'takes')} ${card}.`
        : `${does(name, 'take', 'takes')} ${card}. ${fill} replaces it.`,
    drew: (name: string) => `${does(name, 'draw', 'draws')} from the stock.`,
    drawn: (name: string, card: number) => `${does(name, 'draw', 'draws')} ${card} from the stock.`,
    laid: (name: string, meadow: number, row: string) =>
      `${does(name, 'lay', 'lays')} meadow ${meadow}: ${row}.`,
    added: (name: string, card: string, meadow: number) =>
      `${does(name, 'add', 'adds')} ${card === 'joker' ? 'a joker' : card} to meadow ${meadow}.`,
    swapped: (name: string, card: number, meadow: number) =>
      `${does(name, 'swap', 'swaps')} the joker in meadow ${meadow} for ${card}.`,
    passed: (name: string) => `${does(name, 'pass', 'passes')}.`,
    shown: (hands: string) => `Cards left in hand. ${hands}.`,
    hand: (name: string, row: string) => `${name}: ${row === '' ? 'none' : row}`,
  },

  refused: {
    'not-your-turn': 'It is not your turn.',
    'nothing-laid': 'You have to lay a card before you are done.',
    'lay-or-take': 'You have laid cards this turn, so you cannot take one.',
    'supply-gone': 'There is nothing left to take.',
    'stock-empty': 'The stock is empty.',
    'not-open': 'This card is not face up.',
    'say-done': 'You have laid cards, so press “Done” instead of passing.',
    'supply-left': 'You cannot pass while there are cards to take.',
    'must-lay': 'You cannot pass while you can lay something.',
    'not-in-hand': 'You do not have this card.',
    'jokers-adjacent': 'Two jokers may not be side by side.',
    'no-meadow': 'These three do not make a meadow: each card must be 1 or 2 higher than the one before.',
    'no-own-meadow': 'You need a meadow of your own first.',
    'no-such-meadow': 'There is no such meadow.',
    'no-joker': 'There is no joker to swap.',
    'no-such-place': 'The meadow has no such place.',
    'runs-round': 'The meadow would run into its own beginning.',
    'does-not-fit': 'This card does not fit there.',
  },
};
