import type { Bot } from '@bullpen/bots';
import { at, type Game, highestWins, lowestWins, type Match, type Outcome, type Seat } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { agentNamed } from '../league/agents/index.ts';
import { type MatchPlan, type OutsideSeat, playingMatch } from '../match.ts';
import type { MatchAnswers } from '../outside/answers.ts';
import type { Outsider } from '../outside/program.ts';
import { PROTOCOL } from '../outside/protocol.ts';
import { isOutside, Outsiders } from './outsiders.ts';
import { type ArenaPlan, type ArenaPlayer, CHUNK, type HousePlayer, seatings } from './plan.ts';
import { type DealPrices, priceMatch } from './prices.ts';

/** How many choices a kind of player had to make, and how long it thought about them. */
export interface ThinkingTime {
  readonly moves: number;
  readonly milliseconds: number;
}

/** The result of a chunk: for each of its deals the outcomes, in the order of its seatings, and the thinking of each kind. */
export interface ChunkOutcome {
  readonly deals: readonly (readonly Outcome[])[];
  readonly thinking: readonly ThinkingTime[];
  /** What outside players answered, where there are any. */
  readonly answers?: readonly MatchAnswers[];
  /** For each deal, by kind, where decisions are priced. */
  readonly prices?: readonly DealPrices[];
}

/**
 * Plays a chunk: all seatings of each of its deals. The deals are the same for each seating, and the chance of the bots goes
 * with the seat.
 */
export async function playChunk(
  plan: ArenaPlan,
  chunk: number,
  outsiders = new Outsiders(plan),
): Promise<ChunkOutcome> {
  const table = new ArenaTable(plan, outsiders);
  const deals: Outcome[][] = [];
  const prices: DealPrices[] = [];
  for (let deal = chunk * CHUNK; deal < Math.min((chunk + 1) * CHUNK, plan.deals); deal++) {
    const outcomes: Outcome[] = [];
    const paid = plan.players.map(() => ({ decisions: 0, cost: 0 }));
    for (const [number, seating] of seatings(plan, deal).entries()) {
      const { outcome, record } = await table.play(deal, number, seating);
      outcomes.push(outcome);
      if (record !== null && plan.price !== undefined)
        priceMatch(record, seating, plan.price, `${plan.seed}/${deal}/${number}`, paid);
    }
    deals.push(outcomes);
    prices.push(paid);
  }
  const thinking = table.watches.map(({ moves, milliseconds }) => ({ moves, milliseconds }));
  return {
    deals,
    thinking,
    ...(plan.players.some(isOutside) && { answers: table.answers }),
    ...(plan.price !== undefined && { prices }),
  };
}

/** Plays match after match of a plan. */
class ArenaTable {
  readonly #plan: ArenaPlan;
  readonly #game: Game;
  readonly #outsiders: Outsiders;
  readonly watches: readonly Watch[];
  readonly #bots: readonly (Bot | OutsideSeat)[];
  readonly answers: MatchAnswers[] = [];

  constructor(plan: ArenaPlan, outsiders: Outsiders) {
    this.#plan = plan;
    this.#game = entryOf(games, plan.game);
    this.#outsiders = outsiders;
    this.watches = plan.players.map(() => new Watch());
    this.#bots = plan.players.map((player, kind) => seatFor(plan.game, player, at(this.watches, kind)));
  }

  async play(
    deal: number,
    number: number,
    seating: readonly number[],
  ): Promise<{ outcome: Outcome; record: string | null }> {
    const { match, everyBegins, seed, price } = this.#plan;
    const bots = seating.map((kind) => at(this.#bots, kind));
    const first = everyBegins ? number : undefined;
    const plan: MatchPlan = { game: this.#game, match, bots, budget: { playouts: 1 }, first };
    const steps = playingMatch(plan, `${seed}/${deal}`, price !== undefined);
    const outside = this.#outsiders.seated(seating);
    // A plain number: nothing in it says which matches share a deal.
    const name = String(1 + deal * match.seats + number);
    await Promise.all(outside.map((outsider, seat) => outsider?.sit(this.#hello(match, seat, name))));
    let step = steps.next();
    while (!step.done) {
      const { seat, view, moves } = step.value;
      const texts = moves.map((move) => this.#game.format(move));
      const watch = at(this.watches, at(seating, seat));
      const text = await watch.time(() => (outside[seat] as Outsider).choose(view, texts));
      step = steps.next(at(moves, texts.indexOf(text)));
    }
    const { record } = step.value;
    const outcome = withoutLost(this.#game, step.value.outcome, outside);
    outside.forEach((outsider, seat) => {
      if (outsider === null) return;
      const player = at(seating, seat);
      this.answers.push({ player, match: name, scores: outcome.scores, ...outsider.rise(outcome) });
    });
    return { outcome, record };
  }

  #hello(match: Match, seat: Seat, name: string) {
    const milliseconds = this.#plan.programs?.milliseconds ?? 0;
    return { protocol: PROTOCOL, game: this.#game.id, ...match, seat, match: name, milliseconds } as const;
  }
}

/** A seat that has lost the match by its faults keeps its score and cannot win. The best of the others win. */
function withoutLost(game: Game, outcome: Outcome, outside: readonly (Outsider | null)[]): Outcome {
  const playing = outcome.scores.flatMap((_, seat) => (outside[seat]?.lost ? [] : [seat]));
  if (playing.length === outcome.scores.length || playing.length === 0) return outcome;
  const best = game.best === 'highest' ? highestWins : lowestWins;
  const { winners } = best(playing.map((seat) => at(outcome.scores, seat)));
  return { scores: outcome.scores, winners: winners.map((place) => at(playing, place)) };
}

/** Counts choices and the time that they take. */
class Watch {
  moves = 0;
  milliseconds = 0;

  async time<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const done = await work();
    this.add(performance.now() - start);
    return done;
  }

  add(milliseconds: number): void {
    this.moves++;
    this.milliseconds += milliseconds;
  }
}

const seatFor = (game: string, player: ArenaPlayer, watch: Watch): Bot | OutsideSeat =>
  'bot' in player ? timedBot(game, player, watch) : { name: player.name, outside: true };

/**
 * A bot with a budget of its own and a watch. Moves without a choice are not counted: they take no thought. A blind bot is
 * not even asked (lab/match.ts), so it has no time to show.
 */
function timedBot(game: string, { name, bot, budget }: HousePlayer, watch: Watch): Bot {
  const thinker = agentNamed(game, bot);
  return {
    ...thinker,
    name,
    choose: (view, moves, chance) => {
      if (moves.length === 1) return at(moves, 0);
      const start = performance.now();
      const move = thinker.choose(view, moves, chance, budget);
      watch.add(performance.now() - start);
      return move;
    },
  };
}
