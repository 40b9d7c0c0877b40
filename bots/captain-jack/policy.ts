import type { Chance, Move, MoveBuffer, Seat } from '@bullpen/engine';
import {
  BLANK,
  ELEVEN,
  holds,
  isBlank,
  JACK,
  lengthOf,
  NO_CARDS,
  opens,
  Phase,
  pileIn,
  pileOf,
  placedKind,
  recipientOf,
  type State,
  worthOf,
} from '@bullpen/games/captain-jack/internals.ts';
import { Best } from '../ties.ts';
import type { Counted } from './counting.ts';

// All in cards. Found by play of the rules against themselves, after a fit to what the searcher thought of moves.
/** What it costs not to have a Blank or a Jack any more. */
const BLANK_KEPT = 1.4;
const JACK_KEPT = 1.3;
/** High cards find a place less easily: what it is worth to be rid of each point. */
const RID = 0.2;
/** To hold what will bring the pile to eleven. */
const IN_STORE = 0.6;
/** A pile that is left as it is may be changed by others first, so its danger counts for less than that of mine. */
const DANGER = 1.1;
const RELIEF = 0.7;
/** What it is worth that another seat takes a card, by the number of seats. */
const GIFTS: readonly number[] = [0, 0, 1.1, 0.6, 0.45, 0.4, 0.35];
const giftAt = (seats: number): number => GIFTS[seats] ?? 0;

/**
 * Rules of thumb, as one sum in cards: what a move takes or gives at once, how likely it is that the pile it leaves comes back
 * to this seat, and what the card played would have been worth in the hand. It looks at the seat's own hand and at what is
 * public only. Gives the index of the best of the moves in the buffer; chance decides between equals.
 */
export function bestByThumb(
  state: State,
  seat: Seat,
  moves: MoveBuffer | readonly Move[],
  count: number,
  counted: Counted,
  chance: Chance,
): number {
  const best = new Best(chance);
  for (let i = 0; i < count; i++) best.offer(i, worthOfMove(state, seat, moves[i] as Move, counted));
  return best.pick;
}

function worthOfMove(state: State, seat: Seat, move: Move, counted: Counted): number {
  if (state.phase === Phase.give) return giving(state, move);
  return state.phase === Phase.answer ? answering(state, move) : placing(state, seat, move, counted);
}

/** C7, C10: the pile goes to the seat with the fewest cards. */
function giving(state: State, move: Move): number {
  const to = recipientOf(move);
  return -(state.total(to) + state.taken(to));
}

/** C11: a Blank saves me from the pile, if it was meant for me, and gives it to the seat that placed the Jack. */
function answering(state: State, move: Move): number {
  const { at, match } = state;
  if (!isBlank(move)) return 0;
  const cards = lengthOf(pileIn(state, at));
  return giftAt(match.seats) * (cards + 1) + cards / (match.seats - 1) - BLANK_KEPT;
}

function placing(state: State, seat: Seat, move: Move, counted: Counted): number {
  const { match } = state;
  const kind = placedKind(move);
  const pile = opens(move) ? NO_CARDS : pileIn(state, pileOf(move));
  const cards = lengthOf(pile) + 1;
  const value = worthOf(pile);
  const gift = giftAt(match.seats);
  const relief = RELIEF * danger(value, cards - 1, match.seats, counted);
  if (kind === BLANK) return relief - BLANK_KEPT;
  if (kind === JACK)
    return relief + (1 - counted.answer) * gift * cards - counted.answer * (cards + 1) - JACK_KEPT;
  const sum = value + kind;
  const rid = RID * kind;
  if (sum === ELEVEN) return relief + rid + gift * cards;
  if (sum > ELEVEN) return relief + rid - cards;
  const later = holds(state, seat, ELEVEN - sum) ? IN_STORE : 0;
  return relief + rid + later - DANGER * danger(sum, cards, match.seats, counted);
}

/** C7: how many cards I may expect from a pile that somebody else can bring to eleven before my next turn. */
function danger(value: number, cards: number, seats: number, { withOthers }: Counted): number {
  const missing = ELEVEN - value;
  return missing >= JACK ? 0 : ((withOthers[missing] ?? 0) * cards) / (seats - 1);
}
