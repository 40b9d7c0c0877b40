import { describe, expect, it } from 'vitest';
import { type Card, canLay, isMeadow, placesFor } from '../meadow.ts';
import {
  type Break,
  end,
  expectGood,
  itCatches,
  moves,
  numbers,
  rest,
  round,
  ruleBroken,
  verdictOf,
  write,
} from './helper.ts';

const row = (text: string): Card[] => text.split(' ').map((card) => (card === 'J' ? 'J' : Number(card)));

describe('meadows', () => {
  it.each([
    ['14 16 17 19', true],
    ['13 14 16 17 19 20 22', true],
    ['98 99 1 2 4', true],
    ['98 100 2 3', true],
    ['99 2 3', false],
    ['14 16', false],
    ['14 16 19', false],
    ['16 14 17', false],
    ['14 14 15', false],
    ['30 J 32', true],
    ['30 J 34', true],
    ['30 31 J 34', true],
    ['30 J 31 34', false],
    ['30 J 35', false],
    ['J 30 31', true],
    ['J 1 J', true],
    ['99 J 3', true],
    ['J J 30', false],
    ['30 J J 33', false],
  ])('%s: %s (B12 B15 B16)', (text, valid) => expect(isMeadow(row(text))).toBe(valid));

  it('spans at most 99 (B12)', () => {
    expect(isMeadow([...numbers(3, 100), 1, 2])).toBe(true);
    expect(isMeadow([...numbers(3, 100), 1, 2, 3])).toBe(false);
    expect(isMeadow([...numbers(3, 100), 1, 2, 'J'])).toBe(false);
  });

  it('takes 12, 13, 15, 18, 20 and 21 into 14 16 17 19 (B13)', () => {
    const meadows = [{ owner: 0, cards: row('14 16 17 19') }];
    const fitting = numbers(1, 100).filter((card) => placesFor(card, meadows) > 0);
    expect(fitting).toEqual([12, 13, 15, 18, 20, 21]);
  });

  it.each([
    ['30 J 32', 1, [31]],
    ['30 J 34', 1, [32]],
    ['30 31 J 34', 2, [32, 33]],
    ['30 J 33', 1, [31, 32]],
    ['J 30 31', 0, [28, 29]],
  ])('%s: the joker is swapped by the right cards (B17)', (text, place, cards) => {
    const swaps = numbers(1, 100).filter((card) => isMeadow(row(text).with(place, card)));
    expect(swaps).toEqual(cards);
  });

  it('sees whether anything can be laid (B7 B9 B10)', () => {
    const meadows = [{ owner: 0, cards: row('30 J 34') }];
    expect(canLay(1, row('32 50'), meadows)).toBe(false); // no meadow of its own
    expect(canLay(0, row('32 50'), meadows)).toBe(true); // a swap
    expect(canLay(0, row('50 60'), meadows)).toBe(false);
    expect(canLay(0, row('50 35'), meadows)).toBe(true);
    expect(canLay(0, row('J'), meadows)).toBe(true);
    expect(canLay(1, row('J 50 J'), meadows)).toBe(true);
    expect(canLay(1, row('52 60 50 1 51'), meadows)).toBe(true);
    expect(canLay(1, row('53 60 50 1 51'), meadows)).toBe(true);
    expect(canLay(1, row('54 60 50 1 51'), meadows)).toBe(false);
  });
});

const DECK = numbers(1, 100);
const hands = [
  [14, 16, 17, 19, 13, 20, 22, 31, 33, 98, 99, 1, 4],
  [30, 32, 34, 51, 55, 52, 53, 70, 71, 35, 90, 91, 15],
];
const open = [21, 12, 18, 2, 57];
const stock = [60, 61, ...rest(DECK, [...hands.flat(), ...open, 60, 61])];
const deal = { deal: { n: 1, hands, jokers: 3, open, stock, first: 0 } };
const points = [30, 16];
const good = write(
  'bullenrommee',
  2,
  { deals: 1 },
  deal,
  ...moves('0 lay 14 16 17, 0 add 19 m1@4, 0 add 13 m1@1, 0 add 20 m1@6, 0 add 22 m1@7, 0 done'),
  ...moves('1 lay 30 32 34, 1 add 15 m1@3, 1 done'),
  ...moves('0 lay 31 J 33, 0 done'), // meadow 3
  ...moves('1 lay 51 J 55, 1 add 52 m4@2, 1 swap 53 m4@3, 1 lay 90 91 J, 1 add 35 m2@4, 1 done'),
  ...moves('0 draw 2, 1 draw'), // 60 is turned up, seat 1 gets 61
  ...moves('0 lay 98 99 1, 0 add 2 m6@4, 0 add 4 m6@5, 0 add J m6@6, 0 add J m3@1'),
  // 13 14 15 16 17 19 20 22, J 31 J 33, 98 99 1 2 4 J; 30 32 34 35, 51 52 53 55, 90 91 J less 70 71 61.
  round(1, points),
  end(points, [0]),
);

// Five seats that only draw, until the supply is gone.
const fiveHands = numbers(0, 4).map((seat) => numbers(seat * 13 + 1, seat * 13 + 13));
const onlyDraws = write(
  'bullenrommee',
  5,
  { deals: 2 },
  { deal: { n: 1, hands: fiveHands, jokers: 2, open: numbers(66, 70), stock: numbers(71, 100), first: 0 } },
  ...numbers(0, 34).map((turn) => `${turn % 5} ${turn < 30 ? 'draw' : `draw ${36 + turn}`}`),
);

