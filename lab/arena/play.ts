import { type Bot, botNamed } from '@bullpen/bots';
import { at, type Outcome } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { playMatch } from '../match.ts';
import { type ArenaPlan, type ArenaPlayer, CHUNK, seatings } from './plan.ts';

/** How many choices a kind of player had to make, and how long it thought about them. */
export interface ThinkingTime {
  readonly moves: number;
  readonly milliseconds: number;
}

/** The result of a chunk: for each of its deals the outcomes, in the order of its seatings, and the thinking of each kind. */
export interface ChunkOutcome {
  readonly deals: readonly (readonly Outcome[])[];
  readonly thinking: readonly ThinkingTime[];
}

/**
 * Plays a chunk: all seatings of each of its deals. The deals are the same for each seating, and the chance of the bots goes
 * with the seat.
 */
export function playChunk(plan: ArenaPlan, chunk: number): ChunkOutcome {
  const game = entryOf(games, plan.game);
  const timed = plan.players.map((player) => new TimedBot(plan.game, player));
  const deals: Outcome[][] = [];
  for (let deal = chunk * CHUNK; deal < Math.min((chunk + 1) * CHUNK, plan.deals); deal++) {
    const outcomes = seatings(plan, deal).map((seating, match) => {
      const bots = seating.map((kind) => at(timed, kind).bot);
      const first = plan.everyBegins ? match : undefined;
      const seated = { game, match: plan.match, bots, budget: { playouts: 1 }, first };
      return playMatch(seated, `${plan.seed}/${deal}`, false).outcome;
    });
    deals.push(outcomes);
  }
  return { deals, thinking: timed.map(({ moves, milliseconds }) => ({ moves, milliseconds })) };
}

/**
 * A bot with a budget of its own and a watch. Moves without a choice are not counted: they take no thought. A blind bot is
 * not even asked (lab/match.ts), so it has no time to show.
 */
class TimedBot {
  readonly bot: Bot;
  moves = 0;
  milliseconds = 0;

  constructor(game: string, { bot, budget }: ArenaPlayer) {
    const thinker = botNamed(game, bot);
    this.bot = {
      ...thinker,
      choose: (view, moves, chance) => {
        if (moves.length === 1) return at(moves, 0);
        const start = performance.now();
        const move = thinker.choose(view, moves, chance, budget);
        this.milliseconds += performance.now() - start;
        this.moves++;
        return move;
      },
    };
  }
}
