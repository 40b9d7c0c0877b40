import type { Seat } from '@bullpen/engine';
import { insert, sortFour } from './sort.ts';
import type { State } from './state.ts';

/*
 * The cards of a turn. While seats choose (S3) they stand by seat; what stands there for a seat that has to act means
 * nothing. When all have chosen they are sorted (S4). A card carries its owner, `card << 16 | seat`: such keys sort as their
 * cards do, and compare with rows.
 */

const queueKey = (card: number, seat: Seat): number => (card << 16) | seat;
export const cardOfKey = (key: number): number => key >> 16;
export const seatOfKey = (key: number): Seat => key & 0xff;

/** S3: the card that a seat has chosen. */
export const choose = (state: State, seat: Seat, card: number): void => {
  state.cells[state.queueAt(seat)] = queueKey(card, seat);
};

export const choiceOf = (state: State, seat: Seat): number => cardOfKey(keyAt(state, seat));

/** S4: the cards come in rising order. */
export const sortQueue = (state: State): void => {
  const { cells, seats } = state;
  const from = state.queueAt(0);
  if (seats >= 4) sortFour(cells, from);
  for (let i = seats >= 4 ? 4 : 1; i < seats; i++) insert(cells, from, from + i);
};

/** The card that is placed as the i-th of the turn, with its owner. */
export const keyAt = (state: State, i: number): number => state.cells[state.queueAt(i)]!;

/** A card that waits to be placed, and its owner. */
export interface Waiting {
  readonly seat: Seat;
  readonly card: number;
}

/** S8: the cards that wait to be placed, the lowest first. */
export function waitingOf(state: State): Waiting[] {
  const { cells, seats, count } = state;
  const keys = cells.slice(state.queueAt(count % seats), state.queueAt(seats));
  return keys.map((key) => ({ seat: seatOfKey(key), card: cardOfKey(key) }));
}

/** Makes these cards wait, as `waitingOf` lists them. */
export function putWaiting(state: State, waiting: readonly Waiting[]): void {
  waiting.forEach(({ seat, card }, i) => {
    state.cells[state.queueAt((state.count % state.seats) + i)] = queueKey(card, seat);
  });
}
