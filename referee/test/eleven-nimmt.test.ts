import { describe, expect, it } from 'vitest';
import { CASES, getBull } from '../eleven-nimmt.ts';
import { Book } from '../record.ts';
import {
  type Break,
  end,
  expectGood,
  itCatches,
  lineOf,
  moves,
  numbers,
  rest,
  round,
  ruleBroken,
  verdictOf,
  write,
} from './helper.ts';

const DECK = numbers(1, 100);

// The worked examples 1–3, played to the end of a round.
const hands = [
  [36, 88, 5, 6, 7, 60, 61, 62, 63, 11],
  [46, 92, 79, 80, 64, 65, 66, 67, 68, 69],
  [98, 20, 21, 22, 24, 25, 26, 27, 28, 29],
];
const top = [23, 87, 19, 78];
const stack = [...top, ...rest(DECK, [...hands.flat(), 31, ...top])];
const deal = { deal: { n: 1, hands, pile: 31, stack, first: 0 } };
const points = [11, 12, 0]; // 60 61 62 63 11 and 64–69 23
const good = write(
  'eleven-nimmt',
  3,
  { rounds: 1 },
  deal,
  ...moves('0 36>1, 1 46>1, 2 take 1'), // 23 | 31 36 46 and a bull card to seat 2 | 87
  ...moves('0 88>2, 1 92>2, 2 98>2, 2 done, 0 5>2'),
  ...moves('1 take 1'), // 87…5 | 19 | 78
  ...moves('2 20>2, 2 21>2, 2 22>2, 2 24>2, 2 25>2, 2 26>2, 2 27>2, 2 28>2, 2 29>2, 2 done'),
  ...moves('0 6>1, 1 79>3, 2 31>2, 2 36>2, 2 done, 0 7>1, 1 80>3, 2 46>2'),
  round(1, points),
  end(points, [2]),
);

// Two rounds of one rising pile; who has a card left at the end of the first begins the second.
const even = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
const odd = even.map((card) => card + 1);
const second = { n: 2, hands: [odd, even], pile: 1, stack: numbers(22, 100), first: 1 };
const rising = (seat: number): string[] => numbers(2, 20).map((card) => `${(seat + card) % 2} ${card}>1`);
const twoRounds = write(
  'eleven-nimmt',
  2,
  { rounds: 2 },
  { deal: { n: 1, hands: [even, odd], pile: 1, stack: numbers(22, 100), first: 0 } },
  ...rising(0),
  round(1, [0, 1]),
  { deal: second },
  ...rising(1),
  round(2, [1, 0], [1, 1]),
  end([1, 1], [0, 1]),
);

// Seven seats that only take: 30 takes, then neither pile nor stack is left.
const sevenHands = numbers(0, 6).map((seat) => numbers(seat * 10 + 1, seat * 10 + 10));
// The heads of 1–10, 11–20 … and of 71, 78, 85, 92, 99 for seat 0, and so on.
const taken = [13 + 10, 17 + 7, 17 + 6, 17 + 9, 17 + 5, 18 + 6, 17 + 8];
const onlyTakes = write(
  'eleven-nimmt',
  7,
  { rounds: 1 },
  { deal: { n: 1, hands: sevenHands, pile: 71, stack: numbers(72, 100), first: 0 } },
  ...numbers(0, 29).map((take) => `${take % 7} take 1`),
  round(1, taken),
  end(taken, [4]),
);

describe('good records of 11 nimmt!', () => {
  it('the worked examples E5 E6 E7 E9, several cards E11 and done E12', () => {
    expectGood(good, { 'play over 100→1': 1, 'several cards in a turn': 2 });
    expect(verdictOf(good).moves).toBe(27);
  });
  it.each(['off', 'on'])('the memory aid %s, which changes no move, E8', (memory) => {
    const aided = good.map((line) => line.replace('"rounds":1', `"rounds":1,"memory":"${memory}"`));
    expect(aided[0]).toContain('"memory"');
    expect(verdictOf(aided).faults).toEqual([]);
    expect(ruleBroken([aided[0]!.replace(`"${memory}"`, '"much"'), ...aided.slice(1)])).toBe('E8');
  });
  it('two rounds E4 and a shared win E15', () => expectGood(twoRounds, { 'shared win': 1 }));
  it('a round that ends without piles E14', () => {
    const { faults, cases } = verdictOf(onlyTakes);
    expect(faults).toEqual([]);
    expect(cases).toMatchObject({
      'one card in the stack at a take': 1,
      'no card in the stack at a take': 15,
      'round ended without piles': 1,
    });
  });
});

