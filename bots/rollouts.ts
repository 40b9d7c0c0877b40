import {
  type Chance,
  type Game,
  includes,
  lowest,
  type Move,
  required,
  type Seat,
  type View,
} from '@bullpen/engine';
import { bitsIn, nthIn } from './bits.ts';
import type { Thought } from './search.ts';
import { Stream, scramble } from './stream.ts';

/** Plays candidates out in imagined worlds, one world after the other. */
export class Rollouts<State, V extends View> {
  readonly #game: Game<State, V>;
  readonly #thought: Thought<State>;
  readonly #me: Seat;
  readonly #buffer: Int32Array;
  readonly #afterwards: Int32Array;
  /** Chance for dice and deals, for the order of seats, and for each seat's choices: apart, so that a draw from one shifts no other. */
  readonly #deals = new Stream();
  readonly #order = new Stream();
  readonly #choices: readonly Stream[];
  #seed = 0;
  #world: State | undefined;

  constructor(game: Game<State, V>, thought: Thought<State>, { seats, viewer }: V) {
    this.#game = game;
    this.#thought = thought;
    this.#me = viewer;
    this.#buffer = new Int32Array(game.maxMoves);
    this.#afterwards = new Int32Array(game.maxMoves);
    this.#choices = Array.from({ length: seats }, () => new Stream());
  }

  /** A new world, in which all others who choose at this moment have chosen. */
  enterWorld(chance: Chance): void {
    this.#seed = (chance.below(0x10000) << 16) | chance.below(0x10000);
    const world = this.#thought.world(chance);
    this.#world = this.#othersChoose(world);
  }

  /** What this move leads to in the world, with the same chance for every move. */
  play(move: Move): number {
    const game = this.#game;
    const thought = this.#thought;
    const buffer = this.#buffer;
    const deals = this.#deals;
    const state = game.clone(required(this.#world, 'a world'));
    this.#restart(1);
    game.apply(state, this.#me, move, deals);
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      if (thought.ended(state)) break;
      const seat = this.#first(acting);
      if (thought.direct !== undefined) {
        game.apply(state, seat, thought.direct(state, seat, this.#choicesOf(seat)), deals);
        continue;
      }
      const count = game.legal(state, seat, buffer);
      const index = count === 1 ? 0 : thought.policy(state, seat, buffer, count, this.#choicesOf(seat));
      game.apply(state, seat, buffer[index] as Move, deals);
    }
    return thought.value(state);
  }

  /** Of several who act at once any may be the first: in Captain Jack, the quickest answers the Jack. */
  #first(acting: number): Seat {
    if ((acting & (acting - 1)) === 0) return lowest(acting);
    return nthIn(acting, this.#order.below(bitsIn(acting)));
  }

  #restart(salt: number): void {
    const seed = scramble(this.#seed, salt);
    this.#deals.restart(seed);
    this.#order.restart(scramble(seed, this.#game.seats.max));
    for (let seat = 0; seat < this.#choices.length; seat++)
      this.#choicesOf(seat).restart(scramble(seed, seat));
  }

  #choicesOf(seat: Seat): Stream {
    return required(this.#choices[seat], 'the stream of a seat');
  }

  /**
   * They do not know what I am going to do, and I do not know what they did: the choices they have made are taken back, and
   * the model makes them again. Where a choice of theirs would end the moment before I have made mine, it is left to the rollout.
   */
  #othersChoose(world: State): State {
    const game = this.#game;
    const thought = this.#thought;
    const buffer = this.#buffer;
    for (let seat = 0; seat < this.#choices.length; seat++) if (seat !== this.#me) game.retract(world, seat);
    const others = game.toAct(world) & ~(1 << this.#me);
    if (others === 0) return world;
    const state = game.clone(world);
    this.#restart(0);
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      const seat = lowest(rest);
      if (!includes(game.toAct(state), seat)) return world;
      const count = game.legal(state, seat, buffer);
      const chance = this.#choicesOf(seat);
      let index = 0;
      if (count > 1)
        index =
          thought.reply === undefined
            ? thought.policy(state, seat, buffer, count, chance)
            : thought.reply(state, seat, buffer, count, chance);
      game.apply(state, seat, buffer[index] as Move, this.#deals);
    }
    return this.#sameMoment(world, state) ? state : world;
  }

  /** Whether I still have the same to choose from. It may be my move again after the moment has passed, with other moves. */
  #sameMoment(before: State, after: State): boolean {
    const game = this.#game;
    const buffer = this.#buffer;
    if (!includes(game.toAct(after), this.#me)) return false;
    const count = game.legal(before, this.#me, buffer);
    const afterwards = this.#afterwards;
    const same = game.legal(after, this.#me, afterwards) === count;
    for (let i = 0; i < count; i++) {
      // Mostly the list is the same, in the same order: then nothing has to be looked up.
      if (same && afterwards[i] === buffer[i]) continue;
      if (game.refuse(after, this.#me, buffer[i] as Move) !== null) return false;
    }
    return true;
  }
}
