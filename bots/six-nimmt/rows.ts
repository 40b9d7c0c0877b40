import type { Chance } from '@bullpen/engine';
import { headsOf, placeOf, ROWS, rowIn, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { Best } from '../ties.ts';

/** The row with the fewest heads, by its place, from 0; chance decides between equals. */
export function cheapestRow(state: State, chance: Chance): number {
  const best = new Best(chance);
  for (let i = 0; i < ROWS; i++) {
    const row = rowIn(state.rows, i);
    best.offer(placeOf(row), -headsOf(row));
  }
  return best.pick;
}
