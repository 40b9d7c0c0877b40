import { botsFor, charactersOf } from '@bullpen/bots';
import type { GameId } from '@bullpen/games';
import type { ArenaPlan, PlayerStanding } from '@bullpen/lab/arena/index';
import { NEWCOMER, type ShownRating, shown, strengthFor } from '@bullpen/ratings';
import { planOf } from './arena-plan.ts';
import { gameNamed, matchOf } from './choices.ts';
import { COURSES, LEVELS } from './strengths.ts';

/** The bot that all others are compared with: it has what is believed of a newcomer. */
const MEDIUM = 'medium';
/** The table sizes at which bots are measured. */
const SIZES = [2, 4];

/** One bot against others that are all `medium`. */
export interface BotContest {
  readonly game: GameId;
  readonly level: string;
  readonly seats: number;
}

export interface MeasuredBot extends ShownRating {
  readonly game: GameId;
  readonly level: string;
}

/** The bots that are offered to people; others are there to measure by. */
const levelsOf = (game: GameId): string[] => [
  ...LEVELS.filter((level) => Object.hasOwn(botsFor(game), level)),
  ...charactersOf(game),
];

export const botContests = (game: GameId): BotContest[] =>
  levelsOf(game)
    .filter((level) => level !== MEDIUM)
    .flatMap((level) => SIZES.map((seats) => ({ game, level, seats })));

/** With the usual options of a table. At every size as many matches are played: a deal is one for each seat. */
export function contestPlan(
  { game: id, level, seats }: BotContest,
  matches: number,
  seed: string,
): ArenaPlan {
  const game = gameNamed(id);
  const one = level === 'strong' ? `strong@${COURSES[id].playouts}` : level;
  const deals = Math.ceil(matches / seats);
  const wish = { players: `${one},${MEDIUM}`, budget: '1', deals, seed };
  return planOf(game, matchOf(game, String(seats), []), wish);
}

/**
 * The rating with which the model predicts the share of the wins that the bot had: the mean over the sizes of tables. The
 * uncertainty covers the 95 % intervals of all of them.
 */
export function botRating(
  { game, level }: BotContest,
  results: readonly { readonly seats: number; readonly standing: PlayerStanding }[],
): MeasuredBot {
  const found = results.map(({ seats, standing: { wins, matches } }) => {
    // Where all were won or lost, the share lies somewhere beyond the last half of a match.
    const rating = (share: number): number => {
      const inside = Math.min(Math.max(share, 0.5 / matches), 1 - 0.5 / matches);
      return shown({ mu: NEWCOMER.mu + strengthFor(inside, seats), variance: 0 }).rating;
    };
    return { mean: rating(wins.mean), low: rating(wins.low), high: rating(wins.high) };
  });
  const rating = Math.round(found.reduce((sum, { mean }) => sum + mean, 0) / found.length);
  const ends = found.flatMap(({ low, high }) => [Math.abs(rating - low), Math.abs(high - rating)]);
  return { game, level, rating, uncertainty: Math.max(...ends) };
}

/** The file in which the ratings stand, formatted as all our files are. */
export function ratingsFile(bots: readonly MeasuredBot[]): string {
  const lines = [
    `import type { GameId } from '@bullpen/games';`,
    `import type { ShownRating } from './scale.ts';`,
    '',
    '/** Made by `bullpen ratings measure`: how strong the bots of each game are, where `medium` has 1500. docs/RATINGS.md says how. */',
    'export const BOT_RATINGS: Readonly<Record<GameId, Readonly<Record<string, ShownRating>>>> = {',
  ];
  for (const game of new Set(bots.map((bot) => bot.game))) {
    lines.push(`  ${/-/.test(game) ? `'${game}'` : game}: {`);
    const medium = { game, level: MEDIUM, ...shown({ ...NEWCOMER, variance: 0 }) };
    const all = [...bots.filter((bot) => bot.game === game), medium];
    for (const { level, rating, uncertainty } of all.sort((one, other) => one.rating - other.rating))
      lines.push(`    ${level}: { rating: ${rating}, uncertainty: ${uncertainty} },`);
    lines.push('  },');
  }
  return [...lines, '};', ''].join('\n');
}
