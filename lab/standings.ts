import { at, type Outcome } from '@bullpen/engine';

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

/** A match counts once, with the mean of the seats. A win shared by two is half a win for each. */
export function addOutcome(sums: Sums, { seats }: Entrant, { scores, winners }: Outcome): void {
  let score = 0;
  let won = 0;
  for (let i = 0; i < seats.length; i++) {
    const seat = at(seats, i);
    score += at(scores, seat);
    for (let j = 0; j < winners.length; j++) if (winners[j] === seat) won++;
  }
  score /= seats.length;
  const wins = won / winners.length / seats.length;
  sums.scores += score;
  sums.squaredScores += score * score;
  sums.wins += wins;
  sums.squaredWins += wins * wins;
}
