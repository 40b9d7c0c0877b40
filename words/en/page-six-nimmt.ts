import { counting } from '../plural.ts';
import { does, whose } from './you.ts';

const count = counting('en');
const heads = (n: number): string => count(n, { one: '# ox head', other: '# ox heads' });

/** What the page says at a table of 6 nimmt!. */
export const sixNimmtPage = {
  name: '6 nimmt!',
  line: 'Everyone plays a card in secret. Whoever plays the sixth card in a row takes the row.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Fewest ox heads wins.',
  score: heads,
  options: {
    variant: {
      name: 'Cards',
      values: { basic: 'all 104', known: 'only as many as needed', draft: 'drafted face up' },
    },
    target: { name: 'Play to', unit: 'ox heads' },
    rounds: { name: 'Fixed number of rounds' },
  },
  roundOf: (n: number, all: number | null) => (all === null ? `Round ${n}` : `Round ${n} of ${all}`),
  endsAt: (target: number) => `Ends at ${heads(target)}`,
  /** S13: the cards in use, where not all are. */
  cardsTo: (last: number) => `Cards 1–${last}`,
  /** A button that shows it again. */
  lastTrick: 'Last trick',
  rows: 'The four rows',
  row: (n: number) => `Row ${n}`,
  rowHeads: (n: number) => heads(n),
  danger: 'sixth place: whoever plays here takes the row',
  landsHere: (card: number, row: number) => `As things stand, ${card} goes to row ${row}.`,
  takesHere: (card: number, row: number, n: number) =>
    `As things stand, ${card} is the sixth card in row ${row}: ${heads(n)}.`,
  tooLow: (card: number) => `As things stand, ${card} is lower than every row: you would have to take a row.`,
  choose: 'Choose a card and play it.',
  chosen: (waiting: string) => `You have chosen. Waiting for ${waiting}.`,
  othersChoose: (waiting: string) => `Waiting for ${waiting} to choose.`,
  chooseRow: (card: number) => `Your ${card} is lower than every row. Choose a row to take.`,
  otherRow: (name: string, card: number) =>
    `${name} played ${card}, lower than every row, and is choosing a row to take.`,
  pick: 'Pick a card for your hand.',
  otherPicks: (name: string) => `${name} is picking a card.`,
  over: 'The match is over.',
  takeRow: (row: number, n: number) => `Take row ${row}: ${heads(n)}`,
  laid: 'Played cards',
  /** S9: a button that shows the head pile of a seat, and the title of what it shows. */
  headPile: (name: string, n: number) => `${whose(name)} head pile, ${heads(n)}`,
  headPileOf: (name: string) => `${whose(name)} head pile`,
  noHeads: 'No cards taken this round.',
  hasChosen: 'has chosen',
  open: 'Face-up cards',
  tell: {
    round: (n: number) => `Round ${n} starts.`,
    draft: (n: number, first: string) =>
      `Round ${n} starts with a draft. ${does(first, 'pick', 'picks')} first.`,
    rows: (cards: string) => `The rows start with ${cards}.`,
    drafted: (name: string, card: number) => `${does(name, 'pick', 'picks')} ${card}.`,
    revealed: 'All cards are turned up.',
    placed: (name: string, card: number, row: number) => `${whose(name)} ${card} goes to row ${row}.`,
    low: (name: string, card: number) => `${whose(name)} ${card} is lower than every row.`,
    took: (name: string, card: number, row: number, n: number) =>
      `${does(name, 'take', 'takes')} row ${row} with ${card}: ${heads(n)}.`,
  },
  refused: {
    'already-chosen': 'You have already chosen. You can undo your choice until everyone has chosen.',
    'not-in-hand': 'You do not have this card.',
    'not-too-low': 'You only choose a row if your card is lower than every row.',
    'no-draft': 'There is no draft in this match.',
    'row-first': 'Choose a row to take first.',
    'draft-first': 'The draft is not over yet.',
    'not-open': 'This card is not face up.',
    'not-in-deck': 'This card is not used in this match.',
  },
};
