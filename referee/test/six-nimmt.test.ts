import { describe, expect, it } from 'vitest';
import { type Break, end, expectGood, itCatches, moves, round, verdictOf, write } from './helper.ts';

const basic = { variant: 'basic', target: 66, rounds: 1 };

// The worked examples 1–3, and seven more turns.
const hands = [
  [14, 21, 3, 94, 98, 45, 49, 38, 10, 17],
  [15, 26, 9, 95, 99, 46, 50, 39, 11, 18],
  [44, 30, 68, 96, 100, 47, 51, 40, 13, 19],
  [61, 36, 93, 97, 101, 48, 52, 41, 16, 20],
];
const deal = { deal: { n: 1, hands, rows: [12, 37, 43, 58] } };
const played = [
  ...moves('0 14, 1 15, 2 44, 3 61'),
  ...moves('3 36, 2 30, 1 26, 0 21'), // 30 takes 12 14 15 21 26: 6 heads
  ...moves('2 68, 0 3, 1 9, 3 93, 0 row 2'), // 3 takes 37: 1 head
  ...moves('0 94, 1 95, 2 96, 3 97'), // 95 takes 58 61 68 93 94: 5 heads
  ...moves('0 98, 1 99, 2 100, 3 101'), // 100 takes 95 96 97 98 99: 10 heads
  ...moves('0 45, 1 46, 2 47, 3 48'), // 48 takes 43 44 45 46 47: 10 heads
  ...moves('0 49, 1 50, 2 51, 3 52'),
  ...moves('0 38, 1 39, 2 40, 3 41'), // 41 takes 30 36 38 39 40: 9 heads
  ...moves('0 10, 1 11, 2 13, 3 16'), // 16 takes 3 9 10 11 13: 11 heads
  ...moves('0 17, 1 18, 2 19, 3 20'),
];
const points = [1, 5, 16, 30];
const good = write('six-nimmt', 4, basic, deal, ...played, round(1, points), end(points, [0]));

// The pitfall, example 4: rows end in 41 (room left) and 42 (five cards) when 45 is placed.
const pitfall = write(
  'six-nimmt',
  2,
  { variant: 'basic', target: 6 },
  {
    deal: {
      n: 1,
      hands: [
        [36, 38, 41, 46, 48, 81, 83, 91, 93, 43],
        [37, 42, 45, 47, 49, 82, 84, 92, 94, 44],
      ],
      rows: [35, 20, 80, 90],
    },
  },
  ...moves('0 36, 1 37, 0 38, 1 42, 0 41, 1 45, 0 46, 1 47, 0 48, 1 49'),
  ...moves('0 81, 1 82, 0 83, 1 84, 0 91, 1 92, 0 93, 1 94, 0 43, 1 44'),
  round(1, [0, 6]),
  end([0, 6], [0]),
);

// The second pitfall, example 5: 62 is meant for the row of 61, but 29 is too low and takes that row; so 62 takes a row of five.
const secondPitfall = write(
  'six-nimmt',
  2,
  { variant: 'basic', target: 6 },
  {
    deal: {
      n: 1,
      hands: [
        [56, 58, 62, 30, 32, 81, 83, 91, 93, 63],
        [57, 59, 29, 31, 33, 82, 84, 92, 94, 64],
      ],
      rows: [61, 80, 90, 55],
    },
  },
  ...moves('0 56, 1 57, 0 58, 1 59, 0 62, 1 29, 1 row 1'), // 62 takes 55 56 57 58 59: 11 heads
  ...moves('0 30, 1 31, 0 32, 1 33, 0 81, 1 82, 0 83, 1 84, 0 91, 1 92, 0 93, 1 94, 0 63, 1 64'),
  round(1, [11, 1]),
  end([11, 1], [1]),
);

// A draft of two rounds: the cards 1–4 remain, all others go behind the 4.
const picksFrom = (seat: number) =>
  Array.from({ length: 20 }, (_, pick) => `${(seat + pick) % 2} draft ${5 + pick}`);
const playsFrom = (seat: number) =>
  Array.from({ length: 20 }, (_, turn) => `${(seat + turn) % 2} ${5 + turn}`);
const open = Array.from({ length: 24 }, (_, card) => card + 1);
const draft = write(
  'six-nimmt',
  2,
  { variant: 'draft', target: 30 },
  { deal: { n: 1, open, first: 0 } },
  ...picksFrom(0),
  ...playsFrom(0),
  round(1, [12, 22]),
  { deal: { n: 2, open, first: 1 } },
  ...picksFrom(1),
  ...playsFrom(1),
  round(2, [22, 12], [34, 34]),
  end([34, 34], [0, 1]),
);

// The variant `known`: the same cards dealt.
const even = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const knownDeal = { deal: { n: 1, hands: [even.map((card) => card - 1), even], rows: [4, 3, 2, 1] } };
const known = write(
  'six-nimmt',
  2,
  { variant: 'known', target: 22 },
  knownDeal,
  ...playsFrom(0),
  round(1, [12, 22]),
  end([12, 22], [0]),
);

