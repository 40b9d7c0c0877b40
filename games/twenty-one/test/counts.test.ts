import { allSeats, legalMoves, lowest, scripted, seeded } from '@bullpen/engine';
import { countMoves } from '@bullpen/engine/conformance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { COLOURS } from '../material.ts';
import { NaiveSheet } from './naive.ts';
import { block, diceOf, matchOf, ONES, SIXES } from './table.ts';

const sheetNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** In a first turn, a seat has two choices for each die that fits: with it or without; without any is the cross. */
const choices = (seat: number, dice: readonly number[]): number =>
  2 **
  block[sheetNames[seat]!][0]!.filter(([colour, printed]) => dice[COLOURS.indexOf(colour)]! <= printed)
    .length;

describe('counts of small trees', () => {
  it.each([
    ['six ones, two seats', 2, ONES],
    ['six sixes, six seats', 6, SIXES],
    ['mixed dice, two seats', 2, '123456'],
    ['mixed dice, three seats', 3, '654321'],
    ['mixed dice, four seats', 4, '354445'],
  ])('[T5] [T6] [T8] %s: keep it, then every choice of every seat', (_, seats, text) => {
    const dice = diceOf(text);
    const state = twentyOne.setup(matchOf(seats), scripted([dice]));
    expect(countMoves(twentyOne, state, 1)).toBe(text === ONES ? 1 : 2);
    twentyOne.apply(state, 0, twentyOne.parse('keep')!, scripted([]));
    let expected = 1;
    for (let seat = 0; seat < seats; seat++) {
      expected *= choices(seat, dice);
      expect(countMoves(twentyOne, state, seat + 1)).toBe(expected);
    }
  });

  it('[T5] six sixes: one field of row 1 takes a six on each sheet, so two choices for everybody', () => {
    const state = twentyOne.setup(matchOf(6), scripted([diceOf(SIXES)]));
    twentyOne.apply(state, 0, twentyOne.parse('keep')!, scripted([]));
    expect(countMoves(twentyOne, state, 6)).toBe(2 ** 6);
  });

  it('[T6] six ones: sixty-three ways to write and the cross', () => {
    const state = twentyOne.setup(matchOf(2), scripted([diceOf(ONES)]));
    expect(countMoves(twentyOne, state, 3)).toBe(1 * 64 * 64);
  });
});

describe('against the rules written once more, as plainly as can be', () => {
  it('[T5] [T6] [T7] [T9] [T11] choices, rows and points agree all through random matches', () => {
    const options = fc.constantFrom({ sheets: 'ordered' as const }, { sheets: 'shuffled' as const });
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), options, (seed, seats, given) => {
        const chance = seeded(seed);
        const state = twentyOne.setup(matchOf(seats, given), chance);
        const naive = twentyOne.view(state, -1).sheets.map((sheet) => new NaiveSheet(sheet));
        const chosen: string[] = [];
        while (twentyOne.toAct(state) !== 0) {
          const { phase, turn, dice, active, fields } = twentyOne.view(state, -1);
          // Every turn fills a field of everybody.
          expect(turn).toBeLessThanOrEqual(30);
          const seat = lowest(twentyOne.toAct(state));
          const texts = legalMoves(twentyOne, state, seat).map(twentyOne.format);
          if (phase === 'roll') {
            expect(naive.some(({ finished }) => finished)).toBe(false);
            expect(twentyOne.toAct(state)).toBe(1 << active);
            const ones = Object.values(dice).every((die) => die === 1);
            expect(texts).toEqual(ones ? ['keep'] : ['keep', 'reroll']);
            naive.forEach(({ rows }, each) => {
              const shown = fields[each]!.slice(0, rows.length);
              expect(shown).toEqual(rows.map((row) => row.map((field) => (field === 'crossed' ? 0 : field))));
            });
          } else {
            expect(texts.toSorted()).toEqual(naive[seat]!.choices(dice).toSorted());
          }
          const text = texts[chance.below(texts.length)]!;
          if (phase === 'choose') chosen.push(text);
          const all = chosen.length === seats;
          if (all) for (const [each, choice] of chosen.splice(0).entries()) naive[each]!.choose(choice, dice);
          twentyOne.apply(state, seat, twentyOne.parse(text)!, chance);
          if (phase === 'roll') expect(twentyOne.toAct(state)).toBe(allSeats(seats));
        }
        const points = naive.map((sheet) => sheet.points());
        const scores = points.map((rows) => rows.reduce((a, b) => a + b));
        const winners = [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores));
        expect(naive.some(({ finished }) => finished)).toBe(true);
        expect(twentyOne.view(state, -1)).toMatchObject({ points, totals: scores });
        expect(twentyOne.outcome(state)).toEqual({ scores, winners });
      }),
      { numRuns: 40 },
    );
  });
});
