import { lowestWins, type Outcome } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

export const outcome = (state: State): Outcome | null =>
  state.phase === Phase.over ? resultOf(state) : null;

/** S12: the fewest heads win; several may. */
export const resultOf = (state: State): Outcome =>
  lowestWins(Array.from({ length: state.seats }, (_, seat) => state.total(seat)));
