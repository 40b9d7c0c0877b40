import { counting } from '../plural.ts';

const count = counting('en');

type Colour = 'white' | 'yellow' | 'red' | 'green' | 'blue' | 'black';

/** What the page says at a table of Twenty One. */
export const twentyOnePage = {
  name: 'Twenty One',
  line: 'Six dice for all at once: write as many numbers as you can, and hit the printed ones.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Points: the most win.',
  score: (n: number) => count(n, { one: '# point', other: '# points' }),
  options: {
    sheets: { name: 'Sheets', values: { ordered: 'in the order of the seats', shuffled: 'by lot' } },
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
  field: (colour: string, printed: number, value: number | null, die: number | null) => {
    if (value === 0) return `${colour} ${printed}, crossed out`;
    if (value !== null)
      return value === printed ? `${colour} ${printed}, hit` : `${colour} ${printed}, ${value} written`;
    return die === null ? `${colour} ${printed}, open` : `${colour} ${printed}, the die ${die} fits`;
  },
  keep: 'Keep this roll',
  reroll: 'Roll again (ones stay)',
  write: (n: number) =>
    n === 0 ? 'Choose fields' : count(n, { one: 'Write # number', other: 'Write # numbers' }),
  cross: 'Cross out the leftmost field',
  keepOrReroll: 'You have the dice: keep this roll, or roll again.',
  onlyKeep: 'Six ones: this roll stays.',
  choose: 'Choose the lit fields in which you write, or cross one out.',
  onlyCross: 'No die fits: you have to cross out the leftmost open field.',
  otherRolls: (name: string) => `${name} has the dice, and keeps the roll or rolls again.`,
  othersChoose: (names: string) => `Waiting for ${names} to choose.`,
  over: 'The match is over.',
  wrote: (colour: string, n: number, hit: boolean) => (hit ? `${colour} ${n} (hit)` : `${colour} ${n}`),
  tell: {
    turn: (name: string) => `Now with the dice: ${name}.`,
    roll: (dice: string) => `Rolled: ${dice}.`,
    rerolled: (name: string) => `${name}: rolls again.`,
    wrote: (name: string, fields: string) => `${name}: wrote ${fields}.`,
    crossed: (name: string, colour: string) => `${name}: crossed out ${colour}.`,
    row: (name: string, row: number, hits: number, points: number) =>
      `${name}: row ${row} scores ${points} (${count(hits, { one: '# hit', other: '# hits' })}).`,
  },
  refused: {
    'roll-first': 'First the roll is kept or rolled again.',
    'six-ones': 'Six ones: there is nothing to roll again.',
    'rolling-over': 'The dice lie: this roll stays.',
    'already-chosen': 'You have chosen already. You can take your choice back until all have chosen.',
    'not-open': 'This field is not open.',
    'too-high': 'The die shows more than the number printed in this field.',
  },
};
