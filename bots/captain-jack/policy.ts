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
import { weights } from './weights.ts';

/** What the rules of thumb go by, all in cards. Learnt: sets of them played each other at all numbers of seats. */
export interface CaptainFigures {
  /** What it costs not to have a Blank or a Jack any more. */
  readonly blankKept: number;
  readonly jackKept: number;
  /** High cards find a place less easily: what it is worth to be rid of each point. */
  readonly rid: number;
  /** To hold what will bring the pile to eleven. */
  readonly inStore: number;
  /** A pile that is left as it is may be changed by others first, so its danger (`relief`) counts for less than that of mine. */
  readonly danger: number;
  readonly relief: number;
  /** What it is worth that another seat takes a card: in any company, and shared by all others. */
  readonly gift: number;
  readonly giftShared: number;
}

const giftAt = (seats: number, { gift, giftShared }: CaptainFigures): number =>
  gift + giftShared / (seats - 1);

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
  figures: CaptainFigures = weights,
): number {
  const best = new Best(chance);
  for (let i = 0; i < count; i++) best.offer(i, worthOfMove(state, seat, moves[i] as Move, counted, figures));
  return best.pick;
}

function worthOfMove(
  state: State,
  seat: Seat,
  move: Move,
  counted: Counted,
  figures: CaptainFigures,
): number {
  if (state.phase === Phase.give) return giving(state, move);
  return state.phase === Phase.answer
    ? answering(state, move, figures)
    : placing(state, seat, move, counted, figures);
}

/** C7, C10: the pile goes to the seat with the fewest cards. */
function giving(state: State, move: Move): number {
  const to = recipientOf(move);
  return -(state.total(to) + state.taken(to));
}

/** C11: a Blank saves me from the pile, if it was meant for me, and gives it to the seat that placed the Jack. */
function answering(state: State, move: Move, figures: CaptainFigures): number {
  const { at, match } = state;
  if (!isBlank(move)) return 0;
  const cards = lengthOf(pileIn(state, at));
  return giftAt(match.seats, figures) * (cards + 1) + cards / (match.seats - 1) - figures.blankKept;
}

function placing(state: State, seat: Seat, move: Move, counted: Counted, figures: CaptainFigures): number {
  const { match } = state;
  const kind = placedKind(move);
  const pile = opens(move) ? NO_CARDS : pileIn(state, pileOf(move));
  const cards = lengthOf(pile) + 1;
  const value = worthOf(pile);
  const gift = giftAt(match.seats, figures);
  const relief = figures.relief * danger(value, cards - 1, match.seats, counted);
  if (kind === BLANK) return relief - figures.blankKept;
  if (kind === JACK)
    return relief + (1 - counted.answer) * gift * cards - counted.answer * (cards + 1) - figures.jackKept;
  const sum = value + kind;
  const rid = figures.rid * kind;
  if (sum === ELEVEN) return relief + rid + gift * cards;
  if (sum > ELEVEN) return relief + rid - cards;
  const later = holds(state, seat, ELEVEN - sum) ? figures.inStore : 0;
  return relief + rid + later - figures.danger * danger(sum, cards, match.seats, counted);
}

/** C7: how many cards I may expect from a pile that somebody else can bring to eleven before my next turn. */
function danger(value: number, cards: number, seats: number, { withOthers }: Counted): number {
  const missing = ELEVEN - value;
  return missing >= JACK ? 0 : ((withOthers[missing] ?? 0) * cards) / (seats - 1);
}
