import { describe, expect, it } from 'vitest';
import {
  type Break,
  end,
  expectGood,
  itCatches,
  lineOf,
  moves,
  rest,
  round,
  ruleBroken,
  verdictOf,
  write,
} from './helper.ts';

const options = { deals: 1, answerSeconds: 5 };
const DECK = [...'123456'.repeat(8), ...'789'.repeat(4), ...'JB'.repeat(6)];

// A whole deal for two. The cards in the order in which they come into the hands: seats 0 and 1 in turn, until
// seat 1 answers a Jack; from then on seats 1 and 0 in turn.
const cards = [
  ...'641 67B95 555JJB JJBB29',
  ...'92 92 83838383 747474 656565 641641641 4313 23213 21212JBJ',
].filter((card) => card !== ' ');
const dealt = [cards.filter((_, i) => i < 6 && i % 2 === 0), cards.filter((_, i) => i < 6 && i % 2 === 1)];
const deal = { deal: { n: 1, hands: dealt, pile: ['B', '5'], deck: cards.slice(6), first: 0 } };
const pair = (a: string, b: string): string => `1 ${a}>new, 0 ${b}>1, 0 give 1`;
const points = [27, 45];
const good = write(
  'captain-jack',
  2,
  options,
  deal,
  ...moves('0 6>1, 0 give 1'), // B 5 6
  ...moves('1 4>new, 0 1>1, 1 6>1, 1 give 0'), // example 1
  ...moves('0 7>new, 1 B>1, 0 9>1, 1 5>1'), // example 2
  ...moves('0 5>new, 1 5>new, 0 5>new'), // example 3
  ...moves('1 J>2, 0 pass, 1 give 0'),
  ...moves('0 J>2, 1 blank'), // seat 0 takes 5 J B
  ...moves('1 J>1, 0 pass, 1 give 0'),
  ...moves('0 J>new, 1 pass, 0 give 1'),
  ...moves('1 B>new, 0 B>new, 1 9>1, 0 2>1, 0 give 1'),
  ...moves('1 9>1, 0 2>1, 0 give 1'),
  ...moves([pair('9', '2'), ...Array(4).fill(pair('8', '3')), ...Array(3).fill(pair('7', '4'))].join()),
  ...moves(Array(3).fill(pair('6', '5')).join()),
  ...moves(
    '1 6>new, 0 4>1, 1 1>1, 1 give 0, 0 6>new, 1 4>1, 0 1>1, 0 give 1, 1 6>new, 0 4>1, 1 1>1, 1 give 0',
  ),
  ...moves('0 4>new, 1 3>1, 0 1>1, 1 3>1, 1 give 0'),
  ...moves('0 2>new, 1 3>1, 0 2>1, 1 1>1, 0 3>1, 0 give 1'),
  ...moves('1 2>new, 0 1>1, 1 2>1, 0 1>1, 1 2>1'),
  ...moves('0 J>1, 1 blank'), // seat 0 takes 2 1 2 1 2 J B; seat 1 has no card left
  ...moves('0 J>new, 0 give 1'),
  round(1, points),
  end(points, [0]),
);

describe('good records of Captain Jack', () => {
  it('a deal with the worked examples C5 C7 C9 C10 C11 C13 C14 C15', () => {
    expectGood(good, {
      split: 3,
      'three or more piles': 1,
      'exactly 11': 20,
      bust: 1,
      'Jack given': 4,
      'Jack answered': 2,
      'window closed by the last pass': 3,
      'window with some seats not asked': 1,
      'Jack on an empty table': 2,
      'Blank starts a pile': 2,
      'empty table': 24,
      'seats run out at different times': 1,
      'set-up pile of several cards': 1,
    });
  });
  it('two deals added up: C17, with a shared win C16', () => {
    // The same deal with the seats changed, so that both take 27 + 45.
    const body = good.slice(1, -2);
    const mirrored = body
      .slice(1)
      .map((line) => line.replace(/"seat":(\d)/, (_, seat) => `"seat":${1 - seat}`))
      .map((line) => line.replace(/give (\d)/, (_, seat) => `give ${1 - seat}`));
    const second = { deal: { ...deal.deal, n: 2, hands: [dealt[1], dealt[0]], first: 1 } };
    const [header] = write('captain-jack', 2, { deals: 2, answerSeconds: 5 });
    const last = [round(2, [45, 27], [72, 72]), end([72, 72], [0, 1])].map(lineOf);
    const lines = [header!, ...body, lineOf(round(1, points)), lineOf(second), ...mirrored, ...last];
    const { faults, cases } = verdictOf(lines);
    expect(faults).toEqual([]);
    expect(cases['shared win']).toBe(1);
    const wrongFirst = lines.map((line) => line.replace('"first":1', '"first":0'));
    expect(ruleBroken(wrongFirst)).toBe('C17');
  });
});

