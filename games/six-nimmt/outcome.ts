import { lowestWins, type Outcome, perSeat } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

export const outcome = (state: State): Outcome | null =>
  state.phase === Phase.over ? resultOf(state) : null;

/** S12: the fewest heads win; several may. */
export const resultOf = (state: State): Outcome =>
  lowestWins(perSeat(state.seats, (seat) => state.total(seat)));
