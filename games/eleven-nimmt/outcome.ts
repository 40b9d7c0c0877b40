import type { Outcome } from '@bullpen/engine';
import { Phase, type State } from './state.ts';

/** E15: the fewest minus points win; several may. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  const scores = Array.from({ length: state.match.seats }, (_, seat) => state.cells[state.totalAt(seat)]!);
  const fewest = Math.min(...scores);
  const winners = scores.flatMap((score, seat) => (score === fewest ? [seat] : []));
  return { scores, winners };
}
