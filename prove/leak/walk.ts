import {
  at,
  type Chance,
  EVERYONE,
  type Event,
  type Game,
  legalMoves,
  type Match,
  type Seat,
  seeded,
  type Viewer,
  WATCHER,
} from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import { acting, type By, type Logged, next, type Table } from '@bullpen/table';
import type { Command } from '@bullpen/wire';
import { pick } from '../pick.ts';
import {
  answerDifference,
  type Difference,
  type Front,
  lookDifference,
  SERVER,
  type Stepped,
  type SteppedOn,
  stepDifference,
} from './front.ts';
import { BEGIN, startDaily, startSealed, startTable } from './tables.ts';
import { Tries } from './tries.ts';

/** How a seat chooses among its legal moves. */
export type Choose = (game: Game, table: Table, seat: Seat, chance: Chance) => string;

interface Leak extends Difference {
  readonly game: string;
  readonly seed: string;
  readonly seq: number;
  readonly viewer: Viewer;
}

/** What a walk has done. */
export interface Walked {
  moves: number;
  /** Pairs of worlds compared at rest, over a step, and by the answers to commands. */
  looks: number;
  steps: number;
  answers: number;
  /** Steps at which the imagined world showed something else, as it may: a card turned up is another one there. */
  parted: number;
  leak: Leak | null;
}

export interface WalkPlan {
  readonly game: Game;
  readonly match: Match;
  readonly seed: string;
  readonly choose?: Choose;
  readonly front?: Front;
  /** Ends after this many moves. */
  readonly most?: number;
  /** The match is the daily deal of its game, whatever `match` says. */
  readonly daily?: true;
  /** The table is one of a tournament in which others play the same deals. */
  readonly sealed?: true;
  /** Commands tried by each viewer at each step. */
  readonly tries?: number;
}

/**
 * Plays a match at a table of the server. Beside it goes, for each viewer, a second world in which all is otherwise that this
 * viewer cannot know. Whatever the server would send the viewer must be the same in both, to the byte, for as long as
 * the two look alike.
 */
export function walk(plan: WalkPlan): Walked {
  return new Walk(plan).run();
}

function startOf({ game, match, seed, daily, sealed }: WalkPlan): Stepped {
  if (daily) return startDaily(game.id as GameId, seed);
  return sealed ? startSealed(game.id as GameId, match, seed) : startTable(game, match, seed);
}

class Walk {
  readonly #plan: WalkPlan;
  readonly #front: Front;
  readonly #dreams: Chance;
  readonly #picks: Chance;
  readonly #tries: Tries;
  readonly #worlds = new Map<Viewer, Table>();
  readonly #done: Walked = { moves: 0, looks: 0, steps: 0, answers: 0, parted: 0, leak: null };
  #table: Table;
  #now = BEGIN;

