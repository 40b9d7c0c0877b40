import { at, type Chance, type MoveBuffer, type Seat } from '@bullpen/engine';
import {
  Phase,
  type SixView,
  type State,
  startsOf,
  unseenCards,
} from '@bullpen/games/six-nimmt/internals.ts';
import type { Thought } from '../search.ts';
import { Ground, groundOf } from './ground.ts';
import type { Kinds, Model, PlayerKind } from './model.ts';
import { Dealer, type Reading, readSeats } from './reading.ts';
import { cheapestRow, lastRounds, turnBegins } from './rollout.ts';
import { Standing } from './standing.ts';

/** Draws an index, as often as its share says; −1 for what is missing to 1. */
function drawn(shares: readonly number[], chance: Chance): number {
  let rest = chance.below(0x10000) / 0x10000;
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i] ?? 0;
    if (rest < share) return i;
    rest -= share;
  }
  return -1;
}

/** How many turns are played out, this one included; then hands are judged by what they cost. */
const DEPTH = 2;

/** What `strong` thinks about one decision of a round. */
export class SixThought implements Thought<State> {
  readonly #model: Model;
  readonly #ground: Ground;
  readonly #standing: Standing;
  readonly #next: (chance: Chance) => State;
  readonly #kinds: Kinds;
  /** What is read of the other seats. */
  readonly #others: readonly (Reading & { readonly seat: Seat })[];
  readonly #alike: readonly number[];
  /** How each seat lays cards in this world. */
  readonly #habits: PlayerKind[];
  readonly #stop: number;
  readonly #each: number;
  #dealer: Dealer | undefined;
  readonly #totals: Float64Array;

  constructor(view: SixView, model: Model) {
    this.#model = model;
    this.#ground = groundOf(view);
    this.#standing = new Standing(view, model);
    this.#next = lastRounds(view);
    this.#kinds = model.kinds;
    const { seats, alike } = readSeats(view, unseenCards(view), model.kinds, model.prior, model.alike);
    this.#alike = alike;
    this.#others = seats
      .map((reading, seat) => ({ ...reading, seat }))
      .filter(({ seat }) => seat !== view.viewer);
    this.#habits = Array.from({ length: view.seats }, () => model.strong);
    this.#each = at(view.handSizes, view.viewer);
    // In the phase in which a row is taken the cards of this turn have left the hands already.
    this.#stop = this.#each - DEPTH + (view.phase === 'row' ? 1 : 0);
    this.#totals = new Float64Array(view.seats);
  }

  world(chance: Chance): State {
    this.#dealer ??= new Dealer(chance, this.#others, this.#each);
    const state = this.#next(this.#dealer);
    const all = this.#alike.length > 0 ? drawn(this.#alike, chance) : -1;
    for (const { seat, apart } of this.#others)
      this.#habits[seat] = this.#kinds[all >= 0 ? all : Math.max(0, drawn(apart, chance))] ?? null;
    return state;
  }

  policy(state: State, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number {
    if (state.phase === Phase.row) return cheapestRow(state, chance);
    const habit = this.#habits[seat] ?? null;
    return habit === null ? chance.below(count) : habit.pick(this.#ground, state.rows, buffer, count, chance);
  }

  ended(state: State): boolean {
    return state.left <= this.#stop && turnBegins(state);
  }

  value(state: State): number {
    const { seats, left } = state;
    const totals = this.#totals;
    const over = state.phase === Phase.over;
    for (let seat = 0; seat < seats; seat++) {
      const total = state.total(seat);
      totals[seat] = over
        ? total
        : total + state.points(seat) + this.#model.worth.cost(this.#ground, state, seat);
    }
    return this.#standing.worth(totals, over ? 0 : left);
  }
}

/**
 * A pick of the draft (S14): all pick on at random, then lay cards by the habit of `strong` to the end of the round. Which hands go
 * together shows in play only.
 */
export class DraftThought implements Thought<State> {
  readonly #model: Model;
  readonly #standing: Standing;
  readonly #totals: Float64Array;
  /** What is known about the cards when the first one is laid. */
  #ground: Ground | undefined;
  readonly world: (chance: Chance) => State;

  constructor(view: SixView, model: Model) {
    this.#model = model;
    this.#standing = new Standing(view, model);
    this.#totals = new Float64Array(view.seats);
    this.world = lastRounds(view);
  }

  policy(state: State, _seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number {
    if (state.phase === Phase.draft) return chance.below(count);
    if (state.phase === Phase.row) return cheapestRow(state, chance);
    if (this.#ground === undefined || (state.count === 0 && turnBegins(state)))
      this.#ground = new Ground(state.seats, state.deck, startsOf(state));
    return this.#model.strong.pick(this.#ground, state.rows, buffer, count, chance);
  }

  ended(): boolean {
    return false;
  }

  value(state: State): number {
    for (let seat = 0; seat < state.seats; seat++) this.#totals[seat] = state.total(seat);
    return this.#standing.worth(this.#totals, 0);
  }
}