describe('good records of 6 nimmt!', () => {
  it('the worked examples S5 S6 S7 S8', () => {
    expectGood(good, { 'full row taken': 6, 'low card (row choice)': 1 });
    expect(verdictOf(good)).toMatchObject({
      line: 1,
      game: 'six-nimmt',
      seats: 4,
      options: basic,
      moves: 41,
    });
  });
  it('the pitfall S6', () => expectGood(pitfall, { 'full row taken': 1 }));
  it('the second pitfall S7 S8', () =>
    expectGood(secondPitfall, { 'full row taken': 1, 'low card (row choice)': 1 }));
  it('the draft S14 S15, with a shared win S12', () =>
    expectGood(draft, { 'draft pick': 40, 'full row taken': 8, 'shared win': 1 }));
  it('the known cards S13', () => expectGood(known, { 'full row taken': 4 }));
  it('a dear row chosen S8', () => {
    // Row 4 (58 61) has two heads, row 2 (37) one. What follows differs, so only the case is looked at.
    const dear = good.map((line) => line.replace('row 2', 'row 4'));
    expect(verdictOf(dear).cases['low card, not the cheapest row']).toBe(1);
  });
});

const BROKEN: Break[] = [
  ['a hand of nine', 'S2', deal, { deal: { ...deal.deal, hands: [hands[0]!.slice(1), ...hands.slice(1)] } }],
  ['a card twice', 'S2', deal, { deal: { ...deal.deal, rows: [12, 37, 43, 14] } }],
  ['a strange card', 'S2', deal, { deal: { ...deal.deal, rows: [12, 37, 43, 105] } }],
  ['three rows', 'S2', deal, { deal: { ...deal.deal, rows: [12, 37, 43] } }],
  ['a strange key', 'records', deal, { deal: { ...deal.deal, first: 0 } }],
  ['a wrong n', 'records', deal, { deal: { ...deal.deal, n: 2 } }],
  ['no deal', 'S11', deal],
  ['a card that is not held', 'S3', '3 61', '3 62'],
  ['a card played twice', 'S3', '0 94', '0 14'],
  ['a seat that chooses twice', 'S3', '1 26', '2 26'],
  ['no seat 4', 'records', '1 26', '4 26'],
  ['a missing move', 'S3', '0 17'],
  ['a missing row choice', 'S8', '0 row 2'],
  ['a row choice by the wrong seat', 'S8', '0 row 2', '1 row 2'],
  ['a fifth row', 'S8', '0 row 2', '0 row 5'],
  ['a row choice that is not due', 'S3', '0 94', '0 row 1', '0 94'],
  ['wrong points', 'S10', round(1, points), round(1, [1, 5, 16, 29], points)],
  ['wrong totals', 'S10', round(1, points), round(1, points, [1, 5, 16, 31])],
  ['no round line', 'S10', round(1, points)],
  ['wrong scores', 'S12', end(points, [0]), end([1, 5, 16, 29], [0])],
  ['wrong winners', 'S12', end(points, [0]), end(points, [1])],
  ['no end', 'S11', end(points, [0])],
  ['a line after the end', 'S11', end(points, [0]), end(points, [0]), '0 14'],
  ['a round too many', 'S11', end(points, [0]), { deal: { ...deal.deal, n: 2 } }],
];

const BROKEN_DRAFT: Break[] = [
  ['a wrong first seat', 'S15', { deal: { n: 2, open, first: 1 } }, { deal: { n: 2, open, first: 0 } }],
  ['a card too few', 'S13', { deal: { n: 1, open, first: 0 } }, { deal: { n: 1, open: even, first: 0 } }],
  ['a pick by the wrong seat', 'S14', '1 draft 6', '0 draft 6'],
  ['a pick of a card that is gone', 'S14', '1 draft 6', '1 draft 5'],
  ['a missing pick', 'S14', '1 draft 24'],
  ['an end before the target', 'S11', { deal: { n: 2, open, first: 1 } }, end([12, 22], [0])],
  ['half of a shared win', 'S12', end([34, 34], [0, 1]), end([34, 34], [0])],
];

describe('broken records of 6 nimmt!', () => {
  itCatches(good, BROKEN);
  itCatches(draft, BROKEN_DRAFT);
  itCatches(known, [
    ['a card of the full deck', 'S13', knownDeal, { deal: { ...knownDeal.deal, rows: [4, 3, 2, 25] } }],
  ]);
  it.each([
    [{ variant: 'basic' }, 'records'],
    [{ target: 66 }, 'records'],
    [{ variant: 'basic', target: 66, deals: 1 }, 'records'],
    [{ variant: 'pro', target: 66 }, 'S16'],
    [{ variant: 'basic', target: 0 }, 'S11'],
    [{ variant: 'basic', target: 66, rounds: 101 }, 'S11'],
  ])('options %j: %s', (options, rule) => {
    const lines = write('six-nimmt', 4, options, deal, ...played);
    expect(verdictOf(lines).faults[0]?.rule).toBe(rule);
  });
  it('eleven seats', () => {
    expect(verdictOf(write('six-nimmt', 11, basic)).faults[0]?.rule).toBe('seats');
  });
});
