import type { Chance, MoveBuffer, Seat } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { Phase, type SixView, type State, startsOf } from '@bullpen/games/six-nimmt/internals.ts';
import type { Thought } from '../search.ts';
import { Ground } from './ground.ts';
import type { Model } from './model.ts';
import { Standing } from './standing.ts';

/** A pick of the draft (S14): all pick on at random, then the hands are judged by what such hands usually cost. */
export class DraftThought implements Thought<State> {
  readonly #view: SixView;
  readonly #model: Model;
  readonly #standing: Standing;
  readonly #totals: Float64Array;

  constructor(view: SixView, model: Model) {
    this.#view = view;
    this.#model = model;
    this.#standing = new Standing(view);
    this.#totals = new Float64Array(view.seats);
  }

  world(chance: Chance): State {
    return sixNimmt.imagine(this.#view, chance);
  }

  policy(_state: State, _seat: Seat, _buffer: MoveBuffer, count: number, chance: Chance): number {
    return chance.below(count);
  }

  ended(state: State): boolean {
    return state.phase !== Phase.draft;
  }

  value(state: State): number {
    const { seats, left } = state;
    const ground = new Ground(seats, state.deck, startsOf(state));
    for (let seat = 0; seat < seats; seat++)
      this.#totals[seat] = state.total(seat) + this.#model.worth.cost(ground, state, seat);
    return this.#standing.chance(this.#totals, seats, left);
  }
}
