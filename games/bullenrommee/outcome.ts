import { cellAt, highestWins, type Outcome, perSeat, type Seat, zeros } from '@bullpen/engine';
import { CARDS, heads } from '../ox-cards/index.ts';
import { holderOf } from './cards.ts';
import { cardIn, lengthOf, ownerOf } from './meadows.ts';
import { Phase, type State } from './state.ts';

/** B20: the heads in the meadows that a seat owns, less those in its hand. Jokers have none (B1). */
export function pointsOf(state: State): number[] {
  const points = zeros(state.match.seats);
  const count = (seat: Seat, won: number): void => {
    points[seat] = cellAt(points, seat) + won;
  };
  for (let meadow = 0; meadow < state.meadows; meadow++)
    for (let place = lengthOf(state, meadow) - 1; place >= 0; place--)
      count(ownerOf(state, meadow), heads(cardIn(state, meadow, place)));
  for (let card = 1; card <= CARDS; card++) {
    const holder = holderOf(state, card);
    if (holder >= 0) count(holder, -heads(card));
  }
  return points;
}

export const outcome = (state: State): Outcome | null =>
  state.phase === Phase.over ? resultOf(state) : null;

/** B20: the most points win; several may. */
export const resultOf = (state: State): Outcome =>
  highestWins(perSeat(state.match.seats, (seat) => state.total(seat)));
