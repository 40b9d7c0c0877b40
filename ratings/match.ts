import { at, type Outcome } from '@bullpen/engine';
import { type Belief, learned, NEWCOMER } from './belief.ts';

/** Who took part in a match that is rated, and how they came off: lower places are better, equal ones are shared. */
export interface RatedSeat {
  readonly belief: Belief;
  readonly place: number;
  /** A bot is always as strong; people learn and forget. */
  readonly kind: 'person' | 'bot';
}

/** How much a person's strength may change from one match to the next. */
const DRIFT = (25 / 300) ** 2;

/** What is believed of each seat after a match. A bot teaches, and is believed to be what it was. */
export function afterMatch(seats: readonly RatedSeat[]): Belief[] {
  const before = seats.map(({ belief, kind }) => (kind === 'bot' ? belief : drifted(belief)));
  const after = learned(
    before,
    seats.map(({ place }) => place),
  );
  return seats.map(({ belief, kind }, i) => (kind === 'bot' ? belief : at(after, i)));
}

const drifted = ({ mu, variance }: Belief): Belief => ({
  mu,
  variance: Math.min(variance + DRIFT, NEWCOMER.variance),
});

/** The places of the seats by a result, from 1. Those with equal scores share one, unless the rules broke the tie. */
export function placesOf({ scores, winners }: Outcome): number[] {
  const best = at(scores, at(winners, 0));
  const sign = scores.every((score) => score <= best) ? 1 : -1;
  const isBehind = (one: number, other: number): boolean => {
    const [own, theirs] = [winners.includes(one), winners.includes(other)];
    return own === theirs ? !own && sign * at(scores, one) < sign * at(scores, other) : theirs;
  };
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isBehind(seat, other)).length);
}
