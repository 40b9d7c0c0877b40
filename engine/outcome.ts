import type { Outcome } from './game.ts';

/** The end of a match in which the lowest score wins; equal scores share it. */
export const lowestWins = (scores: readonly number[]): Outcome => won(scores, Math.min(...scores));

/** The end of a match in which the highest score wins; equal scores share it. */
export const highestWins = (scores: readonly number[]): Outcome => won(scores, Math.max(...scores));

const won = (scores: readonly number[], best: number): Outcome => ({
  scores,
  winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
});
