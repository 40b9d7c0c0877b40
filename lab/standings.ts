import type { Outcome } from '@bullpen/engine';

/** Somebody whose results are counted: a player in all their seats, or one seat. */
export interface Entrant {
  readonly name: string;
  readonly seats: readonly number[];
}

/** Every player, who may hold several seats; then every seat. */
export const entrantsOf = (players: readonly string[]): Entrant[] => [
  ...[...new Set(players)].map((name) => ({ name, seats: seatsOf(players, name) })),
  ...players.map((name, seat) => ({ name: `seat ${seat} (${name})`, seats: [seat] })),
];

const seatsOf = (players: readonly string[], name: string): number[] =>
  players.flatMap((player, seat) => (player === name ? [seat] : []));

/** Sums over matches of somebody's scores and shares of wins, and of their squares. */
export interface Sums {
  scores: number;
  squaredScores: number;
  wins: number;
  squaredWins: number;
}

export const noSums = (): Sums => ({ scores: 0, squaredScores: 0, wins: 0, squaredWins: 0 });

/**
 * Adds a match to the sums of each entrant. It counts once, with the mean of the seats; a win shared by two is half a win for
 * each. A simulation does this every microsecond, so nothing is called in between.
 */
export function addOutcome(sums: readonly Sums[], entrants: readonly Entrant[], outcome: Outcome): void {
  const { scores, winners } = outcome;
  for (let i = 0; i < entrants.length; i++) {
    const seats = entrants[i]?.seats ?? [];
    const own = sums[i];
    if (own === undefined) continue;
    let score = 0;
    let won = 0;
    for (let j = 0; j < seats.length; j++) {
      score += scores[seats[j] ?? 0] ?? 0;
      for (let k = 0; k < winners.length; k++) if (winners[k] === seats[j]) won++;
    }
    score /= seats.length;
    const wins = won / winners.length / seats.length;
    own.scores += score;
    own.squaredScores += score * score;
    own.wins += wins;
    own.squaredWins += wins * wins;
  }
}
