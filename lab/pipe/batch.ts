import { at, type Move, observationLength, type Refusal, type Seat } from '@bullpen/engine';
import { Environment, type PipePlan, Rewards } from './environment.ts';
import { Kind, layoutOf, REPLY_HEAD } from './protocol.ts';

/** An action was not legal, so nothing has been done. */
export class IllegalAction extends Error {
  readonly environment: number;
  readonly seat: Seat;
  readonly action: number;
  readonly refusal: Refusal;

  constructor(environment: number, seat: Seat, action: number, refusal: Refusal) {
    super(`action ${action} of seat ${seat} in environment ${environment} is not legal: ${refusal.code}`);
    this.name = 'IllegalAction';
    this.environment = environment;
    this.seat = seat;
    this.action = action;
    this.refusal = refusal;
  }
}

/** Environments side by side, and the buffer of the reply about them, which is reused for every request. */
export class Batch {
  readonly #plan: PipePlan;
  readonly #environments: readonly Environment[];
  readonly #reply: ArrayBuffer;
  readonly #head: Int32Array;
  readonly #rewards: Rewards;
  readonly #counts: Uint16Array;
  readonly #acting: Uint16Array;
  readonly #seats: Uint8Array;
  readonly #ended: Uint8Array;
  readonly #legal: Uint16Array;
  readonly #legalAt: number;
  readonly #moves: Int32Array;
  readonly #chosen: Int32Array;
  readonly #buffer: Int32Array;

  constructor(plan: PipePlan) {
    const { game, match, batch } = plan;
    const length = observationLength(game.observation(match));
    const layout = layoutOf(plan);
    const reply = new ArrayBuffer(layout.legal + 2 * batch * game.maxMoves);
    this.#plan = plan;
    this.#reply = reply;
    this.#head = new Int32Array(reply, 0, REPLY_HEAD / 4);
    this.#rewards = new Rewards(plan, new Int16Array(reply, layout.rewards, batch * match.seats));
    this.#counts = new Uint16Array(reply, layout.counts, batch);
    this.#acting = new Uint16Array(reply, layout.acting, batch);
    this.#seats = new Uint8Array(reply, layout.seats, batch);
    this.#ended = new Uint8Array(reply, layout.ended, batch);
    this.#legal = new Uint16Array(reply, layout.legal, batch * game.maxMoves);
    this.#legalAt = layout.legal;
    this.#moves = new Int32Array(batch * game.maxMoves);
    this.#chosen = new Int32Array(batch);
    this.#buffer = new Int32Array(game.maxMoves);
    this.#environments = Array.from({ length: batch }, (_, row) => {
      const observed = new Int16Array(reply, layout.observations + 2 * row * length, length);
      return new Environment(plan, this.#buffer, observed);
    });
  }

  /** Starts every environment with its seed. */
  reset(seeds: BigInt64Array): Uint8Array {
    this.#rewards.clear();
    this.#ended.fill(0);
    let end = 0;
    this.#environments.forEach((environment, row) => {
      environment.reset(String(at(seeds, row)));
      this.#rewards.begin(this.#plan.game, environment.state, row);
      end = this.#write(environment, row, end);
    });
    return this.#answer(Kind.reset, end);
  }

  /** Makes an action in every environment whose match goes on, or in none if one is not legal. */
  step(actions: Uint16Array): Uint8Array {
    this.#choose(actions);
    this.#rewards.clear();
    let end = 0;
    let row = 0;
    // Everything is done for one state before the next, while it is in the processor's cache.
    for (const environment of this.#environments) {
      const isOver = environment.acting === 0;
      this.#ended[row] = isOver || environment.step(this.#chosen[row] as Move, this.#rewards, row) ? 1 : 0;
      end = this.#write(environment, row++, end);
    }
    return this.#answer(Kind.step, end);
  }

  /** Finds the move of each action among the legal ones that the last reply listed. */
  #choose(actions: Uint16Array): void {
    const legal = this.#legal;
    let end = 0;
    for (let row = 0; row < actions.length; row++) {
      const action = actions[row] ?? 0;
      const from = end;
      end += this.#counts[row] ?? 0;
      // Its match is over, and waits for a reset.
      if (from === end) continue;
      let found = from;
      while (found < end && legal[found] !== action) found++;
      if (found === end) throw this.#illegal(row, at(this.#environments, row).seat, action);
      this.#chosen[row] = this.#moves[found] ?? 0;
    }
  }

  /** Why a seat of an environment may not do this now; null if it may. */
  why(row: number, seat: Seat, action: number): IllegalAction | null {
    const { game } = this.#plan;
    const { state, acting } = at(this.#environments, row);
    const count = ((acting >> seat) & 1) === 0 ? 0 : game.legal(state, seat, this.#buffer);
    const moves = Array.from(this.#buffer.subarray(0, count));
    return moves.some((move) => game.actionOf(state, seat, move as Move) === action)
      ? null
      : this.#illegal(row, seat, action);
  }

  #illegal(row: number, seat: Seat, action: number): IllegalAction {
    const { game } = this.#plan;
    const { state } = at(this.#environments, row);
    const refusal = game.refuse(state, seat, game.moveOf(state, seat, action));
    return new IllegalAction(row, seat, action, refusal ?? { code: 'no-such-action', rule: null });
  }

  /** Writes the decision of an environment, with its legal actions after those of the others. Returns where the actions end now. */
  #write(environment: Environment, row: number, from: number): number {
    const { state, seat, acting } = environment;
    const { game } = this.#plan;
    const buffer = this.#buffer;
    const legal = this.#legal;
    const moves = this.#moves;
    this.#seats[row] = seat;
    this.#acting[row] = acting;
    game.observe(state, seat, environment.observed);
    const count = acting === 0 ? 0 : game.legal(state, seat, buffer);
    this.#counts[row] = count;
    for (let i = 0; i < count; i++) {
      const move = (buffer[i] ?? 0) as Move;
      moves[from + i] = move;
      legal[from + i] = game.actionOf(state, seat, move);
    }
    return from + count;
  }

  #answer(kind: number, listed: number): Uint8Array {
    const bytes = this.#legalAt + 2 * listed;
    this.#head[0] = kind;
    this.#head[1] = bytes - REPLY_HEAD;
    this.#head[2] = listed;
    return new Uint8Array(this.#reply, 0, bytes);
  }

  /** What every seat of one environment observes now, and the legal actions of those that have to move. */
  look(row: number): Uint8Array {
    const { game, match } = this.#plan;
    const { state, acting } = at(this.#environments, row);
    const length = observationLength(game.observation(match));
    const counts = REPLY_HEAD + 2 * match.seats * length;
    const listed = counts + 2 * match.seats;
    const reply = new ArrayBuffer(listed + 2 * match.seats * game.maxMoves);
    const actions = new Uint16Array(reply, listed);
    let end = 0;
    for (let seat = 0; seat < match.seats; seat++) {
      game.observe(state, seat, new Int16Array(reply, REPLY_HEAD + 2 * seat * length, length));
      const count = ((acting >> seat) & 1) === 0 ? 0 : game.legal(state, seat, this.#buffer);
      new Uint16Array(reply, counts + 2 * seat, 1)[0] = count;
      for (let i = 0; i < count; i++)
        actions[end++] = game.actionOf(state, seat, (this.#buffer[i] ?? 0) as Move);
    }
    const bytes = listed + 2 * end;
    new Int32Array(reply, 0, 4).set([Kind.look, bytes - REPLY_HEAD, end, 0]);
    return new Uint8Array(reply, 0, bytes);
  }
}
