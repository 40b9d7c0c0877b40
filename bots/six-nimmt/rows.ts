import { headsOf, placeOf, type State } from '@bullpen/games/six-nimmt/state.ts';

/** The row with the fewest heads, by its place, from 0. */
export function cheapestRow(state: State): number {
  const { cells } = state;
  let best = cells[state.rowAt(0)]!;
  for (let i = 1; i < 4; i++) {
    const row = cells[state.rowAt(i)]!;
    if (headsOf(row) < headsOf(best)) best = row;
  }
  return placeOf(best);
}
