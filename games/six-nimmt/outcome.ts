import { lowestWins, type Outcome } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

/** S12: the fewest heads win; several may. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  return lowestWins(Array.from({ length: state.seats }, (_, seat) => state.total(seat)));
}
