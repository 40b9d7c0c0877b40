import type { Lesson } from './lesson.ts';

export const lesson: Lesson<'six-nimmt'> = {
  seats: 2,
  options: { variant: 'basic', rounds: 1 },
  deal: {
    n: 1,
    hands: [
      [27, 80, 83, 90, 3, 12, 47, 52, 61, 95],
      [46, 81, 85, 88, 30, 14, 33, 56, 70, 99],
    ],
    rows: [10, 25, 44, 78],
  },
  moves: [
    { seat: 0, move: '27', say: 'aim' },
    { seat: 1, move: '46' },
    { seat: 0, move: '80', say: 'closest' },
    { seat: 1, move: '81' },
    { seat: 0, move: '83', say: 'growing' },
    { seat: 1, move: '85' },
    { seat: 0, move: '90', say: 'danger' },
    { seat: 1, move: '88' },
    { seat: 0, move: '3', say: 'taken' },
    { seat: 1, move: '30' },
    { seat: 0, move: 'row 1', say: 'low' },
  ],
};
