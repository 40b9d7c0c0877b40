import { lowest, type Move, seeded } from '@bullpen/engine';
import { expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import {
  additionsIn,
  endSpot,
  firstSpot,
  isJoker,
  keptAt,
  roomAt,
  roomOfJoker,
  roomsOf,
  swapsIn,
} from '../meadows.ts';
import type { State } from '../state.ts';
import { matchOf } from './table.ts';

/** What is kept for every place of the table, and what is found by looking at the cards. */
function rooms(state: State): { readonly kept: number[][]; readonly found: number[][] } {
  const kept: number[][] = [];
  const found: number[][] = [];
  for (let meadow = 0; meadow < state.meadows; meadow++) {
    const first = firstSpot(state, meadow);
    const end = endSpot(state, meadow);
    for (let spot = first; spot <= end; spot++) {
      const cell = keptAt(state, roomsOf(state, meadow), spot - first);
      kept.push([additionsIn(cell), swapsIn(cell)]);
      const swaps = isJoker(state, first, end, spot) ? roomOfJoker(state, first, end, spot) : 0;
      found.push([roomAt(state, first, end, spot), swaps]);
    }
  }
  return { kept, found };
}

it.each([2, 3, 4, 5])('[B13, B17] with %i seats, what is kept of every place is what fits there', (seats) => {
  const chance = seeded(`rooms ${seats}`);
  const moves = new Int32Array(game.maxMoves);
  let places = 0;
  for (let match = 0; match < 10; match++) {
    const state = game.setup(matchOf(seats), chance);
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat = lowest(acting);
      const count = game.legal(state, seat, moves);
      game.apply(state, seat, moves[chance.below(count)] as Move, chance);
      const { kept, found } = rooms(state);
      expect(kept).toEqual(found);
      places += kept.length;
    }
  }
  expect(places).toBeGreaterThan(10_000);
});
