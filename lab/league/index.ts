import { type Bot, botNamed } from '@bullpen/bots';
import { at, type Chance, type Game, readMatch, required, seeded } from '@bullpen/engine';
import { type GameId, games } from '@bullpen/games';
import { afterMatch, type Belief, botBelief, NEWCOMER, placesOf, winShares } from '@bullpen/ratings';
import { rankCorrelation } from '../correlation.ts';
import { playMatch } from '../match.ts';
import { Calibration, type CalibrationReport } from './calibration.ts';
import { sometimes } from './players.ts';

/** A league of players whose strength is known, at tables of all sizes. The same plan gives the same league. */
export interface LeaguePlan {
  readonly game: GameId;
  readonly players: number;
  readonly matches: number;
  readonly seed: string;
}

export interface LeagueReport extends CalibrationReport {
  readonly game: GameId;
  readonly matches: number;
  /** How well the order of the ratings matches that of the strengths: 1 if it is the same. */
  readonly order: number;
  /** By number of seats, the difference between predicted and observed shares. */
  readonly bySeats: readonly { readonly seats: number; readonly error: number; readonly matches: number }[];
}

/** Bots of the server sit in for people at every other table, as anchors. */
const ANCHORS = ['easy', 'medium'];
const MOST_SEATS = 6;
/** Bots that search are not in the league. */
const BUDGET = { playouts: 1 };

interface Seated {
  readonly bot: Bot;
  /** Which player of the league; null for a bot of the server. */
  readonly player: number | null;
  readonly belief: Belief;
}

/**
 * Plays the league, and yields after each match how many are played. Everybody begins as a newcomer, and is rated as on a server.
 * In the first half ratings settle; of the second half, what they predicted before each match is compared with what came of it.
 */
export function* league({ game: id, players, matches, seed }: LeaguePlan): Generator<number, LeagueReport> {
  const game = games[id];
  const chance = seeded(`${seed} league`);
  const strengths = Array.from({ length: players }, (_, i) => Math.round((100 * i) / (players - 1)));
  const bots = strengths.map((share) => sometimes(id, share));
  const beliefs: Belief[] = bots.map(() => NEWCOMER);
  const all = new Calibration();
  const bySeats = new Map<number, Calibration>();
  for (let number = 0; number < matches; number++) {
    const seated = sitDown(game, bots, beliefs, chance);
    const match = required(readFor(game, seated.length), 'a match of this many');
    const plan = { game, match, bots: seated.map(({ bot }) => bot), budget: BUDGET };
    const { outcome } = playMatch(plan, `${seed}/${number}`, false);
    if (number >= matches / 2) {
      const predicted = winShares(seated.map(({ belief }) => belief));
      const ofSize = bySeats.get(seated.length) ?? new Calibration();
      bySeats.set(seated.length, ofSize);
      for (const [seat, share] of predicted.entries()) {
        const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
        all.add(share, won, seated.length);
        ofSize.add(share, won, seated.length);
      }
    }
    const places = placesOf(outcome);
    const after = afterMatch(
      seated.map(({ player, belief }, seat) => ({
        kind: player === null ? 'bot' : 'person',
        belief,
        place: at(places, seat),
      })),
    );
    for (const [seat, { player }] of seated.entries()) if (player !== null) beliefs[player] = at(after, seat);
    yield number + 1;
  }
  const ratings = beliefs.map(({ mu }) => mu);
  return {
    game: id,
    matches,
    ...all.report(),
    order: rankCorrelation(strengths, ratings),
    bySeats: [...bySeats]
      .sort(([one], [other]) => one - other)
      .map(([seats, of]) => ({ seats, error: of.report().error, matches: of.seen / seats })),
  };
}

/** Some of the league at a table of any size, in any order; at every other table a bot of the server is with them. */
function sitDown(game: Game, bots: readonly Bot[], beliefs: readonly Belief[], chance: Chance): Seated[] {
  const { min, max } = game.seats;
  const seats = min + chance.below(Math.min(max, MOST_SEATS) - min + 1);
  const free = bots.map((_, player) => player);
  const people = Array.from({ length: seats }, (): Seated => {
    const [player] = free.splice(chance.below(free.length), 1);
    const who = required(player, 'somebody who is free');
    return { bot: at(bots, who), player: who, belief: at(beliefs, who) };
  });
  if (chance.below(2) === 0) return people;
  const level = at(ANCHORS, chance.below(ANCHORS.length));
  const belief = botBelief(game.id, level);
  if (belief === null) return people;
  people[chance.below(seats)] = { bot: botNamed(game.id, level), player: null, belief };
  return people;
}

function readFor(game: Game, seats: number) {
  const match = readMatch(game, seats, {});
  return match.ok ? match.value : null;
}
