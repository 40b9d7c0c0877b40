import { lowestWins, type Outcome, perSeat } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

export const outcome = (state: State): Outcome | null =>
  state.phase === Phase.over ? resultOf(state) : null;

/** C16: the fewest cards win; several may. */
export const resultOf = (state: State): Outcome =>
  lowestWins(perSeat(state.match.seats, (seat) => state.total(seat)));
