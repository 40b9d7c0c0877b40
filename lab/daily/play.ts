import { type Bot, botNamed } from '@bullpen/bots';
import {
  at,
  legalMoves,
  listSeats,
  type Match,
  type Move,
  marginOf,
  required,
  seeded,
} from '@bullpen/engine';
import { type GameId, games } from '@bullpen/games';

/** One person against bots, as every day; `level` is theirs. */
export interface DailyGame {
  readonly game: GameId;
  readonly match: Match;
  readonly level: string;
  readonly playouts: number;
}

/** Entrants are of this many strengths. */
export const KINDS = 5;

/**
 * How far apart the strengths are. A random move costs much more in one game than in another: with these steps a month of random deals
 * leaves an order that can be better.
 */
const STEP: Readonly<Record<GameId, number>> = {
  'six-nimmt': 10,
  'eleven-nimmt': 5,
  bullenrommee: 10,
  'twenty-one': 10,
  'captain-jack': 10,
};

/** How strong the entrants are: this share of their moves, in percent, is what `medium` would do, and the others are random. */
export const strengthsIn = (game: GameId): number[] =>
  Array.from({ length: KINDS }, (_, kind) => 100 - STEP[game] * (KINDS - 1 - kind));

export const strengthOf = (game: GameId, entrant: number): number => at(strengthsIn(game), entrant % KINDS);

/**
 * The margin of somebody of this strength at a deal. Everything but the entrant's own choices follows from the deal's secret and
 * what was played, as on a server: bots think in playouts, with chance that is drawn from what they see, and the lowest seat acts first.
 */
export function marginAt(plan: DailyGame, secret: string, strength: number, own: string): number {
  const { match, level, playouts } = plan;
  const game = games[plan.game];
  const bot: Bot = botNamed(plan.game, level);
  const medium = botNamed(plan.game, 'medium');
  const deals = seeded(`${secret} deals`);
  const slips = seeded(own);
  const choose = (state: unknown, seat: number): Move => {
    const moves = legalMoves(game, state, seat);
    if (moves.length === 1) return at(moves, 0);
    if (seat === 0 && slips.below(100) >= strength) return at(moves, slips.below(moves.length));
    const view = game.view(state, seat);
    if (seat === 0) return medium.choose(view, moves, slips, { playouts });
    return bot.choose(view, moves, seeded(`${secret} luck ${seat} ${JSON.stringify(view)}`), { playouts });
  };
  const state = game.setup(match, deals);
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = at(listSeats(acting), 0);
    game.apply(state, seat, choose(state, seat), deals);
  }
  return marginOf(game.best, required(game.outcome(state), 'the outcome').scores, 0);
}
