import { lowestWins, type Outcome } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

/** C16: the fewest cards win; several may. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  return lowestWins(Array.from({ length: state.match.seats }, (_, seat) => state.total(seat)));
}
