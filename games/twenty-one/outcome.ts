import { highestWins, type Outcome, perSeat } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

export const outcome = (state: State): Outcome | null =>
  state.phase === Phase.over ? resultOf(state) : null;

/** T12: the most points win; several may. */
export const resultOf = (state: State): Outcome =>
  highestWins(perSeat(state.match.seats, (seat) => state.total(seat)));
