import type { Chance, Move } from '@bullpen/engine';
import {
  ELEVEN,
  isPlace,
  JACK,
  opens,
  Phase,
  pileIn,
  pileOf,
  placedKind,
  type State,
  worthOf,
} from '@bullpen/games/captain-jack/internals.ts';
import { Best } from '../ties.ts';

/** Captain Jack: by rule of thumb; one that makes eleven, avoids busting and otherwise does anything; one that does anything. */
export const CAPTAIN_SHARES: readonly number[] = [0.6, 0.3, 0.1];
const PLAIN = 1;

/** The index of the move of one who does not count cards. */
export function captainAs(
  kind: number,
  state: State,
  moves: ArrayLike<number>,
  count: number,
  chance: Chance,
): number {
  const best = new Best(chance);
  for (let i = 0; i < count; i++) best.offer(i, kind === PLAIN ? plainLiking(state, moves[i] as Move) : 0);
  return best.pick;
}

function plainLiking(state: State, move: Move): number {
  if (state.phase !== Phase.place || !isPlace(move) || placedKind(move) >= JACK) return 0;
  const sum = placedKind(move) + (opens(move) ? 0 : worthOf(pileIn(state, pileOf(move))));
  return sum === ELEVEN ? 1 : sum > ELEVEN ? -1 : 0;
}
