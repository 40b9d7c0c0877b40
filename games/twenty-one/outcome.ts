import { highestWins, type Outcome } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

/** T12: the most points win; several may. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  return highestWins(Array.from({ length: state.match.seats }, (_, seat) => state.total(seat)));
}