describe('bull cards when none is left, E10', () => {
  const getting = (bulls: number[], seat: number, move?: string) => {
    const lines = move === undefined ? [] : [{ line: 1, value: { seat, move } }];
    const book = new Book(lines, CASES);
    book.seats = bulls.length;
    const table = { hands: [], piles: [], stack: [], bulls, supply: 0 };
    try {
      getBull(book, table, seat);
    } catch {
      return book.faults[0]!.rule;
    }
    return bulls.join(' ');
  };
  it.each([
    ['one holds most', [6, 2, 2], 1, undefined, '5 3 2'],
    ['the taker holds most', [2, 6, 2], 1, undefined, '2 6 2'],
    ['the taker ties with one', [4, 4, 2], 1, undefined, '3 5 2'],
    ['a choice', [4, 2, 4], 1, 'bull 2', '4 3 3'],
    ['a choice of one that does not hold most', [4, 2, 4], 1, 'bull 1', 'E10'],
    ['no choice where one is due', [4, 2, 4], 1, 'done', 'E10'],
    ['a record that breaks off', [4, 2, 4], 1, undefined, 'E10'],
  ] as const)('%s', (_, bulls, seat, move, result) => {
    expect(getting([...bulls], seat, move)).toBe(result);
  });
});

const swapped = [[88, ...hands[0]!.slice(1)], ...hands.slice(1)];
const BROKEN: Break[] = [
  ['a card twice', 'E3', deal, { deal: { ...deal.deal, hands: swapped } }],
  ['a card is missing', 'E3', deal, { deal: { ...deal.deal, stack: stack.slice(1) } }],
  ['a strange card', 'E3', deal, { deal: { ...deal.deal, pile: 101 } }],
  ['a wrong first seat', 'E4', deal, { deal: { ...deal.deal, first: 1 } }],
  ['a card that is too far', 'E5', '1 46>1', '1 79>1'],
  ['a card that is not held', 'E5', '1 46>1', '1 45>1'],
  ['a card on no pile', 'E5', '1 46>1', '1 46>2'],
  ['a wrong seat', 'E5', '1 46>1', '2 46>1'],
  ['a second card without a bull card', 'E5', '1 92>2', '0 92>2'],
  ['done without a bull card', 'E5', '1 92>2', '1 92>2', '1 done'],
  ['done without a card', 'E5', '2 98>2', '2 done'],
  ['a take of no pile', 'E6', '2 take 1', '2 take 2'],
  ['a bull card that is not due', 'E5', '2 take 1', '2 take 1', '2 bull 0'],
  ['a missing done', 'E12', '2 done'],
  ['a take after a card', 'E12', '2 done', '2 take 1'],
  ['falling cards', 'E11', '2 22>2', '2 24>2', '2 22>2'],
  ['a card more than 10 above the first top', 'E11', '2 36>2', '2 46>2'],
  ['done with an empty hand', 'E13', '2 46>2', '2 46>2', '2 done'],
  ['a missing last move', 'E5', '2 46>2'],
  ['wrong points', 'E13', round(1, points), round(1, [11, 11, 0], points)],
  ['wrong totals', 'E13', round(1, points), round(1, points, [11, 12, 1])],
  ['wrong scores', 'E15', end(points, [2]), end([0, 0, 0], [2])],
  ['wrong winners', 'E15', end(points, [2]), end(points, [1])],
  ['a line after the end', 'E15', end(points, [2]), end(points, [2]), deal],
];

describe('broken records of 11 nimmt!', () => {
  itCatches(good, BROKEN);
  itCatches(twoRounds, [
    ['a wrong first seat in round 2', 'E4', { deal: second }, { deal: { ...second, first: 0 } }],
    ['a match that ends too early', 'E15', { deal: second }, end([0, 1], [0])],
    ['half of a shared win', 'E15', end([1, 1], [0, 1]), end([1, 1], [1])],
  ]);
  it('cards on a second pile with one bull card: E11', () => {
    // As above, but seat 2 has the 79 and seat 1 the 29.
    const place = good.indexOf(lineOf('2 21>2'));
    const text = good.slice(0, place).join('\n');
    const wide = text.replace(',79,', ',0,').replace(',29]', ',79]').replace(',0,', ',29,').split('\n');
    expect(ruleBroken([...wide, lineOf('2 79>3')])).toBe('E11');
  });
  it.each([
    [{}, 'records'],
    [{ rounds: 0 }, 'E15'],
    [{ rounds: 3, target: 66 }, 'records'],
  ])('options %j: %s', (options, rule) => {
    expect(ruleBroken(write('eleven-nimmt', 3, options))).toBe(rule);
  });
  it('eight seats', () => expect(ruleBroken(write('eleven-nimmt', 8, { rounds: 8 }))).toBe('seats'));
});
