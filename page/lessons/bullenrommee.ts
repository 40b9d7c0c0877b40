import { type Lesson, rest } from './lesson.ts';

const HANDS = [
  [14, 16, 17, 15, 30, 33, 31, 48, 62, 63, 79, 86, 97],
  [50, 51, 53, 5, 9, 23, 37, 44, 58, 66, 72, 88, 93],
] as const;
const OPEN = [20, 41, 70, 82, 99] as const;
const pack = Array.from({ length: 100 }, (_, i) => i + 1);

export const lesson: Lesson<'bullenrommee'> = {
  seats: 2,
  options: { deals: 1 },
  deal: { n: 1, hands: HANDS, jokers: 3, open: OPEN, stock: stockOf(), first: 0 },
  moves: [
    { seat: 0, move: 'lay 14 16 17', say: 'aim' },
    { seat: 0, move: 'add 15 m1@2', say: 'between' },
    { seat: 0, move: 'done', say: 'done' },
    { seat: 1, move: 'lay 50 51 53' },
    { seat: 1, move: 'done' },
    { seat: 0, move: 'lay 30 J 33', say: 'joker' },
    { seat: 0, move: 'done', say: 'jokerDone' },
    { seat: 1, move: 'draw 41' },
    { seat: 0, move: 'swap 31 m3@2', say: 'swap' },
    { seat: 0, move: 'done', say: 'swapDone' },
    { seat: 1, move: 'draw 70' },
    { seat: 0, move: 'draw 20', say: 'takeCard' },
  ],
};

function stockOf(): number[] {
  return rest(pack, [26, 1, 55], ...HANDS, OPEN);
}
