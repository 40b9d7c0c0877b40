import { includes, type Move, type MoveBuffer, type Refusal, type Seat, type Seats } from '@bullpen/engine';
import { cardIn, holds } from './hand.ts';
import { BLANK, JACK } from './material.ts';
import {
  blankMove,
  giveMove,
  isBlank,
  isGive,
  isPass,
  isPlace,
  openMove,
  opens,
  passMove,
  pileOf,
  placedKind,
  placeMove,
  recipientOf,
} from './moves.ts';
import { liesOnTop, pileIn, topOf } from './piles.ts';
import { Phase, type State } from './state.ts';

export const toAct = (state: State): Seats => state.acting;

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  if (state.phase === Phase.place) return legalPlaces(state, seat, into);
  return state.phase === Phase.answer ? legalAnswers(state, seat, into) : legalGifts(state, seat, into);
}

/** C4, C5, C6: each kind of the hand, on each pile with another top, or as a new pile. */
function legalPlaces(state: State, seat: Seat, into: MoveBuffer): number {
  const { piles } = state;
  const size = state.size(seat);
  let count = 0;
  for (let i = 0; i < size; i++) {
    const kind = cardIn(state, seat, i);
    // Equal cards make one move: the first of them stands for all.
    let first = 0;
    while (cardIn(state, seat, first) !== kind) first++;
    if (first < i) continue;
    let opening = piles === 0;
    for (let pile = 0; pile < piles; pile++) {
      if (topOf(pileIn(state, pile)) === kind) opening = true;
      else into[count++] = placeMove(kind, pile);
    }
    if (opening) into[count++] = openMove(kind);
  }
  return count;
}

/** C11, C12: a seat that holds a Blank may place it; everybody may let the Jack pass. */
function legalAnswers(state: State, seat: Seat, into: MoveBuffer): number {
  into[0] = passMove();
  if (!holds(state, seat, BLANK)) return 1;
  into[1] = blankMove();
  return 2;
}

/** C7: any other seat, also one that holds no card. */
function legalGifts({ match }: State, seat: Seat, into: MoveBuffer): number {
  let count = 0;
  for (let to = 0; to < match.seats; to++) if (to !== seat) into[count++] = giveMove(to);
  return count;
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase === Phase.over) return { code: 'match-over', rule: 'C15' };
  if (seat < 0 || seat >= state.match.seats) return { code: 'no-such-seat', rule: null };
  if (isPlace(move)) return refusePlace(state, seat, move);
  if (isGive(move)) return refuseGift(state, seat, recipientOf(move));
  if (isBlank(move) || isPass(move)) return refuseAnswer(state, seat, move);
  return { code: 'notation', rule: null };
}

function refusePlace(state: State, seat: Seat, move: Move): Refusal | null {
  const { phase, piles } = state;
  if (phase === Phase.answer) return { code: 'answer-first', rule: 'C12' };
  if (phase === Phase.give) return { code: 'give-first', rule: stakeRule(state) };
  if (seat !== state.turn) return { code: 'not-your-turn', rule: 'C3' };
  const kind = placedKind(move);
  if (!holds(state, seat, kind)) return { code: 'not-in-hand', rule: 'C4' };
  if (opens(move)) return piles === 0 || liesOnTop(state, kind) ? null : { code: 'no-split', rule: 'C6' };
  if (pileOf(move) >= piles) return { code: 'no-such-pile', rule: 'C4' };
  return topOf(pileIn(state, pileOf(move))) === kind ? { code: 'split', rule: 'C5' } : null;
}

function refuseGift(state: State, seat: Seat, to: Seat): Refusal | null {
  if (state.phase === Phase.answer) return { code: 'answer-first', rule: 'C12' };
  if (state.phase === Phase.place) return { code: 'nothing-to-give', rule: 'C7' };
  if (seat !== state.turn) return { code: 'not-your-turn', rule: stakeRule(state) };
  return to === seat || to >= state.match.seats ? { code: 'no-other-seat', rule: stakeRule(state) } : null;
}

/** Until the last check all that is asked here is public; that one asks the seat's own hand. */
function refuseAnswer(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase !== Phase.answer) return { code: 'no-window', rule: 'C12' };
  if (seat === state.turn) return { code: 'own-jack', rule: 'C11' };
  if (!includes(state.holding, seat)) return { code: 'no-cards', rule: 'C12' };
  if (!includes(state.acting, seat)) return { code: 'already-passed', rule: 'C12' };
  return isPass(move) || holds(state, seat, BLANK) ? null : { code: 'no-blank', rule: 'C11' };
}

/** The rule by which a pile is to be given away: it came to eleven by a number or by a Jack. */
const stakeRule = (state: State): string => (topOf(pileIn(state, state.at)) === JACK ? 'C10' : 'C7');

/** C12: in an open window silence is a pass, whatever the seat holds. */
export const silence = (state: State, seat: Seat): { seconds: number; move: Move } | null =>
  state.phase === Phase.answer && includes(state.acting, seat)
    ? { seconds: state.match.options.answerSeconds, move: passMove() }
    : null;
