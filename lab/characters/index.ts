import { botNamed } from '@bullpen/bots';
import { courseOf } from '@bullpen/bots/coach/decisions';
import { readMatch, required } from '@bullpen/engine';
import { type GameId, games } from '@bullpen/games';
import { playMatch } from '../match.ts';
import { firstRecord } from '../review.ts';
import { type Estimate, Tally } from '../tally.ts';
import { featuresOf } from './features.ts';

/** How the style of some players is measured: each sits at every seat in turn, among three of the middle level. */
export interface StylePlan {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly matches: number;
  readonly seed: string;
}

/** What the play of one player shows; a match is one observation. */
export interface StyleReport {
  readonly player: string;
  readonly features: ReadonlyMap<string, Estimate>;
}

const SEATS = 4;
const OTHERS = 'medium';
/** None of those whose style is measured searches. */
const BUDGET = { playouts: 1 };

/** Plays the matches of all players, with the same deals for each, and yields after each match how many are played. */
export function* styles({ game: id, players, matches, seed }: StylePlan): Generator<number, StyleReport[]> {
  const game = games[id];
  const features = Object.entries(featuresOf(id));
  const read = readMatch(game, SEATS, game.period === 'none' ? {} : { [`${game.period}s`]: 1 });
  const match = required(read.ok ? read.value : null, 'a match of four');
  let played = 0;
  const reports: StyleReport[] = [];
  for (const player of players) {
    const tallies = new Map(features.map(([name]) => [name, new Tally()]));
    for (let number = 0; number < matches; number++) {
      const seat = number % SEATS;
      const bots = Array.from({ length: SEATS }, (_, each) => botNamed(id, each === seat ? player : OTHERS));
      const { record } = playMatch({ game, match, bots, budget: BUDGET }, `${seed}/${number}`, true);
      const raw = firstRecord(required(record, 'a record').split('\n'));
      if ('torn' in raw) throw new Error(raw.torn);
      const { decisions } = courseOf(raw, seat);
      for (const [name, feature] of features) {
        const seen = decisions.flatMap(({ view, moves, move }) => feature(view, moves, move) ?? []);
        const sum = seen.reduce((all, value) => all + value, 0);
        if (seen.length > 0) tallies.get(name)?.add(sum / seen.length);
      }
      yield ++played;
    }
    reports.push({
      player,
      features: new Map([...tallies].map(([name, tally]) => [name, tally.summary()])),
    });
  }
  return reports;
}
