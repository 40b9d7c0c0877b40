import { type Chance, type Move, type MoveBuffer, type Seat, zeros } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import {
  type BullenView,
  cardIn,
  lengthOf,
  MOST_MOVES,
  ownerOf,
  Phase,
  type State,
  worlds,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import type { Thought } from '../search.ts';
import { givenHeads, goesOut, readPlacing, takesLeft } from './placing.ts';
import { bestCard, bestTake, policy } from './policy.ts';
import { handCard, handLength } from './reading.ts';
import { leastCards } from './scores.ts';
import { standing } from './standing.ts';

/*
 * How everybody plays on in an imagined world. There are two kinds of players. One lays what is worth a turn; one holds back
 * until its whole hand goes at once. Which kind a seat is, is drawn for each world: the longer a seat has laid nothing, the more
 * likely it holds back. The viewer itself holds back until it has laid something.
 */

/** A seat that lays what it can is still without a meadow after each take with this chance. */
const STILL_NOTHING = 0.8;
/** A seat that has laid something holds back with this chance. */
const LAID = 0.15;
/** B18: nobody holds back any more when another seat has this few cards. */
const NEAR_OUT = 3;

/** B3: the number cards that are dealt to each seat. */
const HAND = 13;

/** After this many takes a playout stops, and who will go out first is guessed. */
const TAKES = 16;
/** By how many takes a guess is off, and how much more for each take that is left; seen in deals in which all hold back. */
const SPREAD = 0.6;
const SPREAD_PER_TAKE = 0.46;

const GRAIN = 1000;

const moves = new Int32Array(MOST_MOVES);

export class Playouts implements Thought<State> {
  readonly #view: BullenView;
  readonly #holding: number[];
  readonly #likely: readonly number[];
  /** Playouts go on until the stock has this many cards. */
  readonly #lastStock: number;
  #isOut = false;
  readonly #next: (chance: Chance) => State;

  constructor(view: BullenView) {
    this.#view = view;
    this.#holding = zeros(view.seats);
    this.#lastStock = view.stock - TAKES;
    this.#next = worlds(view);
    this.#likely = view.numbers.map((_, seat) => likelyHolding(view, seat));
  }

  world(chance: Chance): State {
    for (const [seat, likely] of this.#likely.entries())
      this.#holding[seat] = chance.below(GRAIN) < likely * GRAIN ? 1 : 0;
    return this.#next(chance);
  }

  /** The table and the hand were read just before, see `ended`. */
  policy(state: State, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number {
    return this.#holdsBack(state, seat)
      ? bestTake(buffer, count, chance)
      : policy(state, seat, buffer, count, chance);
  }

  /** The same without a list of moves for a seat that holds back: most of a list are cards to lay. */
  direct(state: State, seat: Seat, chance: Chance): Move {
    if (this.#holdsBack(state, seat)) return bestCard(state, chance);
    const count = bullenrommee.legal(state, seat, moves);
    return moves[count === 1 ? 0 : policy(state, seat, moves, count, chance)] as Move;
  }

  /** A seat that holds back ends the deal when its whole hand goes: it need not be laid card by card. */
  ended(state: State): boolean {
    if (state.deal !== this.#view.deal) return true;
    this.#isOut = this.#goesOut(state);
    return this.#isOut || (state.phase === Phase.turn && state.stock <= this.#lastStock);
  }

  value(state: State): number {
    const { viewer, options, deal } = this.#view;
    return this.expected(state, (totals) => standing(totals, viewer, options.deals - deal));
  }

  /** What is to be expected of the end of the deal, where this says what the totals are worth then. */
  expected(state: State, worth: (totals: readonly number[]) => number): number {
    if (state.deal !== this.#view.deal || state.phase === Phase.over) return worth(totalsOf(state));
    const prospects = prospectsOf(state);
    if (this.#isOut) return worth(totalsAfter(state, prospects, state.turn));
    let sum = 0;
    let weights = 0;
    prospects.forEach(({ chance }, seat) => {
      weights += chance;
      sum += chance * worth(totalsAfter(state, prospects, seat));
    });
    return sum / weights;
  }

  #goesOut(state: State): boolean {
    if (state.phase !== Phase.turn) return false;
    if (this.#holding[state.turn] === 0 && state.turn !== this.#view.viewer) return false;
    readPlacing(state, state.turn);
    return goesOut();
  }

  #holdsBack(state: State, seat: Seat): boolean {
    return (
      this.#holding[seat] === 1 &&
      state.phase === Phase.turn &&
      state.stock > 0 &&
      leastCards(state, seat) > NEAR_OUT
    );
  }
}

/** How likely a seat holds back. */
function likelyHolding({ viewer, meadows, numbers }: BullenView, seat: Seat): number {
  const hasLaid = meadows.some((meadow) => meadow.seat === seat);
  if (seat === viewer) return hasLaid ? 0 : 1;
  if (hasLaid) return LAID;
  const takes = Math.max(0, (numbers[seat] ?? 0) - HAND);
  return 1 / (1 + STILL_NOTHING ** takes);
}

/** What a seat has before it. */
interface Prospect {
  /** How likely it goes out before the others, as a weight. */
  readonly chance: number;
  /** The heads in its meadows and in its hand, and those of them that it gives to others when it goes out. */
  readonly laid: number;
  readonly held: number;
  readonly given: number;
}

const totalsOf = (state: State): number[] =>
  Array.from({ length: state.match.seats }, (_, seat) => state.total(seat));

function prospectsOf(state: State): Prospect[] {
  const { seats } = state.match;
  const laid = zeros(seats);
  for (let meadow = 0; meadow < state.meadows; meadow++) {
    const owner = ownerOf(state, meadow);
    for (let place = lengthOf(state, meadow) - 1; place >= 0; place--)
      laid[owner] = (laid[owner] ?? 0) + heads(cardIn(state, meadow, place));
  }
  const read = laid.map((mine, seat) => {
    readPlacing(state, seat);
    let held = 0;
    for (let i = 0; i < handLength(); i++) held += heads(handCard(i));
    // The sooner its turn comes, the better.
    const takes = takesLeft() + ((seat + seats - state.turn) % seats) / seats;
    return { takes, laid: mine, held, given: givenHeads() };
  });
  const mean = read.reduce((sum, { takes }) => sum + takes, 0) / seats;
  const spread = SPREAD + SPREAD_PER_TAKE * mean;
  return read.map((seat) => ({ ...seat, chance: Math.exp((mean - seat.takes) / spread) }));
}

/** B20: the totals if this seat goes out now. */
function totalsAfter(state: State, prospects: readonly Prospect[], out: Seat): number[] {
  const given = (prospects[out]?.given ?? 0) / (prospects.length - 1);
  return prospects.map(({ laid, held }, seat) => {
    const hand = seat === out ? held - given * (prospects.length - 1) : given - held;
    return state.total(seat) + laid + hand;
  });
}
