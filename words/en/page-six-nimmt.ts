import { counting } from '../plural.ts';

const count = counting('en');
const heads = (n: number): string => count(n, { one: '# ox head', other: '# ox heads' });

/** What the page says at a table of 6 nimmt!. */
export const sixNimmtPage = {
  name: '6 nimmt!',
  line: 'Everybody lays a card in secret. Whoever lays the sixth of a row takes the row.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Ox heads: the fewest win.',
  score: heads,
  options: {
    variant: {
      name: 'Cards',
      values: { basic: 'all 104', known: 'only as many as needed', draft: 'drafted openly' },
    },
    target: { name: 'Ends at', unit: 'ox heads' },
    rounds: { name: 'Rounds', unit: 'instead of a number of heads' },
  },
  rows: 'The four rows',
  row: (n: number) => `Row ${n}`,
  rowHeads: (n: number) => heads(n),
  danger: 'sixth place: whoever lays here takes the row',
  landsHere: (card: number, row: number) => `${card} would go to row ${row} now.`,
  takesHere: (card: number, row: number, n: number) =>
    `${card} would be the sixth in row ${row} now: ${heads(n)}.`,
  tooLow: (card: number) => `${card} is lower than every row now: you would choose a row to take.`,
  choose: 'Choose a card and play it.',
  chosen: (waiting: string) => `You have chosen. Waiting for ${waiting}.`,
  othersChoose: (waiting: string) => `${waiting} still choosing.`,
  chooseRow: (card: number) => `Your ${card} is lower than every row. Choose a row to take.`,
  otherRow: (name: string, card: number) =>
    `${name} laid ${card}, lower than every row, and chooses a row to take.`,
  pick: 'Pick a card for your hand.',
  otherPicks: (name: string) => `${name} picks a card.`,
  over: 'The match is over.',
  takeRow: (row: number, n: number) => `Take row ${row}: ${heads(n)}`,
  laid: 'Laid cards',
  /** S9: a button that shows the head pile of a seat, and the title of what it shows. */
  headPile: (name: string, n: number) => `Head pile: ${name}, ${heads(n)}`,
  headPileOf: (name: string) => `Head pile: ${name}`,
  noHeads: 'No cards taken in this round.',
  hasChosen: 'has chosen',
  open: 'Open cards',
  tell: {
    round: (n: number) => `Round ${n} begins.`,
    draft: (n: number, first: string) => `Round ${n}: a draft. ${first} picks first.`,
    rows: (cards: string) => `The rows start with ${cards}.`,
    drafted: (name: string, card: number) => `${name} picked ${card}.`,
    revealed: (cards: string) => `Turned up: ${cards}.`,
    placed: (name: string, card: number, row: number) => `${name}: ${card} to row ${row}.`,
    low: (name: string, card: number) => `${name}: ${card} is lower than every row.`,
    took: (name: string, card: number, row: number, cards: string, n: number) =>
      `${name}: row ${row} taken with ${card}: ${cards} (${heads(n)}).`,
  },
  refused: {
    'already-chosen': 'You have chosen already. You can take your choice back until all have chosen.',
    'not-in-hand': 'You do not have this card.',
    'not-too-low': 'You choose a row only if your card is lower than every row.',
    'no-draft': 'There is no draft in this match.',
    'row-first': 'First choose the row that you take.',
    'draft-first': 'The cards are still being picked.',
    'not-open': 'This card does not lie open.',
    'not-in-deck': 'This card is not in the deck of this match.',
  },
};
