import type { Judgement, Review } from '@bullpen/bots/coach/index';
import { expect, it } from 'vitest';
import {
  type CountedMatch,
  costPerDecision,
  isCounted,
  mistakeGroups,
  niceAbove,
  type ReviewedMatch,
  trendOf,
  wilson,
  winShareOf,
} from '../me/statistics.ts';
import { type KeptMistake, type MatchSummary, summaryOf } from '../replay/summary.ts';

/** A match with these winners among this many seats; seat 0 is one's own. */
const match = (seats: number, ...winners: number[]): CountedMatch => ({
  local: true,
  table: `${seats} ${winners}`,
  game: 'six-nimmt',
  at: 0,
  status: 'over',
  ended: null,
  seat: 0,
  players: [],
  outcome: { scores: Array<number>(seats).fill(0), winners },
});

const reviewed = (
  decisions: number,
  cost: number,
  mistakes: readonly [KeptMistake['kind'], number][] = [],
): ReviewedMatch => ({
  match: match(4, 1),
  summary: {
    decisions,
    cost,
    mistakes: mistakes.map(([kind, each]) => ({ kind, cost: each })),
  } as unknown as MatchSummary,
});

it('counts wins, shared ones in part, against what equal players would win', () => {
  const share = winShareOf([match(4, 0), match(4, 1), match(2, 0, 1), match(5, 2, 3)]);
  expect(share).toMatchObject({ won: 1.5, of: 4, fair: 1.2, verdict: 'open', hasShared: true });
});

it('says more or less than equal only where the interval does', () => {
  const many = (won: number, lost: number): CountedMatch[] => [
    ...Array<CountedMatch>(won).fill(match(4, 0)),
    ...Array<CountedMatch>(lost).fill(match(4, 3)),
  ];
  expect(winShareOf(many(9, 11)).verdict).toBe('above');
  expect(winShareOf(many(4, 5)).verdict).toBe('open');
  expect(winShareOf(many(0, 11)).verdict).toBe('open');
  expect(winShareOf(many(0, 12)).verdict).toBe('below');
  expect(winShareOf([]).verdict).toBe('open');
});

it('has Wilson’s interval', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29.
  for (const [won, of, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    expect(wilson(won, of).low).toBeCloseTo(low, 4);
    expect(wilson(won, of).high).toBeCloseTo(high, 4);
  }
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('counts only matches that one person played to the end', () => {
  const won = match(3, 0);
  expect(isCounted(won)).toBe(true);
  for (const other of [
    { ...won, status: 'playing' as const },
    { ...won, seat: null },
    { ...won, outcome: null },
    { ...won, ended: 'vote' as never },
  ])
    expect(isCounted(other)).toBe(false);
});

it('a decision costs what all of them cost together, so long matches count for more', () => {
  expect(costPerDecision([reviewed(10, 10), reviewed(30, 0)])).toBe(0.25);
  expect(costPerDecision([])).toBe(0);
});

it('compares the latest five with those before, if there are as many, and with how much they scatter', () => {
  const costs = (...each: number[]): ReviewedMatch[] => each.map((cost) => reviewed(10, 10 * cost));
  expect(trendOf(costs(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBeNull();
  const before = [0.9, 1, 1.1, 1, 1];
  expect(trendOf(costs(...before, 0.4, 0.5, 0.5, 0.6, 0.5))).toMatchObject({ of: 5, verdict: 'better' });
  expect(trendOf(costs(...before, 1.4, 1.5, 1.5, 1.6, 1.5))?.verdict).toBe('worse');
  expect(trendOf(costs(...before, 0.1, 1.7, 0.2, 1.6, 0.9))?.verdict).toBe('open');
});

it('puts the most frequent mistakes first; among equals those that cost more', () => {
  const groups = mistakeGroups([
    reviewed(10, 9, [
      ['six-low', 5],
      ['six-sixth', 1],
      ['six-spent', 2],
    ]),
    reviewed(10, 9, [
      ['six-sixth', 3],
      ['six-spent', 4],
    ]),
  ]);
  expect(groups.map(({ kind, made, cost }) => [kind, made.map((one) => one.cost), cost])).toEqual([
    ['six-spent', [4, 2], 3],
    ['six-sixth', [3, 1], 2],
    ['six-low', [5], 5],
  ]);
});

it('axes end at round numbers', () => {
  expect([0, 0.03, 0.2, 0.21, 3.4, 7, 100].map(niceAbove)).toEqual([1, 0.05, 0.2, 0.5, 5, 10, 100]);
});

it('keeps from a review what the decisions cost, without luck, and where each mistake was made', () => {
  const where = { period: 2, turn: 3, at: 41, move: '50', best: '12', cost: 4, error: 1 };
  const costly = { ...where, costly: true, mistake: { kind: 'six-sixth', rule: 'S7' } };
  const decisions = [costly, { ...costly, at: 45, costly: false, mistake: null }] as unknown as Judgement[];
  const figures = { result: -6, dealt: 1, fortune: -2, skill: -5, skillError: 0.5 };
  const review = { game: 'six-nimmt', seat: 2, decisions, ...figures } as unknown as Review;
  const summary = summaryOf('here', review);
  expect(summary).toMatchObject({
    table: 'here',
    game: 'six-nimmt',
    seat: 2,
    decisions: 2,
    cost: 5,
    error: 0.5,
  });
  expect(summary.luck - summary.cost).toBe(review.result);
  expect(summary.mistakes).toEqual([
    { kind: 'six-sixth', period: 2, turn: 3, at: 41, move: '50', best: '12', cost: 4 },
  ]);
});