const BROKEN: Break[] = [
  ['a card too many', 'C1', deal, { deal: { ...deal.deal, deck: ['J', ...cards.slice(6)] } }],
  ['a strange card', 'C2', deal, { deal: { ...deal.deal, deck: ['10', ...cards.slice(7)] } }],
  ['cards as numbers', 'C2', deal, { deal: { ...deal.deal, pile: ['B', 5] } }],
  ['a first pile with a Blank on top', 'C2', deal, { deal: { ...deal.deal, pile: ['5', 'B'] } }],
  ['a hand of two', 'C2', deal, { deal: { ...deal.deal, hands: [dealt[0]!.slice(1), dealt[1]] } }],
  ['a wrong first seat', 'C3', deal, { deal: { ...deal.deal, first: 1 } }],
  ['a wrong seat', 'C4', '1 4>new', '0 4>new'],
  ['a card that is not held', 'C4', '0 6>1', '0 9>1'],
  ['no pile 2', 'C4', '0 6>1', '0 6>2'],
  ['a new pile without a split', 'C6', '0 6>1', '0 6>new'],
  ['an identical card', 'C5', '1 5>new', '1 5>1'],
  ['no card placed', 'C4', '1 5>1'],
  ['a pile of 11 not given', 'C7', '0 give 1'],
  ['a pile of 11 kept', 'C7', '0 give 1', '0 give 0'],
  ['a pile of 11 given to nobody', 'C7', '0 give 1', '0 give 2'],
  ['a busted pile given', 'C4', '1 5>1', '1 5>1', '1 give 0'],
  ['a missing pass', 'C12', '0 pass'],
  ['an answer by the seat that played the Jack', 'C12', '0 pass', '1 blank'],
  ['a pass in no window', 'C4', '1 B>new', '0 pass', '1 B>new'],
  ['a Jack given although it was answered', 'C4', '1 blank', '1 blank', '0 give 1'],
  ['wrong points', 'C8', round(1, points), round(1, [26, 46], points)],
  ['wrong totals', 'C8', round(1, points), round(1, points, [26, 46])],
  ['wrong scores', 'C16', end(points, [0]), end([27, 44], [0])],
  ['wrong winners', 'C16', end(points, [0]), end(points, [1])],
  ['no end', 'C17', end(points, [0])],
  ['a line after the end', 'C17', end(points, [0]), end(points, [0]), '0 pass'],
];

describe('broken records of Captain Jack', () => {
  itCatches(good, BROKEN);
  const hands = ['J12', '345', 'B67'].map((hand) => [...hand]);
  const three = { n: 1, hands, pile: ['1'], deck: rest(DECK, [...hands.flat(), '1']), first: 0 };
  it.each([
    ['a Blank that is not held', '0 J>1, 1 blank', 'C11'],
    ['a second pass', '0 J>1, 2 pass, 2 pass', 'C12'],
    ['a pass, then a Blank', '0 J>1, 2 pass, 2 blank', 'C12'],
    ['a window closed too early', '0 J>1, 2 pass, 0 give 1', 'C12'],
    ['a pass after the Blank', '0 J>1, 2 blank, 1 pass', 'C4'],
    ['no give after the window', '0 J>1, 2 pass, 1 pass, 1 3>1', 'C10'],
    ['a Jack kept', '0 J>1, 2 pass, 1 pass, 0 give 0', 'C10'],
    ['the turn goes to the seat that answered', '0 J>1, 2 blank, 2 6>new', 'C4'],
    ['a record that breaks off', '0 J>1, 2 blank, 1 3>new', 'C4'],
  ])('%s', (_, text, rule) => {
    expect(ruleBroken(write('captain-jack', 3, options, { deal: three }, ...moves(text)))).toBe(rule);
  });
  it.each([
    [{ deals: 1 }, 'records'],
    [{ answerSeconds: 5 }, 'records'],
    [{ deals: 0, answerSeconds: 5 }, 'C17'],
    [{ deals: 1, answerSeconds: 0 }, 'C12'],
  ])('options %j: %s', (wrong, rule) => {
    expect(ruleBroken(write('captain-jack', 2, wrong, deal))).toBe(rule);
  });
  it('seven seats', () => expect(ruleBroken(write('captain-jack', 7, options))).toBe('seats'));
});
