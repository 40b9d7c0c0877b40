import { type Chance, type Game, lowest, type Move, readMatch, type Seat, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { State as ElevenState } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { State as TwentyOneState } from '@bullpen/games/twenty-one/internals.ts';
import { describe, expect, it } from 'vitest';
import { byThumb } from '../eleven-nimmt/policy.ts';
import { raceFor } from '../twenty-one/policy.ts';

/** Policies that rollouts ask without a list of the legal moves. */
const DIRECT: readonly (readonly [Game, (state: unknown, seat: Seat, chance: Chance) => Move])[] = [
  [games['eleven-nimmt'], (state, seat, chance) => byThumb(state as ElevenState, seat, chance)],
  [games['twenty-one'], (state, seat, chance) => raceFor(9, state as TwentyOneState, seat, chance)],
];

describe.each(DIRECT.map(([game, choose]) => [game.id, game, choose] as const))('%s', (_, game, choose) => {
  const seatCounts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  );
  it.each(seatCounts)('makes legal moves only, from whatever others lead to, with %i seats', (seats) => {
    const match = readMatch(game, seats, {});
    if (!match.ok) throw new Error(match.refusal.code);
    const chance = seeded(`direct ${seats}`);
    const buffer = new Int32Array(game.maxMoves);
    const state = game.setup(match.value, chance);
    let asked = 0;
    for (let acting = game.toAct(state); acting !== 0 && asked < 600; acting = game.toAct(state)) {
      const seat = lowest(acting);
      const move = choose(state, seat, chance);
      expect(game.refuse(state, seat, move), game.format(move)).toBeNull();
      asked++;
      // Every third move is a random one, so that states come up to which the policy itself does not lead.
      const random = buffer[chance.below(game.legal(state, seat, buffer))] as Move;
      game.apply(state, seat, chance.below(3) === 0 ? random : move, chance);
    }
    expect(asked).toBeGreaterThan(20);
  });
});
