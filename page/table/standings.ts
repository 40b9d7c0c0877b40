import type { BestScore, Outcome, Seat } from '@bullpen/engine';

/** One line of a ranking. Equal scores share a place. */
export interface FinalPlace {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** All seats, the best first. */
export function standingsOf(scores: readonly number[], best: BestScore): FinalPlace[] {
  const sign = best === 'lowest' ? 1 : -1;
  return scores
    .map((score, seat) => ({
      seat,
      score,
      place: 1 + scores.filter((other) => sign * other < sign * score).length,
    }))
    .sort((a, b) => a.place - b.place);
}

/** The final ranking: the winners are ahead, which says whether low or high scores are good. */
export function finalStandings({ scores, winners }: Outcome): FinalPlace[] {
  const won = scores[winners[0]!]!;
  return standingsOf(scores, scores.every((score) => score >= won) ? 'lowest' : 'highest');
}
