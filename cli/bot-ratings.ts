import { botsFor } from '@bullpen/bots';
import { at, required } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import type { ArenaPlan, Rating } from '@bullpen/lab/arena/index';
import { type Shown, shown } from '@bullpen/ratings';
import { planOf } from './arena-plan.ts';
import { gameNamed, matchOf } from './choices.ts';
import { table } from './output.ts';
import { COURSES, LEVELS } from './strengths.ts';

/** The sizes of tables at which bots are measured. */
export const MEASURED_AT = [2, 4];

/** What one arena found. */
export interface Measured {
  readonly game: GameId;
  readonly seats: number;
  readonly ratings: readonly Rating[];
}

interface BotRatings {
  readonly game: GameId;
  /** Weakest first, as they are offered. */
  readonly bots: readonly (Shown & { readonly level: string })[];
}

/** The bots of a game against each other, with the usual options of a table: every company of so many has as many deals. */
export function measuredPlan(id: GameId, seats: number, deals: number, seed: string): ArenaPlan {
  const game = gameNamed(id);
  const names = levelsOf(id).map((level) => (level === 'strong' ? `strong@${COURSES[id].playouts}` : level));
  const match = matchOf(game, String(seats), []);
  const all = deals * waysToChoose(names.length, seats);
  return planOf(game, match, { players: names.join(), budget: '1', deals: all, seed });
}

const waysToChoose = (of: number, some: number): number =>
  some >= of || some === 0 ? 1 : waysToChoose(of - 1, some - 1) + waysToChoose(of - 1, some);

/** The bots that are offered to people; others are there to measure by. */
const levelsOf = (game: GameId): string[] => LEVELS.filter((level) => Object.hasOwn(botsFor(game), level));

/** What `medium` has: what is believed of a newcomer. */
const MIDDLE = 1500;

/**
 * One rating for each bot, so that `medium` has 1500: the mean over the sizes of tables. The uncertainty covers what these differ by.
 */
export function botRatingsOf(measured: readonly Measured[]): BotRatings[] {
  const ids = [...new Set(measured.map(({ game }) => game))];
  return ids.map((game) => {
    const arenas = measured.filter((one) => one.game === game).map(({ ratings }) => aroundMedium(ratings));
    const bots = levelsOf(game).map((level) => {
      const found = arenas.map((arena) => required(arena.get(level), `the rating of ${level}`));
      const ratings = found.map(({ rating }) => rating);
      const apart = Math.max(...ratings) - Math.min(...ratings);
      return {
        level,
        rating: Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length),
        uncertainty: Math.max(apart, ...found.map(({ uncertainty }) => uncertainty)),
      };
    });
    return { game, bots };
  });
}

function aroundMedium(ratings: readonly Rating[]): Map<string, Shown> {
  const levels = new Map(
    ratings.map(({ name, mu, sigma }) => [at(name.split('@'), 0), shown({ mu, variance: sigma ** 2 })]),
  );
  const medium = required(levels.get('medium'), 'the rating of medium').rating;
  return new Map(
    [...levels].map(([level, { rating, uncertainty }]) => [
      level,
      { rating: rating - medium + MIDDLE, uncertainty },
    ]),
  );
}

export const botRatingsTable = (all: readonly BotRatings[]): string =>
  table([
    ['', 'rating', '±'],
    ...all.flatMap(({ game, bots }) =>
      bots.map(({ level, rating, uncertainty }) => [`${game} ${level}`, String(rating), String(uncertainty)]),
    ),
  ]);