describe('good records of Bullenrommee', () => {
  it('a match with the worked examples B9 B13 B16 B17 B18 B20', () => {
    expectGood(good, {
      'joker in a new meadow': 3,
      'joker added': 2,
      swap: 1,
      'swapped joker laid in the same turn': 1,
      'card that could go to two places': 1,
      'meadow over 100→1': 1,
      'several meadows in a turn': 3,
      "addition to another's meadow": 1,
      'went out': 1,
    });
  });
  it('draws up to the end of the supply B6', () => {
    const { faults, cases } = verdictOf(onlyDraws);
    expect(faults).toMatchObject([{ rule: 'B5', what: 'the record breaks off; expected seat 0: a turn' }]);
    expect(cases['supply exhausted']).toBe(1);
  });
});

const BROKEN: Break[] = [
  ['a card twice', 'B3', deal, { deal: { ...deal.deal, open: [21, 12, 18, 2, 60] } }],
  ['a stock too small', 'B3', deal, { deal: { ...deal.deal, stock: stock.slice(1) } }],
  ['four open cards', 'B3', deal, { deal: { ...deal.deal, open: open.slice(1) } }],
  ['two jokers', 'B2', deal, { deal: { ...deal.deal, jokers: 2 } }],
  ['a wrong first seat', 'B4', deal, { deal: { ...deal.deal, first: 1 } }],
  ['a wrong seat', 'B5', '1 lay 30 32 34', '0 lay 30 32 34'],
  ['an invalid meadow', 'B12', '0 lay 14 16 17', '0 lay 14 16 19'],
  ['two jokers side by side', 'B15', '0 lay 31 J 33', '0 lay 31 J J'],
  ['a meadow of four', 'records', '0 lay 14 16 17', '0 lay 14 16 17 19'],
  ['cards that are not held', 'B8', '0 lay 14 16 17', '0 lay 14 15 17'],
  ['a card where it does not fit', 'B13', '0 add 19 m1@4', '0 add 19 m1@1'],
  ['a place that is not there', 'B13', '0 add 19 m1@4', '0 add 19 m1@5'],
  ['a meadow that is not there', 'B8', '0 add 19 m1@4', '0 add 19 m2@4'],
  ['an addition without an own meadow', 'B9', '1 lay 30 32 34', '1 add 15 m1@3'],
  ['a joker beside a joker', 'B15', '0 add J m3@1', '0 add J m3@2'],
  ['a swap of a number', 'B17', '1 swap 53 m4@3', '1 swap 53 m4@2'],
  ['a swap that does not fit', 'B17', '1 add 52 m4@2', '1 swap 52 m4@2'],
  ['a joker swapped for a joker', 'B17', '1 swap 53 m4@3', '1 swap J m4@3'],
  ['a swap without an own meadow', 'B10', '1 lay 30 32 34', '1 swap 15 m1@3'],
  ['done without a card', 'B11', '0 lay 31 J 33', '0 done'],
  ['a missing done', 'B11', '0 done'],
  ['a draw after laying', 'B5', '0 done', '0 draw'],
  ['a draw of a card that is not open', 'B6', '0 draw 2', '0 draw 3'],
  ['a pass while there is a supply', 'B7', '1 draw', '1 pass'],
  ['a strange move', 'records', '1 draw', '1 keep'],
  ['done with an empty hand', 'B20', '0 add J m3@1', '0 add J m3@1', '0 done'],
  ['a missing last card', 'B11', '0 add J m3@1'],
  ['wrong points', 'B20', round(1, points), round(1, [30, 26], points)],
  ['wrong totals', 'B20', round(1, points), round(1, points, [30, 26])],
  ['wrong winners', 'B20', end(points, [0]), end(points, [0, 1])],
  ['wrong scores', 'B20', end(points, [0]), end([16, 30], [0])],
  ['no end', 'B21', end(points, [0])],
  ['a deal too many', 'B21', end(points, [0]), { deal: { ...deal.deal, n: 2, first: 1 } }],
  ['a line after the end', 'B21', end(points, [0]), end(points, [0]), '0 draw'],
];

describe('broken records of Bullenrommee', () => {
  itCatches(good, BROKEN);
  const next = (move: string) => [...onlyDraws, JSON.stringify({ seat: 0, move })];
  it('a pass although something can be laid: B7', () => expect(ruleBroken(next('pass'))).toBe('B7'));
  it('a draw when the supply is gone: B7', () => expect(ruleBroken(next('draw'))).toBe('B7'));
  it('a draw from the empty stock: B6', () => {
    const early = onlyDraws.slice(0, -5);
    expect(ruleBroken([...early, JSON.stringify({ seat: 0, move: 'draw' })])).toBe('B6');
  });
  it.each([
    [{}, 'records'],
    [{ deals: 21 }, 'B21'],
    [{ deals: 1, rounds: 1 }, 'records'],
  ])('options %j: %s', (options, rule) => {
    expect(ruleBroken(write('bullenrommee', 2, options))).toBe(rule);
  });
  it('six seats', () => expect(ruleBroken(write('bullenrommee', 6, { deals: 1 }))).toBe('seats'));
});
