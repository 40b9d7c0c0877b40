import type { Chance } from '@bullpen/engine';
import {
  headsOf,
  Phase,
  placeOf,
  ROWS,
  rowIn,
  type SixView,
  type State,
  worlds,
} from '@bullpen/games/six-nimmt/internals.ts';
import { Best } from '../ties.ts';

// What the rollouts of several bots share.

/** Worlds in which this round is the last one, so that a rollout ends with it and no next round is dealt. */
export const lastRounds = (view: SixView): ((chance: Chance) => State) =>
  worlds({ ...view, options: { ...view.options, rounds: view.round } });

/** The row with the fewest heads, by its place, from 0; chance decides between equals. */
export function cheapestRow(state: State, chance: Chance): number {
  const best = new Best(chance);
  for (let i = 0; i < ROWS; i++) {
    const row = rowIn(state.rows, i);
    best.offer(placeOf(row), -headsOf(row));
  }
  return best.pick;
}

/** Whether a turn begins in this state: everybody is to lay a card. */
export const turnBegins = (state: State): boolean =>
  state.phase === Phase.lay && state.acting === (1 << state.seats) - 1;
