import { counting } from '../plural.ts';
import { does, whose } from './you.ts';

const count = counting('en');

type Colour = 'white' | 'yellow' | 'red' | 'green' | 'blue' | 'black';

/** What the page says at a table of Twenty One. */
export const twentyOnePage = {
  name: 'Twenty One',
  line: 'Everyone uses the same six dice. Enter as many numbers as you can, and hit the printed ones.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Most points wins.',
  score: (n: number) => count(n, { one: '# point', other: '# points' }),
  options: {
    sheets: { name: 'Sheets', values: { ordered: 'in seat order', shuffled: 'at random' } },
  },
  colours: {
    white: 'white',
    yellow: 'yellow',
    red: 'red',
    green: 'green',
    blue: 'blue',
    black: 'black',
  } as Readonly<Record<Colour, string>>,
  /** One letter for each colour, all different. */
  letters: { white: 'W', yellow: 'Y', red: 'R', green: 'G', blue: 'B', black: 'K' } as Readonly<
    Record<Colour, string>
  >,
  dice: 'The dice',
  die: (colour: string, n: number) => `${colour} ${n}`,
  stays: 'stays',
  sheetOf: (name: string, sheet: string) => `${name} · sheet ${sheet}`,
  hasDice: 'has the dice',
  hasChosen: 'has chosen',
  row: (n: number) => `Row ${n}`,
  rowPoints: 'points:',
  soFar: 'points so far:',
  bonus: 'Bonus',
  look: (name: string) => `Look at the sheet: ${name}`,
  field: (colour: string, printed: number, value: number | null, die: number | null) => {
    if (value === 0) return `${colour} ${printed}, crossed out`;
    if (value !== null)
      return value === printed ? `${colour} ${printed}, hit` : `${colour} ${printed}, filled with ${value}`;
    return die === null ? `${colour} ${printed}, open` : `${colour} ${printed}, die ${die} fits`;
  },
  keep: 'Keep this roll',
  reroll: 'Roll again (ones stay)',
  write: (n: number) =>
    n === 0 ? 'Choose fields' : count(n, { one: 'Enter # number', other: 'Enter # numbers' }),
  /** What the row would be worth: its numbers, and the bonus for its hits. */
  writeFor: (what: string, sum: number, bonus: number) => `${what}: ${sum} + ${bonus}`,
  cross: 'Cross out the leftmost field',
  keepOrReroll: 'Your roll: keep it, or roll again.',
  onlyKeep: 'Six ones: this roll stays.',
  choose: 'Choose highlighted fields to fill in, or cross one out.',
  onlyCross: 'No die fits, so your leftmost open field will be crossed out.',
  otherRolls: (name: string) => `${name} is deciding whether to keep the roll.`,
  othersChoose: (names: string) => `Waiting for ${names} to choose.`,
  over: 'The match is over.',
  wrote: (colour: string, n: number, hit: boolean) => (hit ? `${colour} ${n} (hit)` : `${colour} ${n}`),
  tell: {
    turn: (name: string) => `${whose(name)} turn to roll.`,
    roll: (dice: string) => `The dice show ${dice}.`,
    kept: (name: string) => `${does(name, 'keep', 'keeps')} the roll.`,
    rerolled: (name: string) => `${does(name, 'roll', 'rolls')} again.`,
    wrote: (name: string, fields: string) => `${does(name, 'enter', 'enters')} ${fields}.`,
    crossed: (name: string, colour: string) => `${does(name, 'cross', 'crosses')} out ${colour}.`,
    row: (name: string, row: number, hits: number, points: number) =>
      `${whose(name)} row ${row} scores ${points} (${count(hits, { one: '# hit', other: '# hits' })}).`,
  },
  refused: {
    'roll-first': 'Keep the roll or roll again first.',
    'six-ones': 'Six ones: there is nothing to reroll.',
    'rolling-over': 'This roll is final.',
    'already-chosen': 'You have already chosen. You can undo your choice until everyone has chosen.',
    'not-open': 'This field is not open.',
    'too-high': 'The die is higher than the number printed in this field.',
  },
};
