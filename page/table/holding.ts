import type { BestScore, Seat, View } from '@bullpen/engine';

/** What views of games say about seats, by the names that they have in all games. */
interface SeatFields {
  readonly chosen?: readonly boolean[];
  readonly handSizes?: readonly number[];
  readonly numbers?: readonly number[];
  readonly jokers?: readonly number[];
}

/** How many cards each seat holds; null where the view does not say so. */
export function handSizesOf(view: View): readonly number[] | null {
  const { handSizes, numbers, jokers } = view as View & SeatFields;
  return handSizes ?? numbers?.map((count, seat) => count + (jokers?.[seat] ?? 0)) ?? null;
}

/** Whether a seat has made its secret choice. */
export const hasChosen = (view: View | null, seat: Seat): boolean =>
  (view as (View & SeatFields) | null)?.chosen?.[seat] ?? false;

/** The seat that is ahead, or both that share it; none while more share it, or all: that is no lead. */
export function leadersOf(scores: readonly number[], best: BestScore): readonly Seat[] {
  const first = best === 'lowest' ? Math.min(...scores) : Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === first ? [seat] : []));
  return leaders.length > 2 || leaders.length === scores.length ? [] : leaders;
}
