import { type Game, readRecords, replay } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import { fillUp, matchOf } from './table.ts';

const rows = [12, 37, 43, 58];
const hands = fillUp([[14], [15]], rows);
const script = (data: unknown, options: Partial<Options> = {}, name = 'deal') =>
  sixNimmt.script(name, data, matchOf(2, options));

describe('a deal line', () => {
  it('[S2] is the draw of its cards: hand by hand, then the rows', () => {
    expect(script({ n: 1, hands, rows })).toEqual({ ok: true, value: [[...hands.flat(), ...rows]] });
  });

  it('[S14] draws nothing for a draft', () => {
    expect(script({ n: 1, open: [], first: 0 }, { variant: 'draft' })).toEqual({ ok: true, value: [] });
  });

  it.each<[string, unknown, string, string | null]>([
    ['[S2] that says nothing', null, 'deal-hands', 'S2'],
    ['[S2] with a hand too few', { hands: [hands[0]], rows }, 'deal-hands', 'S2'],
    [
      '[S2] with nine cards in a hand',
      { hands: [hands[0], hands[1]!.slice(1)], rows },
      'deal-hand-size',
      'S2',
    ],
    ['[S2] with a hand that is none', { hands: [hands[0], 'ten cards!'], rows }, 'deal-hand-size', 'S2'],
    ['[S2] with three rows', { hands, rows: rows.slice(1) }, 'deal-rows', 'S2'],
    ['[S2] without rows', { hands }, 'deal-rows', 'S2'],
    ['[S1] with card 105', { hands, rows: [105, ...rows.slice(1)] }, 'deal-card', 'S1'],
    ['[S1] with card 0', { hands, rows: [0, ...rows.slice(1)] }, 'deal-card', 'S1'],
    ['[S1] with half a card', { hands, rows: [1.5, ...rows.slice(1)] }, 'deal-card', 'S1'],
    ['[S1] with a word for a card', { hands, rows: ['12', ...rows.slice(1)] }, 'deal-card', 'S1'],
    ['[S2] with a card twice', { hands, rows: [14, ...rows.slice(1)] }, 'deal-twice', 'S2'],
  ])('is refused %s', (_, data, code, rule) => {
    expect(script(data)).toMatchObject({ ok: false, refusal: { code, rule } });
  });

  it('is refused, not thrown at, with a card that cannot be turned into text', () => {
    const data = { hands, rows: [{ toString: 1 }, ...rows.slice(1)] };
    expect(script(data)).toMatchObject({ ok: false, refusal: { code: 'deal-card', rule: 'S1' } });
  });

  it('[S13] is refused with a card that is not in use', () => {
    const few = fillUp([[], []], [1, 2, 3, 4], 24);
    expect(script({ hands: few, rows: [1, 2, 3, 4] }, { variant: 'known' })).toMatchObject({ ok: true });
    expect(script({ hands: few, rows: [1, 2, 3, 25] }, { variant: 'known' })).toMatchObject({
      ok: false,
      refusal: { code: 'deal-card', rule: 'S13' },
    });
  });

  it('is the only line of chance: nothing is rolled', () => {
    expect(script({}, {}, 'roll')).toMatchObject({ ok: false, refusal: { code: 'unexpected-line' } });
  });
});

describe('a record written by hand', () => {
  const header = {
    ...{ record: 1, game: 'six-nimmt', seats: 2, options: { variant: 'known', target: 66, rounds: 1 } },
    ...{ seed: '', players: ['a', 'b'] },
  };
  // Rows 21 22 23 24; the odd cards up to 19 against the even ones up to 20, from the top down.
  const odd = [19, 17, 15, 13, 11, 9, 7, 5, 3, 1];
  const deal = { deal: { n: 1, hands: [odd, odd.map((card) => card + 1)], rows: [21, 22, 23, 24] } };
  const turns = odd.flatMap((card) => [
    { seat: 0, move: String(card) },
    { seat: 1, move: String(card + 1) },
    { seat: 0, move: 'row 1' },
  ]);
  // Every turn the odd card is too low, takes row 1 (21; then 19 20; 17 18; …) and is joined by the even one.
  const points = [
    1 + (1 + 3) + (1 + 1) + (2 + 1) + (1 + 1) + (5 + 1) + (1 + 3) + (1 + 1) + (2 + 1) + (1 + 1),
    0,
  ];
  const end = [{ round: { n: 1, points, totals: points } }, { end: { scores: points, winners: [1] } }];
  const replayed = (lines: readonly unknown[]) => {
    const texts = lines.map((line) => JSON.stringify(line));
    const [record] = readRecords(texts, { 'six-nimmt': sixNimmt as Game });
    if (record === undefined || 'torn' in record) throw new Error(record?.torn);
    return replay(record);
  };

  it('[S8] [S10] [S12] is found to be right', () => {
    expect(points[0]).toBe(29);
    expect(replayed([header, deal, ...turns, ...end])).toEqual({ moves: 30, faults: [] });
  });

  it('[S3] [S8] [S10] [S12] is found to be wrong where it is', () => {
    const lines: readonly unknown[] = [header, deal, ...turns, ...end];
    const faults = (line: number, other: unknown) =>
      replayed(lines.with(line - 1, other)).faults.map(({ line: at, code, rule }) => [at, code, rule]);
    expect(faults(3, { seat: 0, move: '20' })).toEqual([[3, 'not-in-hand', 'S3']]);
    expect(faults(5, { seat: 1, move: 'row 1' })).toEqual([[5, 'not-your-turn', 'S8']]);
    expect(faults(33, { round: { n: 1, points, totals: [28, 0] } })).toEqual([[33, 'wrong-line', 'S10']]);
    expect(faults(34, { end: { scores: points, winners: [0] } })).toEqual([[34, 'wrong-line', 'S12']]);
    expect(faults(2, { deal: { ...deal.deal, n: 2 } })).toEqual([[2, 'wrong-line', 'S2']]);
  });
});
