import { counting } from '../plural.ts';

const count = counting('en');
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });
const jokers = (n: number): string => count(n, { one: '# joker', other: '# jokers' });

/** What the page says at a table of Bullenrommee. */
export const bullenrommeePage = {
  name: 'Bullenrommee',
  line: 'Rummy with rising rows: lay meadows, add to them, swap jokers out, and collect the most ox heads.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Points: the most win.',
  score: (n: number) => count(n, { one: '# point', other: '# points' }),
  options: { deals: { name: 'Deals' } },

  joker: 'Joker',
  jokerLetter: 'J',
  jokerAs: (numbers: readonly number[]) => `Joker, stands for ${numbers.join(' or ')}`,
  /** A card in a sentence, and in a row of cards; 0 is a joker. */
  cardName: (card: number) => (card === 0 ? 'joker' : String(card)),
  shortName: (card: number) => (card === 0 ? 'J' : String(card)),

  supply: 'Supply: stock and open cards',
  stock: (n: number) => `Stock, ${cards(n)} face down`,
  stockEmpty: 'The stock is empty.',
  areas: 'Meadows by player',
  area: (name: string) => `${name}: meadows`,
  ownArea: 'Your meadows',
  held: (n: number, j: number) =>
    j === 0 ? `${cards(n)} in hand` : `${cards(n)} in hand, of these ${jokers(j)}`,
  seen: (numbers: string) => `taken openly: ${numbers}`,
  left: (numbers: string, n: number) => `left in hand: ${numbers} (−${n})`,
  against: (n: number) =>
    count(n, {
      one: '# ox head in hand counts against you',
      other: '# ox heads in hand count against you',
    }),
  howToBegin:
    'None yet. Begin with three cards in rising order, each 1 or 2 higher than the one before. A joker stands for any number.',
  meadow: (n: number, sum: string) => `Meadow ${n}, ${sum}`,
  putFirst: (card: string, meadow: number, next: string) => `${card} to meadow ${meadow}, before ${next}`,
  putLast: (card: string, meadow: number, last: string) => `${card} to meadow ${meadow}, after ${last}`,
  putBetween: (card: string, meadow: number, a: string, b: string) =>
    `${card} to meadow ${meadow}, between ${a} and ${b}`,
  putSwap: (card: number, meadow: number) =>
    `Swap the joker in meadow ${meadow} for ${card}; the joker comes to your hand`,

  drawIt: 'Draw from the stock',
  takeIt: (card: number) => `Take ${card}`,
  layIt: (row: string) => `Lay ${row}`,
  done: 'Done',
  finish: 'Lay the last card',
  pass: 'Pass',
  look: {
    start: 'Lift a card to see where it can go.',
    take: 'Taking a card is your whole turn.',
    one: (card: string, places: number, begins: boolean) => {
      const lit = count(places, {
        one: '# place on the table is lit',
        other: '# places on the table are lit',
      });
      if (places > 0)
        return begins ? `${card}: ${lit}, or begin a meadow with a marked card.` : `${card}: ${lit}.`;
      return begins ? `${card}: begin a meadow with a marked card.` : `${card} can be laid nowhere now.`;
    },
    two: 'Now a third card for the meadow: one of those that are marked.',
    three: 'These three make a meadow.',
    planned: (n: number) =>
      `${count(n, { one: '# step', other: '# steps' })} planned. Nobody sees this until you press “Done”.`,
    ends: 'That is your last card: the deal ends with it.',
  },

  layOrTake: 'Your turn: lay cards, or take one card.',
  onlyTake: 'Your turn: there is nothing you can lay, so take a card.',
  onlyLay: 'Your turn: the supply is gone, so lay cards.',
  onlyPass: 'Your turn: the supply is gone and you can lay nothing, so pass.',
  goOn: 'Lay more cards, or press “Done”.',
  onlyDone: 'You can lay nothing more: press “Done”.',
  other: (name: string) => `Waiting for ${name} to lay cards or take one.`,
  otherLays: (name: string) => `Waiting for ${name}, who is laying cards.`,
  over: 'The match is over.',

  tell: {
    opened: (open: string, first: string) => `A new deal. Open cards: ${open}. First: ${first}.`,
    took: (name: string, card: number, fill: number | null) =>
      fill === null ? `${name}: took ${card}.` : `${name}: took ${card}. New open card: ${fill}.`,
    drew: (name: string) => `${name}: drew from the stock.`,
    drawn: (name: string, card: number) => `${name}: drew ${card} from the stock.`,
    laid: (name: string, meadow: number, row: string) => `${name}: new meadow ${meadow} with ${row}.`,
    added: (name: string, card: string, meadow: number) => `${name}: ${card} added to meadow ${meadow}.`,
    swapped: (name: string, card: number, meadow: number) =>
      `${name}: ${card} put in place of the joker in meadow ${meadow}.`,
    passed: (name: string) => `${name}: passed.`,
    shown: (hands: string) => `Left in hand: ${hands}.`,
    hand: (name: string, row: string) => `${name} ${row === '' ? 'nothing' : row}`,
  },

  refused: {
    'not-your-turn': 'It is not your turn.',
    'nothing-laid': 'You are done only after you have laid a card.',
    'lay-or-take': 'You have laid cards in this turn, so you cannot take one.',
    'supply-gone': 'There is nothing left to take.',
    'stock-empty': 'The stock is empty.',
    'not-open': 'This card does not lie open.',
    'say-done': 'You have laid cards: press “Done” instead of passing.',
    'supply-left': 'You cannot pass while there are cards to take.',
    'must-lay': 'You cannot pass while there is something you can lay.',
    'not-in-hand': 'You do not have this card.',
    'jokers-adjacent': 'Two jokers may not lie side by side.',
    'no-meadow': 'These three make no meadow: each card has to be 1 or 2 higher than the one before.',
    'no-own-meadow': 'First you need a meadow of your own.',
    'no-such-meadow': 'There is no such meadow.',
    'no-joker': 'There is no joker to swap.',
    'no-such-place': 'The meadow has no such place.',
    'runs-round': 'The meadow would run round onto itself.',
    'does-not-fit': 'The row would not be right with this card there.',
  },
};
