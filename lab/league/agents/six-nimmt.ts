import type { Bot } from '@bullpen/bots';
import { type Knowledge, searcher, type Thought } from '@bullpen/bots/search';
import { type Ground, groundOf } from '@bullpen/bots/six-nimmt/ground';
import { Habit, type Model, modelFor, read, worthOf } from '@bullpen/bots/six-nimmt/model';
import { cheapestRow, lastRounds } from '@bullpen/bots/six-nimmt/rollout';
import { knowledgeOf } from '@bullpen/bots/six-nimmt/strong';
import { bestOf } from '@bullpen/bots/ties';
import { at, type Chance, last, type Move, type MoveBuffer, type Seat } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { HAND, heads, Phase, rowOf, type SixView, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { weightsOfStrong01 } from './six-nimmt-0.1.ts';

function takeCheapest({ rows }: SixView, moves: readonly Move[], chance: Chance): Move {
  const cost = (move: Move): number => at(rows, rowOf(move)).reduce((sum, card) => sum + heads(card), 0);
  return bestOf(moves, (move) => -cost(move), chance);
}

/** Lays the card that it likes best, takes the cheapest row, and drafts at random. */
const style = (name: string, liking: (view: SixView, card: number) => number): Bot<SixView> => ({
  name,
  choose(view, moves, chance) {
    if (view.phase === 'draft') return at(moves, chance.below(moves.length));
    if (view.phase === 'row') return takeCheapest(view, moves, chance);
    return bestOf(moves, (card) => liking(view, card), chance);
  },
});

/** The gap to the row that a card goes to; for a card that is too low, the widest. */
function gap({ rows }: SixView, card: number): number {
  const below = rows.map(last).filter((end) => end < card);
  return below.length === 0 ? Number.POSITIVE_INFINITY : card - Math.max(...below);
}

/**
 * A plain Monte Carlo search: hands are dealt at random, all play on by one policy to the end of the round, and the card with
 * the fewest own heads is laid. Without a habit all cards are equally likely.
 */
class FlatThought implements Thought<State> {
  readonly #habit: Habit | null;
  readonly #ground: Ground;
  readonly #me: Seat;
  readonly world: (chance: Chance) => State;

  constructor(view: SixView, habit: Habit | null) {
    this.#habit = habit;
    this.#ground = groundOf(view);
    this.#me = view.viewer;
    this.world = lastRounds(view);
  }

  policy(state: State, _seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number {
    if (state.phase === Phase.row) return cheapestRow(state, chance);
    if (state.phase === Phase.draft || this.#habit === null) return chance.below(count);
    return this.#habit.pick(this.#ground, state.rows, buffer, count, chance);
  }

  ended(): boolean {
    return false;
  }

  value(state: State): number {
    return -state.total(this.#me);
  }
}

/** A plain search in which everybody lays cards by this habit. */
export const flatWith = (name: string, habitFor: (seats: number) => Habit | null): Bot<SixView> => {
  const knowledge: Knowledge<State, SixView> = {
    game: sixNimmt,
    think: (view) => new FlatThought(view, habitFor(view.seats)),
  };
  return searcher(name, knowledge);
};

/** What `strong` of version 0.1 knew. */
function modelOf01(): Model {
  const { mcs, strong, worth } = weightsOfStrong01;
  const habit = new Habit(strong.map(read));
  return {
    kinds: [null, new Habit(mcs.map(read)), habit],
    prior: [0.08, 0.46, 0.46],
    alike: [],
    strong: habit,
    flat: habit,
    worth: worthOf(worth),
    drift: Float64Array.from({ length: HAND + 1 }, (_, left) => 3 + 0.75 * left),
    heads: 0,
  };
}

let known01: Model | undefined;

/** Takes everybody for a `strong` bot. */
const mirrored = (seats: number): Model => {
  const model = modelFor(seats);
  return { ...model, kinds: [model.strong], prior: [1], alike: [] };
};

export const sixNimmtAgents: Readonly<Record<string, Bot<SixView>>> = {
  lowest: style('lowest', (_, card) => -card),
  highest: style('highest', (_, card) => card),
  closest: style('closest', (view, card) => -gap(view, card)),
  generic: flatWith('generic', () => null),
  flat: flatWith('flat', (seats) => modelFor(seats).flat),
  'strong-0.1': searcher(
    'strong-0.1',
    knowledgeOf(() => {
      known01 ??= modelOf01();
      return known01;
    }),
  ),
  exploiter: searcher('exploiter', knowledgeOf(mirrored)),
};
