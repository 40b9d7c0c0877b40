import type { Bot, Budget } from '@bullpen/bots';
import {
  at,
  type Chance,
  type Game,
  legalMoves,
  lowest,
  type Match,
  type Move,
  type ObservationBuffer,
  type Seat,
  seeded,
} from '@bullpen/engine';

/** What all environments of a pipe have in common. */
export interface PipePlan {
  readonly game: Game;
  readonly match: Match;
  /** By seat: the bot that plays there, or null where the program at the other end of the pipe does. */
  readonly players: readonly (Bot | null)[];
  readonly budget: Budget;
  readonly batch: number;
  /** Whether an environment waits for a reset when its match is over; else it begins the next match at once. */
  readonly once: boolean;
}

/**
 * One match after another, each stopped where the program at the other end has to decide. An environment depends on its seed
 * and on the actions alone: its n-th match is dealt as the n-th of `bullpen simulate` with that seed, and every seat has chance of its
 * own. So what others do in the same batch changes nothing.
 */
export class Environment {
  readonly #plan: PipePlan;
  readonly #buffer: Int32Array;
  #seed = '';
  #number = -1;
  #deals: Chance;
  #thoughts: readonly Chance[] = [];
  state: unknown;
  /** The seat that decides: of several that choose at once, the lowest first. */
  seat: Seat = 0;
  /** The seats that have to move, as bits; none when the match is over. */
  acting = 0;

  /** Where the deciding seat's observation is written. */
  readonly observed: ObservationBuffer;

  constructor(plan: PipePlan, buffer: Int32Array, observed: ObservationBuffer) {
    this.observed = observed;
    this.#plan = plan;
    this.#buffer = buffer;
    this.#deals = seeded('');
  }

  /** Starts over with the first match of a seed. */
  reset(seed: string): void {
    this.#seed = seed;
    this.#number = -1;
    this.#begin();
    this.#advance();
  }

  /** Makes a legal move of the seat that decides. True if a match has ended by it. */
  step(move: Move, rewards: Rewards, row: number): boolean {
    const { game, once } = this.#plan;
    game.apply(this.state, this.seat, move, this.#deals);
    let ended = false;
    for (;;) {
      const decided = this.#advance();
      rewards.note(game, this.state, row);
      if (decided) return ended;
      if (once) return true;
      ended = true;
      this.#begin();
      rewards.begin(game, this.state, row);
    }
  }

  #begin(): void {
    const { game, match, players } = this.#plan;
    const seed = `${this.#seed}/${++this.#number}`;
    this.#deals = seeded(`${seed} deals`);
    this.#thoughts = players.map((bot, seat) =>
      bot === null ? this.#deals : seeded(`${seed} seat ${seat}`),
    );
    this.state = game.setup(match, this.#deals);
  }

  /** Lets bots move until the program has to decide; false if the match is over before that. */
  #advance(): boolean {
    const { game, players } = this.#plan;
    for (let acting = game.toAct(this.state); acting !== 0; acting = game.toAct(this.state)) {
      const seat = lowest(acting);
      const bot = players[seat] ?? null;
      if (bot === null) {
        this.seat = seat;
        this.acting = acting;
        return true;
      }
      game.apply(this.state, seat, this.#choose(bot, seat), this.#deals);
    }
    this.seat = 0;
    this.acting = 0;
    return false;
  }

  #choose(bot: Bot, seat: Seat): Move {
    const { game, budget } = this.#plan;
    const chance = at(this.#thoughts, seat);
    if (bot.blind) return this.#buffer[chance.below(game.legal(this.state, seat, this.#buffer))] as Move;
    return bot.choose(game.view(this.state, seat), legalMoves(game, this.state, seat), chance, budget);
  }
}

/** What each seat has gained since the last decision: the change of its score, with the sign that makes more better. */
export class Rewards {
  readonly #seats: number;
  readonly #sign: 1 | -1;
  readonly #scores: Int32Array;
  readonly values: Int16Array;

  constructor({ game, match, batch }: PipePlan, values: Int16Array) {
    this.#seats = match.seats;
    this.#sign = game.best === 'highest' ? 1 : -1;
    this.#scores = new Int32Array(batch * match.seats);
    this.values = values;
  }

  clear(): void {
    this.values.fill(0);
  }

  /** A match begins: the scores that its seats start with are not a gain. */
  begin(game: Game, state: unknown, row: number): void {
    for (let seat = 0; seat < this.#seats; seat++)
      this.#scores[row * this.#seats + seat] = game.score(state, seat);
  }

  note(game: Game, state: unknown, row: number): void {
    const from = row * this.#seats;
    for (let seat = 0; seat < this.#seats; seat++) {
      const score = game.score(state, seat);
      const gain = score - (this.#scores[from + seat] ?? 0);
      this.values[from + seat] = (this.values[from + seat] ?? 0) + this.#sign * gain;
      this.#scores[from + seat] = score;
    }
  }
}
