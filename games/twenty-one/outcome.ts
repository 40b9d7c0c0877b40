import type { Outcome } from '@bullpen/engine';
import { Phase, type State, totalAt } from './state.ts';

/** T12: the most points win; several may. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  const scores = Array.from({ length: state.match.seats }, (_, seat) => state.cells[totalAt(seat)]!);
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return { scores, winners };
}
