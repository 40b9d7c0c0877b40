import { type Example, movesOf } from '@bullpen/engine';

const basic = { variant: 'basic', target: 66 };

/** The worked examples of the rulebook. */
export const examples = {
  /** Examples 1, 2 and 3: rows are chosen, filled and taken, one turn after the other. */
  turns: {
    rules: ['S4', 'S5', 'S6', 'S7', 'S8'],
    seats: 4,
    options: basic,
    deal: {
      n: 1,
      hands: [
        [14, 21, 3, 94, 98, 45, 49, 38, 10, 17],
        [15, 26, 9, 95, 99, 46, 50, 39, 11, 18],
        [44, 30, 68, 96, 100, 47, 51, 40, 13, 19],
        [61, 36, 93, 97, 101, 48, 52, 41, 16, 20],
      ],
      rows: [12, 37, 43, 58],
    },
    moves: movesOf('0 14, 1 15, 2 44, 3 61, 0 21, 1 26, 2 30, 3 36, 0 3, 1 9, 2 68, 3 93, 0 row 2'),
  },
  /** Example 4, the first pitfall: 45 must go behind 42, not behind 41. */
  closest: {
    rules: ['S6', 'S7'],
    seats: 2,
    options: basic,
    deal: {
      n: 1,
      hands: [
        [38, 40, 41, 1, 2, 3, 4, 5, 6, 7],
        [39, 42, 45, 91, 92, 93, 94, 95, 96, 97],
      ],
      rows: [10, 80, 36, 37],
    },
    moves: movesOf('0 38, 1 39, 0 40, 1 42, 0 41, 1 45'),
  },
  /** Example 5, the second pitfall: 62 is laid for the row of 61, but 29 is too low and takes just that row. */
  overtaken: {
    rules: ['S7', 'S8'],
    seats: 2,
    options: basic,
    deal: {
      n: 1,
      hands: [
        [56, 58, 62, 1, 2, 3, 4, 5, 6, 7],
        [57, 59, 29, 91, 92, 93, 94, 95, 96, 97],
      ],
      rows: [61, 80, 90, 55],
    },
    moves: movesOf('0 56, 1 57, 0 58, 1 59, 0 62, 1 29, 1 row 1'),
  },
} as const satisfies Readonly<Record<string, Example>>;
