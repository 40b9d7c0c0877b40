import { type Example, movesOf } from '@bullpen/engine';
import { COLOURS } from './material.ts';

/** Dice in the order of the colours, as a `roll` line has them. */
const rolls = (...all: string[]): object[] =>
  all.map((dice) => Object.fromEntries(COLOURS.map((colour, i) => [colour, Number(dice[i])])));

const NOTHING = '666666';
const ALL = `write ${COLOURS.join(' ')}`;

const two = {
  seats: 2,
  options: { sheets: 'ordered' },
  deal: { n: 1, sheets: ['A', 'B'], first: 0 },
};

/** Turns in which the dice are kept; one seat makes these choices, and the others cross. */
const turns = (seats: number, chooser: number, ...choices: string[]): Example['moves'] =>
  choices.flatMap((choice, n) => [
    { seat: n % seats, move: 'keep' },
    ...Array.from({ length: seats }, (_, seat) => ({ seat, move: seat === chooser ? choice : 'cross' })),
  ]);

/** The worked examples of the rulebook, on the sheets of this program (T3). */
export const examples = {
  /** Example 1: after 6 4 3 3 1 1 the two ones stay, and the other four are rolled. */
  rollAgain: { rules: ['T5'], ...two, rolls: rolls('643311', '265411'), moves: movesOf('0 reroll') },
  /** Example 2: 5, crossed, 4, 2, 2, 1 with three hits is worth 20. */
  row: {
    rules: ['T7', 'T9'],
    ...two,
    rolls: rolls('265421', NOTHING, NOTHING),
    moves: turns(2, 0, 'write white red green blue black', 'cross'),
  },
  /** Example 3: Linus fills all five rows and has 88 points. */
  linus: {
    rules: ['T9', 'T11'],
    ...two,
    rolls: rolls('146136', NOTHING, '115234', '266223', NOTHING, NOTHING, '251233', '131246', NOTHING),
    moves: turns(
      2,
      0,
      ...['write white yellow red green blue', 'cross'],
      ALL,
      ...['write white green blue black', 'cross', 'cross'],
      ALL,
      ...['write white yellow red green blue', 'cross'],
    ),
  },
  /** Example 4: two hits and a yellow 4; red and green are left, white 4 is too high. */
  hits: {
    rules: ['T6', 'T7'],
    ...two,
    rolls: rolls('441231', NOTHING),
    moves: turns(2, 0, 'write yellow blue black'),
  },
  /** Example 5: neither of the two open fields can be used, so the leftmost is crossed. */
  crossed: {
    rules: ['T6'],
    seats: 5,
    options: { sheets: 'ordered' },
    deal: { n: 1, sheets: ['A', 'B', 'C', 'D', 'E'], first: 0 },
    rolls: rolls('111111', '111111', '611511', NOTHING),
    moves: turns(5, 4, ALL, 'write yellow red blue black', 'cross'),
  },
} as const satisfies Readonly<Record<string, Example>>;
