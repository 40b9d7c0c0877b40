import type { BestScore, Outcome } from './game.ts';
import { at } from './lists.ts';
import type { Seat } from './seats.ts';

/** The end of a match in which the lowest score wins; equal scores share it. */
export const lowestWins = (scores: readonly number[]): Outcome => {
  let best = at(scores, 0);
  for (const score of scores) if (score < best) best = score;
  return won(scores, best);
};

/** The end of a match in which the highest score wins; equal scores share it. */
export const highestWins = (scores: readonly number[]): Outcome => {
  let best = at(scores, 0);
  for (const score of scores) if (score > best) best = score;
  return won(scores, best);
};

// A simulation asks for an outcome every microsecond: plain loops take a fraction of that.
function won(scores: readonly number[], best: number): Outcome {
  const winners: Seat[] = [];
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat] === best) winners.push(seat);
  return { scores, winners };
}

/** A number for every seat, in their order. */
export function perSeat(seats: number, number: (seat: Seat) => number): number[] {
  const numbers: number[] = [];
  for (let seat = 0; seat < seats; seat++) numbers.push(number(seat));
  return numbers;
}

/** The score of a seat against the mean of the others: above zero is better than they were. */
export function marginOf(best: BestScore, scores: readonly number[], seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, score) => sum + score, 0) / others.length;
  // A mean may have endless digits; equal results must have equal margins wherever they are kept.
  const margin = Math.round((at(scores, seat) - mean) * 1000) / 1000;
  return best === 'highest' ? margin + 0 : 0 - margin;
}