  constructor(plan: WalkPlan) {
    this.#plan = plan;
    this.#front = plan.front ?? SERVER;
    this.#dreams = seeded(`${plan.seed} dreams`);
    this.#picks = seeded(`${plan.seed} picks`);
    this.#tries = new Tries(seeded(`${plan.seed} tries`), plan.tries ?? 4);
    this.#table = startOf(plan).table;
    for (let seat = 0; seat < this.#table.seats.length; seat++) this.#worlds.set(seat, this.#table);
    this.#worlds.set(WATCHER, this.#table);
  }

  run(): Walked {
    const most = this.#plan.most ?? Number.POSITIVE_INFINITY;
    this.#lookAll();
    while (this.#done.leak === null && this.#table.status === 'playing' && this.#done.moves < most) {
      this.#move();
      this.#lookAll();
    }
    if (this.#plan.daily || this.#plan.sealed) this.#lookForSecret();
    return this.#done;
  }

  /** Others are still to play the deal: a player who has finished it must not see what it is made from. */
  #lookForSecret(): void {
    const { secret } = this.#table;
    for (const viewer of this.#worlds.keys()) {
      const real = JSON.stringify(this.#front.snapshot(this.#table, viewer));
      this.#done.looks++;
      if (real.includes(secret))
        this.#found(viewer, { where: 'snapshot', real, imagined: real.replaceAll(secret, '(nothing)') });
    }
  }

  /** Imagines a new world for every viewer whose world has gone another way, and now and then for all; then compares. */
  #lookAll(): void {
    const { game, status } = this.#table;
    if (status === 'over') return;
    for (const [viewer, world] of this.#worlds) {
      const stale = world.seq !== this.#table.seq || world === this.#table || this.#dreams.below(8) === 0;
      const state = stale ? game.imagine(game.view(this.#table.state, viewer), this.#dreams) : world.state;
      const other = { ...this.#table, state };
      this.#worlds.set(viewer, other);
      this.#done.looks++;
      this.#found(viewer, lookDifference(this.#front, this.#table, other, viewer));
      for (const command of this.#tries.commands(this.#table, viewer)) this.#answer(viewer, other, command);
      if (this.#done.leak !== null) return;
    }
  }

  #answer(viewer: Viewer, world: Table, command: Command): void {
    this.#done.answers++;
    this.#found(viewer, answerDifference(this.#front, this.#table, world, viewer, command, this.#now));
  }

  #move(): void {
    const { game } = this.#table;
    const seats = acting(this.#table);
    const seat = pick(this.#picks, seats);
    const choose = this.#plan.choose ?? atRandom;
    const text = choose(game, this.#table, seat, this.#picks);
    this.#now += 1000 + this.#picks.below(5000);
    const real = this.#step(this.#table, seat, text);
    if (real === null) throw new Error(`${game.id}: legal move ${text} was refused`);
    this.#done.moves++;
    for (const [viewer, world] of this.#worlds) {
      const imagined = this.#stepAlike(viewer, world, seat, text, real);
      if (imagined === null) {
        this.#done.parted++;
        continue;
      }
      this.#done.steps++;
      this.#worlds.set(viewer, imagined.table);
      this.#found(viewer, stepDifference(this.#front, real, imagined, viewer));
    }
    this.#table = real.table;
  }

  /**
   * The same step in another world: an open move must be the same there; for a secret choice any will do. Null if the viewer
   * then sees something else, as it may.
   */
  #stepAlike(viewer: Viewer, world: Table, seat: Seat, text: string, real: Stepped): SteppedOn | null {
    const { game } = world;
    const secret = viewer !== seat && game.retract(game.clone(real.table.state), seat);
    const seen = ({ table, events }: Pick<Stepped, 'table' | 'events'>): string =>
      JSON.stringify([game.view(table.state, viewer), publicAtRoundEnd(events)]);
    const step = this.#step(world, seat, secret ? atRandom(game, world, seat, this.#dreams) : text);
    return step !== null && seen(step) === seen(real) ? step : null;
  }

  /** A move made by the server's own functions. */
  #step(table: Table, seat: Seat, move: string): SteppedOn | null {
    const command: Command = { id: `prove-move-${table.seq}`, do: 'move', move };
    const decision = this.#front.decide(table, seat, command, this.#now);
    if (!decision.ok) return null;
    const by: By = at(table.seats, seat).kind === 'bot' ? 'bot' : 'person';
    const entry =
      decision.value.entry.type === 'moved' ? { ...decision.value.entry, by } : decision.value.entry;
    const logged: Logged = { seq: table.seq + 1, command: command.id, entry };
    return { before: table, logged, ...next(table.id, table, logged, decision.value.played) };
  }

  #found(viewer: Viewer, difference: Difference | null): void {
    if (difference === null || this.#done.leak !== null) return;
    const { game, seed } = this.#plan;
    this.#done.leak = { game: game.id, seed, seq: this.#table.seq, viewer, ...difference };
  }
}

/** A view is of one round. What everybody was shown at the end of a round is in no view after it: it counts as seen too. */
const publicAtRoundEnd = (events: readonly Event[]): readonly Event[] =>
  events.some(({ name }) => name === 'round') ? events.filter(({ to }) => to === EVERYONE) : [];

const atRandom: Choose = (game, table, seat, chance) => {
  const legal = legalMoves(game, table.state, seat);
  return game.format(pick(chance, legal));
};
