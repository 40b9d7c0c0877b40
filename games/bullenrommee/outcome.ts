import { highestWins, type Outcome } from '@bullpen/engine';
import { CARDS, heads } from '../ox-cards/index.ts';
import { endOf, ownerOf, Phase, type State, startOf, totalAt, Where, whereOf } from './state.ts';

/** B20: the heads in the meadows that a seat owns, less those in its hand. Jokers have none (B1). */
export function pointsOf(state: State): number[] {
  const { cells } = state;
  const points = new Array<number>(state.match.seats).fill(0);
  for (let meadow = 0; meadow < state.meadows; meadow++) {
    const owner = ownerOf(state, meadow);
    const end = endOf(state, meadow);
    for (let at = startOf(state, meadow); at < end; at++) points[owner]! += heads(cells[at]!);
  }
  for (let card = 1; card <= CARDS; card++) {
    const holder = whereOf(cells[card]!) - Where.hand;
    if (holder >= 0) points[holder]! -= heads(card);
  }
  return points;
}

/** B20: the most points win; several may. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  return highestWins(Array.from({ length: state.match.seats }, (_, seat) => state.cells[totalAt(seat)]!));
}
