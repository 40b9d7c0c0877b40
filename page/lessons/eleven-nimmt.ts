import { type Lesson, rest } from './lesson.ts';

const HANDS = [
  [33, 90, 93, 7, 38, 41, 50, 62, 70, 15],
  [36, 24, 99, 47, 58, 66, 77, 84, 12, 3],
] as const;
const PILE = 31;
const pack = Array.from({ length: 100 }, (_, i) => i + 1);

export const lesson: Lesson<'eleven-nimmt'> = {
  seats: 2,
  // E8: in a lesson nobody has to remember what lies in a pile.
  options: { rounds: 1, memory: 'on' },
  deal: { n: 1, hands: HANDS, pile: PILE, stack: stackOf(), first: 0 },
  moves: [
    { seat: 0, move: '33>1', say: 'aim' },
    { seat: 1, move: '36>1' },
    { seat: 0, move: 'take 1', say: 'take' },
    { seat: 1, move: '24>1' },
    { seat: 0, move: '90>2', say: 'bull' },
    { seat: 0, move: '93>2', say: 'more' },
    { seat: 0, move: 'done', say: 'done' },
    { seat: 1, move: '99>2' },
    { seat: 0, move: '7>2', say: 'ring' },
    { seat: 0, move: 'done', say: 'doneAgain' },
  ],
};

function stackOf(): number[] {
  return rest(pack, [23, 87, 55, 19], ...HANDS, [PILE]);
}
