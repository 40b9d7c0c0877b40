import { describe, expect, it } from 'vitest';
import { rankIn, splitsOf, streakOf } from '../daily/field.ts';

describe('the rank in a field', () => {
  const field = [
    { margin: 5, count: 2 },
    { margin: 1.5, count: 3 },
    { margin: -2, count: 1 },
  ];

  it('counts those who did better; equal margins share it', () => {
    expect([5, 1.5, -2, -9].map((margin) => rankIn(field, margin))).toEqual([1, 3, 6, 7]);
    expect(rankIn([], 0)).toBe(1);
  });
});

describe('splits', () => {
  it('compare only those who were in the same position', () => {
    const lines = [
      ['a', 'b', 'c'],
      ['a', 'b', 'd'],
      ['a', 'x', 'c'],
      ['z', 'b', 'c'],
    ];
    expect(splitsOf(['a', 'b', 'c'], lines)).toEqual([
      {
        decision: 1,
        move: 'a',
        moves: [
          { move: 'a', count: 3 },
          { move: 'z', count: 1 },
        ],
      },
      {
        decision: 2,
        move: 'b',
        moves: [
          { move: 'b', count: 2 },
          { move: 'x', count: 1 },
        ],
      },
      {
        decision: 3,
        move: 'c',
        moves: [
          { move: 'c', count: 1 },
          { move: 'd', count: 1 },
        ],
      },
    ]);
  });

  it('leave out what all agreed on, and end where nobody else has come', () => {
    expect(splitsOf(['a', 'b', 'c'], [['a', 'b', 'c']])).toEqual([]);
    expect(
      splitsOf(
        ['a', 'b', 'c'],
        [
          ['a', 'b', 'c'],
          ['a', 'b', 'c'],
        ],
      ),
    ).toEqual([]);
    const parted = splitsOf(
      ['a', 'b', 'c'],
      [
        ['a', 'b', 'c'],
        ['q', 'b', 'd'],
      ],
    );
    expect(parted.map(({ decision }) => decision)).toEqual([1]);
  });

  it('are the five on which most disagreed, in their order', () => {
    const own = ['a', 'a', 'a', 'a', 'a', 'a', 'a'];
    const lines = own.flatMap((_, i) =>
      // More turned off later.
      Array.from({ length: i + 1 }, () => [...own.slice(0, i), 'b']),
    );
    const splits = splitsOf(own, [...lines, own, own]);
    expect(splits.map(({ decision }) => decision)).toEqual([2, 3, 4, 5, 6]);
  });

  it('compare an attempt that is not in the field', () => {
    expect(splitsOf(['q'], [['a'], ['b']])).toMatchObject([
      { decision: 1, move: 'q', moves: [{ move: 'a' }, { move: 'b' }] },
    ]);
  });
});

describe('days in a row', () => {
  const TODAY = '2026-03-02';

  it.each([
    [[], 0, 0],
    [['2026-03-02'], 1, 1],
    [['2026-03-01'], 1, 1],
    [['2026-02-28'], 0, 1],
    [['2026-03-02', '2026-03-01', '2026-02-28'], 3, 3],
    [['2026-03-02', '2026-02-28', '2026-02-27'], 1, 2],
    [['2026-03-01', '2026-02-28', '2026-02-26', '2026-02-25', '2026-02-24'], 2, 3],
  ] as const)('of %j are %i, and were %i at most', (days, now, longest) => {
    expect(streakOf(days, TODAY)).toEqual({ now, longest });
  });
});
