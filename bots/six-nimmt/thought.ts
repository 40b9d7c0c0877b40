import type { Chance, MoveBuffer, Seat } from '@bullpen/engine';
import { Phase, type SixView, type State, unseenCards } from '@bullpen/games/six-nimmt/internals.ts';
import type { Thought } from '../search.ts';
import { Dealer } from './dealer.ts';
import type { Ground } from './ground.ts';
import type { Habit } from './habit.ts';
import type { Model } from './model.ts';
import { groundOf } from './past.ts';
import { type Kinds, type Reading, readSeats } from './reading.ts';
import { cheapestRow } from './rows.ts';
import { Standing, turnBegins } from './standing.ts';
import { lastRounds } from './worlds.ts';

/** How likely another player is, before it has laid a card, to be of each kind: without a plan, like `mcs`, like `strong`. */
const PRIOR = [0.08, 0.46, 0.46];

/** So many turns are played out, this one included; then hands are judged by what they usually cost. */
const DEPTH = 2;

/** What `strong` thinks about one decision of a round. */
export class SixThought implements Thought<State> {
  readonly #me: Seat;
  readonly #model: Model;
  readonly #ground: Ground;
  readonly #standing: Standing;
  readonly #next: (chance: Chance) => State;
  readonly #kinds: Kinds;
  readonly #readings: readonly Reading[];
  /** How each seat lays cards in this world. */
  readonly #habits: (Habit | null)[];
  readonly #stop: number;
  readonly #each: number;
  #dealer: Dealer | undefined;
  readonly #totals: Float64Array;

  constructor(view: SixView, model: Model) {
    this.#me = view.viewer;
    this.#model = model;
    this.#ground = groundOf(view);
    this.#standing = new Standing(view);
    this.#next = lastRounds(view);
    this.#kinds = [null, model.mcs, model.strong];
    this.#readings = readSeats(view, unseenCards(view), this.#kinds, PRIOR);
    this.#habits = Array.from({ length: view.seats }, () => model.strong);
    this.#each = view.handSizes[view.viewer]!;
    // In the phase in which a row is taken the cards of this turn have left the hands already.
    this.#stop = this.#each - DEPTH + (view.phase === 'row' ? 1 : 0);
    this.#totals = new Float64Array(view.seats);
  }

  world(chance: Chance): State {
    const hidden = this.#readings.filter((_, seat) => seat !== this.#me);
    this.#dealer ??= new Dealer(chance, hidden, this.#each);
    const state = this.#next(this.#dealer);
    for (let seat = 0; seat < state.seats; seat++) if (seat !== this.#me) this.#guessKind(seat, chance);
    return state;
  }

  #guessKind(seat: Seat, chance: Chance): void {
    const { kinds } = this.#readings[seat]!;
    let rest = chance.below(0x10000) / 0x10000;
    let kind = 0;
    while (kind < kinds.length - 1 && rest >= kinds[kind]!) rest -= kinds[kind++]!;
    this.#habits[seat] = this.#kinds[kind]!;
  }

  policy(state: State, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number {
    if (state.phase === Phase.row) return cheapestRow(state, chance);
    const habit = this.#habits[seat]!;
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
      totals[seat] = state.total(seat);
      if (over) continue;
      totals[seat]! += state.points(seat);
      totals[seat]! += this.#model.worth.cost(this.#ground, state, seat);
    }
    return this.#standing.chance(totals, seats, over ? 0 : left);
  }
}
