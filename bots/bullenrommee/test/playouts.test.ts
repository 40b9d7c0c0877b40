import { type Move, readMatch, seeded } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import { expect, it } from 'vitest';
import { Playouts } from '../playouts.ts';

it.each([2, 4])('chooses without a list of moves what it chooses from one, with %i seats', (seats) => {
  const match = readMatch(bullenrommee, seats, { deals: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const chance = seeded(`direct ${seats}`);
  const buffer = new Int32Array(bullenrommee.maxMoves);
  let compared = 0;
  for (let n = 0; n < 20; n++) {
    const playouts = new Playouts(bullenrommee.view(bullenrommee.setup(match.value, chance), 0));
    const state = playouts.world(chance);
    while (bullenrommee.toAct(state) !== 0 && !playouts.ended(state)) {
      const seat = state.turn;
      const one = seeded(`choice ${n} ${compared}`);
      const other = seeded(`choice ${n} ${compared}`);
      const count = bullenrommee.legal(state, seat, buffer);
      const index = count === 1 ? 0 : playouts.policy(state, seat, buffer, count, one);
      const listed = buffer[index] as Move;
      expect(playouts.direct(state, seat, other)).toBe(listed);
      // As much was drawn, too.
      expect(other.below(1000)).toBe(one.below(1000));
      bullenrommee.apply(state, seat, listed, chance);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});
