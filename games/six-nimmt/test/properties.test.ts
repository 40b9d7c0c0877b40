import { type Chance, legalMoves, seeded, WATCHER } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SixEvent } from '../events.ts';
import { sixNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { headsInBook, type Laid, placeTurn, type Reference } from './reference.ts';
import { matchOf } from './table.ts';

const anyVariant = fc.constantFrom('basic' as const, 'known' as const, 'draft' as const);
const anySeats = fc.integer({ min: 2, max: 10 });

/** Makes one random move of a random seat that has to act. */
function step(state: State, chance: Chance, tell: (event: SixEvent) => void): { seat: number; text: string } {
  const { toAct } = sixNimmt.view(state, WATCHER);
  const seat = toAct[chance.below(toAct.length)]!;
  const moves = legalMoves(sixNimmt, state, seat);
  const move = moves[chance.below(moves.length)]!;
  sixNimmt.apply(state, seat, move, chance, tell);
  return { seat, text: sixNimmt.format(move) };
}

/** Plays a match at random; `look` is called with the state and the latest deal after every move. */
function walk(
  seed: string,
  seats: number,
  options: Partial<Options>,
  look: (state: State, dealt: readonly number[]) => void,
): void {
  const chance = seeded(seed);
  let dealt: number[] = [];
  const tell = ({ name, data }: SixEvent): void => {
    if (name === 'deal') dealt = 'open' in data ? data.open : [...data.hands.flat(), ...data.rows];
  };
  const state = sixNimmt.setup(matchOf(seats, options), chance, tell);
  look(state, dealt);
  while (sixNimmt.toAct(state) !== 0) {
    step(state, chance, tell);
    look(state, dealt);
  }
}

/** Every card of the round, in the place where somebody sees it. */
function places(state: State): { hands: number[]; table: number[]; piles: number[]; open: number[] } {
  const { seats, rows, waiting, piles, open } = sixNimmt.view(state, WATCHER);
  const hands = Array.from({ length: seats }, (_, seat) => sixNimmt.view(state, seat).hands[seat]!).flat();
  return {
    hands,
    table: [...rows.flat(), ...waiting.map(({ card }) => card)],
    piles: piles.flat(),
    open: [...open],
  };
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const headsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + headsInBook(card), 0);

describe('at every step of every match', () => {
  it('[S1] [S2] [S9] [S14] every card that is in the round is in exactly one place', () => {
    fc.assert(
      fc.property(fc.string(), anySeats, anyVariant, (seed, seats, variant) => {
        walk(seed, seats, { variant, rounds: 1 }, (state, dealt) => {
          const { hands, table, piles, open } = places(state);
          expect(sorted([...hands, ...table, ...piles, ...open])).toEqual(sorted(dealt));
        });
      }),
      { numRuns: 20 },
    );
  });

  it('[S1] [S9] [S10] all heads add up to 171: points, rows, hands and what stays hidden', () => {
    fc.assert(
      fc.property(fc.string(), anySeats, (seed, seats) => {
        walk(seed, seats, { rounds: 2 }, (state, dealt) => {
          const hidden = Array.from({ length: 104 }, (_, i) => i + 1).filter((card) => !dealt.includes(card));
          const { hands, table } = places(state);
          const { points, piles } = sixNimmt.view(state, WATCHER);
          expect(points).toEqual(piles.map(headsOf));
          const taken = points.reduce((sum, heads) => sum + heads, 0);
          expect(taken + headsOf(table) + headsOf(hands) + headsOf(hidden)).toBe(171);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('[S5] [S7] rows rise, and hold one to five cards', () => {
    fc.assert(
      fc.property(fc.string(), anySeats, anyVariant, (seed, seats, variant) => {
        walk(seed, seats, { variant, rounds: 1 }, (state) => {
          const { rows, phase } = sixNimmt.view(state, WATCHER);
          expect(rows).toHaveLength(phase === 'draft' ? 0 : 4);
          for (const row of rows) {
            expect(row).toEqual(sorted(row));
            expect(row.length).toBeGreaterThanOrEqual(1);
            expect(row.length).toBeLessThanOrEqual(5);
          }
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('placing', () => {
  it('[S4] [S5] [S6] [S7] [S8] agrees with the rulebook taken word by word, on any deal and any choices', () => {
    let tooLow = 0;
    fc.assert(
      fc.property(fc.string(), anySeats, anyVariant, (seed, seats, variant) => {
        const chance = seeded(seed);
        const state = sixNimmt.setup(matchOf(seats, { variant, rounds: 1 }), chance);
        while (sixNimmt.view(state, WATCHER).phase === 'draft') step(state, chance, () => {});
        const expected: Reference = {
          rows: sixNimmt.view(state, WATCHER).rows.map((row) => [...row]),
          piles: Array.from({ length: seats }, () => []),
        };
        for (let turn = 0; turn < 10; turn++) {
          const laid: Laid[] = [];
          for (let i = 0; i < seats; i++) {
            const { seat, text } = step(state, chance, () => {});
            laid.push({ seat, card: Number(text) });
          }
          placeTurn(expected, laid, ({ seat, card }) => {
            // At most one card of a turn is too low, and it is the lowest.
            expect(card).toBe(Math.min(...laid.map((one) => one.card)));
            expect(sixNimmt.view(state, WATCHER)).toMatchObject({ phase: 'row', toAct: [seat] });
            tooLow++;
            return Number(step(state, chance, () => {}).text.slice('row '.length)) - 1;
          });
          const { rows, piles, points, phase } = sixNimmt.view(state, WATCHER);
          expect(phase).toBe(turn < 9 ? 'lay' : 'over');
          expect(rows).toEqual(expected.rows);
          expect(piles).toEqual(expected.piles.map(sorted));
          expect(points).toEqual(expected.piles.map(headsOf));
        }
      }),
      { numRuns: 300 },
    );
    expect(tooLow).toBeGreaterThan(100);
  });
});
