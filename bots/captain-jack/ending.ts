import { lowest, type Move, type Seat } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import {
  cardIn,
  ELEVEN,
  isPlace,
  JACK,
  lengthOf,
  opens,
  Phase,
  pileIn,
  pileOf,
  placedKind,
  type State,
  topOf,
  worthOf,
} from '@bullpen/games/captain-jack/internals.ts';

/*
 * The end of a deal of Captain Jack for two, once the deck is empty: nothing is hidden or left to chance any more, so the rest is a
 * tree that can be searched to its end. The more cards one seat is ahead, the better for it, and as much the worse for the other.
 */

/** What has been found about a situation: the lead that the first seat can still gain is within these. */
interface Bounds {
  low: number;
  high: number;
}

/** Ends a search that takes too long. */
const TOO_LONG = new Error('the search has become too long');

/** Nothing that is left to chance: the deck is empty, and the match ends with the deal. */
const noChance = {
  below: (): number => 0,
  shuffle: (): void => {},
  roll: (): void => {},
};

/** More than all cards of the game. */
const MOST = 1000;

export class DealEndSolver {
  readonly #known = new Map<string, Bounds>();
  readonly #most: number;
  #nodes = 0;

  /** `most`: how many situations may be looked at. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * By how many cards seat 0 will be ahead at the end of the deal after each of these moves, if both play as well as they can; null
   * if that takes too long. The state must be one of two seats with an empty deck, in a match that ends with this deal.
   */
  leads(state: State, seat: Seat, moves: readonly Move[]): readonly number[] | null {
    try {
      return moves.map((move) => leadIn(state) + this.#gain(state, seat, move, -MOST, MOST));
    } catch (error) {
      if (error === TOO_LONG) return null;
      throw error;
    }
  }

  /** The lead that seat 0 gains from here by this move and by what follows. */
  #gain(state: State, seat: Seat, move: Move, low: number, high: number): number {
    const next = captainJack.clone(state);
    captainJack.apply(next, seat, move, noChance);
    const now = leadIn(next) - leadIn(state);
    return now + this.#rest(next, low - now, high - now);
  }

  /** The same for what follows, as far as it lies between the limits. */
  #rest(state: State, low: number, high: number): number {
    if (state.phase === Phase.over) return 0;
    const key = keyOf(state);
    const known = this.#known.get(key) ?? { low: -MOST, high: MOST };
    if (known.low >= high || known.low === known.high) return known.low;
    if (known.high <= low) return known.high;
    if (++this.#nodes > this.#most) throw TOO_LONG;
    const value = this.#search(state, low, high);
    if (value > low) known.low = value;
    if (value < high) known.high = value;
    this.#known.set(key, known);
    return value;
  }

  #search(state: State, low: number, high: number): number {
    const seat = lowest(state.acting);
    const sign = seat === 0 ? 1 : -1;
    let [alpha, beta] = [low, high];
    let best = -sign * MOST;
    for (const move of differentMoves(state, seat)) {
      const value = this.#gain(state, seat, move, alpha, beta);
      if (sign * value > sign * best) best = value;
      if (seat === 0) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }
}

/** By how many cards seat 0 is ahead: the fewest win (C16). At the end of the match those of this deal are in the total. */
function leadIn(state: State): number {
  const cards = (seat: Seat): number =>
    state.total(seat) + (state.phase === Phase.over ? 0 : state.taken(seat));
  return cards(1) - cards(0);
}

/** All that matters of a pile: piles that are alike in this are alike to the rules. */
const likeness = (state: State, pile: number): number => {
  const packed = pileIn(state, pile);
  return (lengthOf(packed) << 8) | (topOf(packed) << 4) | worthOf(packed);
};

const moveBuffer = new Int32Array(captainJack.maxMoves);

/** The legal moves, without those that do the same as another one; those that are mostly good come first. */
function differentMoves(state: State, seat: Seat): Move[] {
  const count = captainJack.legal(state, seat, moveBuffer);
  const moves = [...moveBuffer.subarray(0, count)] as Move[];
  if (state.phase !== Phase.place) return moves;
  const byEffect = new Map<number, { move: Move; rank: number }>();
  for (const move of moves) {
    const pile = opens(move) ? 0 : likeness(state, pileOf(move));
    byEffect.set((placedKind(move) << 20) | pile, { move, rank: rankOf(state, move) });
  }
  return [...byEffect.values()].sort((a, b) => a.rank - b.rank).map(({ move }) => move);
}

/** C7: an eleven first, a bust last, and in between the cards that leave the most room. */
function rankOf(state: State, move: Move): number {
  const kind = placedKind(move);
  if (!isPlace(move) || kind > JACK) return 0;
  const value = kind === JACK ? ELEVEN : kind + (opens(move) ? 0 : worthOf(pileIn(state, pileOf(move))));
  return value === ELEVEN ? -1 : value;
}

/** Hands, piles and the moment; not what has been taken. */
function keyOf(state: State): string {
  const hands = [0, 1].map((seat) =>
    Array.from({ length: state.size(seat) }, (_, i) => cardIn(state, seat, i)).sort(byNumber),
  );
  const piles = Array.from({ length: state.piles }, (_, i) => likeness(state, i));
  const stake = state.phase === Phase.place ? 0 : likeness(state, state.at);
  return [
    state.phase,
    state.turn,
    stake,
    ...hands.map((hand) => hand.join()),
    piles.sort(byNumber).join(),
  ].join('/');
}

const byNumber = (a: number, b: number): number => a - b;
