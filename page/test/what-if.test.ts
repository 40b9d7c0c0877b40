import { type Game, legalMoves, listSeats, readMatch, same, seeded } from '@bullpen/engine';
import { gameIds, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { startFrom } from '../replay/start.ts';

/** States of a match of random moves, from the deal on. */
function statesOf(game: Game, seed: string): unknown[] {
  const chance = seeded(seed);
  const match = readMatch(game, 3, {});
  if (!match.ok) throw new Error(match.refusal.code);
  const state = game.setup(match.value, chance);
  const states = [game.clone(state)];
  for (let moves = 0; moves < 60 && game.outcome(state) === null; moves++) {
    const [seat = 0] = listSeats(game.toAct(state));
    const legal = legalMoves(game, state, seat);
    const move = legal[chance.below(legal.length)];
    if (move === undefined) break;
    game.apply(state, seat, move, chance);
    states.push(game.clone(state));
  }
  return states;
}

describe.each(gameIds)('playing on in %s from what a seat knew', (id) => {
  const game = games[id] as Game;
  const everybody = (state: unknown): unknown[] => [0, 1, 2].map((seat) => game.view(state, seat));

  it('starts alike from the same view, whatever the others really hold', () => {
    let other = 0;
    for (const [at, state] of statesOf(game, `what if ${id}`).entries()) {
      const view = game.view(state, 1);
      // Another world that looks the same from seat 1.
      const world = game.imagine(view, seeded(`world ${at}`));
      if (!same(everybody(world), everybody(state))) other++;
      expect(everybody(startFrom(game, game.view(world, 1)))).toEqual(everybody(startFrom(game, view)));
    }
    // Where nothing is hidden, there is no other world.
    if (id !== 'twenty-one') expect(other).toBeGreaterThan(0);
  });

  it('keeps all that the seat knew, and what it may do', () => {
    for (const state of statesOf(game, `known ${id}`)) {
      const start = startFrom(game, game.view(state, 1));
      expect(game.view(start, 1)).toEqual(game.view(state, 1));
      expect(legalMoves(game, start, 1)).toEqual(legalMoves(game, state, 1));
    }
  });
});
