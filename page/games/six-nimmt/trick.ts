import { heads } from '@bullpen/games/six-nimmt';
import type { SixPicture } from './types.ts';

/** One card of a trick, as it was placed: the row from 0, and what its owner took there; null if nothing. */
export interface PlacedCard {
  readonly card: number;
  readonly seat: number;
  readonly row: number;
  readonly took: number | null;
}

/** How many cards of the present trick are placed already. */
const inTrick = ({ seats, waiting }: SixPicture): number =>
  waiting.length === 0 ? 0 : seats - waiting.length;

/** The seats in the order in which their cards go: those that are placed, those that wait; as they sit while nothing is turned up. */
export function seatOrder(view: SixPicture): readonly number[] {
  const { seats, waiting, placed } = view;
  if (waiting.length === 0) return Array.from({ length: seats }, (_, seat) => seat);
  const done = placed.slice(placed.length - inTrick(view)).map(([, seat]) => seat);
  return [...done, ...waiting.map(({ seat }) => seat)];
}

/** The last trick of this round that is over, in the order in which its cards were placed; empty if there is none. */
export function lastTrick(view: SixPicture): readonly PlacedCard[] {
  const rows = view.start.map((card) => [card]);
  const all = view.placed.map(([card, seat, row, takes]): PlacedCard => {
    const cards = rows[row] ?? [];
    const took = takes === 1 ? cards.reduce((sum, each) => sum + heads(each), 0) : null;
    if (takes === 1) cards.length = 0;
    cards.push(card);
    return { card, seat, row, took };
  });
  const end = all.length - inTrick(view);
  return all.slice(Math.max(0, end - view.seats), end);
}
