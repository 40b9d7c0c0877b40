import type { Lesson } from './lesson.ts';

export const lesson: Lesson<'twenty-one'> = {
  seats: 2,
  options: { sheets: 'ordered' },
  deal: { n: 1, sheets: ['A', 'B'], first: 0 },
  rolls: [
    { white: 2, yellow: 6, red: 6, green: 4, blue: 5, black: 3 },
    { white: 1, yellow: 3, red: 2, green: 6, blue: 3, black: 4 },
    { white: 4, yellow: 6, red: 3, green: 2, blue: 6, black: 1 },
    { white: 5, yellow: 5, red: 2, green: 3, blue: 4, black: 1 },
  ],
  moves: [
    { seat: 0, move: 'keep', say: 'aim' },
    { seat: 0, move: 'write white red green', say: 'write' },
    { seat: 1, move: 'write white' },
    { seat: 1, move: 'keep' },
    { seat: 0, move: 'write blue', say: 'wait' },
    { seat: 1, move: 'write red blue' },
    { seat: 0, move: 'reroll', say: 'reroll' },
    { seat: 0, move: 'write yellow black', say: 'finish' },
    { seat: 1, move: 'write green' },
  ],
};
