import { type Lesson, rest } from './lesson.ts';

const HANDS = [
  ['4', '5', 'B'],
  ['2', '3', 'J'],
  ['6', '1', '1'],
] as const;
const pack = [
  ...'123456'.split('').flatMap((sign) => Array<string>(8).fill(sign)),
  ...'789'.split('').flatMap((sign) => Array<string>(4).fill(sign)),
  ...Array<string>(6).fill('J'),
  ...Array<string>(6).fill('B'),
];

export const lesson: Lesson<'captain-jack'> = {
  seats: 3,
  options: { deals: 1 },
  deal: { n: 1, hands: HANDS, pile: ['5'], deck: deckOf(), first: 0 },
  moves: [
    { seat: 0, move: '4>1', say: 'aim' },
    { seat: 1, move: '2>1' },
    { seat: 1, move: 'give 2' },
    { seat: 2, move: '6>new' },
    { seat: 0, move: '5>1', say: 'eleven' },
    { seat: 0, move: 'give 1', say: 'give' },
    { seat: 1, move: '3>new' },
    { seat: 2, move: '1>1' },
    { seat: 0, move: '1>new', say: 'split' },
    { seat: 1, move: 'J>1' },
    { seat: 0, move: 'blank', say: 'answer' },
  ],
};

/** The learner draws a 1 and a 9; the others what the lesson has no need of. */
function deckOf(): string[] {
  return rest(pack, ['1', '6', '4', '9', '2', '5', '7'], ...HANDS, ['5']);
}
