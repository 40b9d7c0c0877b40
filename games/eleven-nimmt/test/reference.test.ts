import { legalMoves, same, WATCHER } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { cardsDown } from '../piles.ts';
import type { State } from '../state.ts';
import { randomMatch } from './random.ts';
import { makeMove, movesOf, type Reference } from './reference.ts';
import { matchOf } from './table.ts';

describe('random rounds', () => {
  it('[E5] [E6] [E7] [E9] [E10] [E11] [E12] [E13] [E14] go as slow and plain rules would have it', () => {
    const seats = fc.integer({ min: 2, max: 7 });
    fc.assert(
      fc.property(fc.string(), seats, fc.boolean(), (seed, n, greedy) => {
        let reference: Reference | null = null;
        const match = matchOf(n, { rounds: 1 });
        randomMatch(
          match,
          seed,
          (state, seat, move) => {
            reference ??= begin(state);
            const { toAct, piles, bulls, stack, handSizes } = elevenNimmt.view(state, WATCHER);
            const seen = { over: false, toAct, piles, bulls, stack, handSizes, legal: textsOf(state, seat) };
            // Compared here, since a whole expectation for every move would take too long.
            if (!same(seen, lookAt(reference))) expect(seen).toEqual(lookAt(reference));
            makeMove(reference, elevenNimmt.format(move));
          },
          greedy,
        );
        expect(reference).toMatchObject({ over: true });
      }),
      { numRuns: 20 },
    );
  });
});

const textsOf = (state: State, seat: number): string[] =>
  legalMoves(elevenNimmt, state, seat)
    .map((move) => elevenNimmt.format(move))
    .sort();

const lookAt = (table: Reference): unknown => ({
  over: table.over,
  toAct: [table.turn],
  piles: table.piles,
  bulls: table.bulls,
  stack: table.stack.length,
  handSizes: table.hands.map((hand) => hand.length),
  legal: movesOf(table).sort(),
});

/** The reference is dealt the same cards: all hands and the stack are read from the state. */
function begin(state: State): Reference {
  const { seats, first, piles } = elevenNimmt.view(state, WATCHER);
  const hands = Array.from({ length: seats }, (_, seat) => [...elevenNimmt.view(state, seat).hands[seat]!]);
  return {
    hands,
    piles: piles.map((pile) => [...pile]),
    stack: cardsDown(state, state.stack),
    bulls: hands.map(() => 0),
    turn: first,
    started: [],
    choosing: false,
    over: false,
  };
}
