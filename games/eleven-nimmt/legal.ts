import {
  type Chance,
  includes,
  type Move,
  type MoveBuffer,
  type Refusal,
  type Seat,
  type Seats,
} from '@bullpen/engine';
import { gives, mostBulls } from './bulls.ts';
import { holds } from './hand.ts';
import { MAX_MOVES } from './material.ts';
import { bullMove, cardOf, DONE, isBull, isPlay, isTake, pileOf, seatOf } from './moves.ts';
import { beganWith, isUntouched, mayFollow, pileIn } from './piles.ts';
import { anyTurnMove, listFurtherMoves, listMoves } from './plays.ts';
import { Phase, type State } from './state.ts';

export const toAct = (state: State): Seats => state.acting;

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  if (state.phase === Phase.bull) return legalBulls(state, seat, into);
  return morePiles(state, seat) ? listMoves(state, seat, into) : listFurtherMoves(state, seat, into);
}

/** The same without a list, where that would be long. */
export function anyMove(state: State, seat: Seat, chance: Chance): Move {
  if (state.phase === Phase.turn && morePiles(state, seat)) return anyTurnMove(state, seat, chance);
  return few[chance.below(legal(state, seat, few))] as Move;
}

// The moves of a seat that may not play on any pile.
const few = new Int32Array(MAX_MOVES);

/** E11: whether the seat may play on a pile on which it has not played in this turn. */
const morePiles = (state: State, seat: Seat): boolean => state.used === 0 || state.used < state.bulls(seat);

/** E10: the other seats that hold most. */
function legalBulls(state: State, taker: Seat, into: MoveBuffer): number {
  const most = mostBulls(state);
  let count = 0;
  for (let seat = 0; seat < state.match.seats; seat++)
    if (gives(state, taker, seat, most)) into[count++] = bullMove(seat);
  return count;
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase === Phase.over) return { code: 'match-over', rule: 'E15' };
  if (seat < 0 || seat >= state.match.seats) return { code: 'no-such-seat', rule: null };
  if (!isPlay(move) && !isTake(move) && !isBull(move) && move !== DONE)
    return { code: 'notation', rule: null };
  if (!includes(state.acting, seat)) return { code: 'not-your-turn', rule: 'E4' };
  if (state.phase === Phase.bull) {
    if (!isBull(move)) return { code: 'bull-first', rule: 'E10' };
    const leads = gives(state, seat, seatOf(move), mostBulls(state));
    return leads ? null : { code: 'not-most-bulls', rule: 'E10' };
  }
  if (isBull(move)) return { code: 'no-bull-to-choose', rule: 'E10' };
  if (move === DONE) return refuseDone(state, seat);
  return isTake(move) ? refuseTake(state, pileOf(move)) : refusePlay(state, seat, cardOf(move), pileOf(move));
}

function refuseDone(state: State, seat: Seat): Refusal | null {
  if (state.bulls(seat) === 0) return { code: 'no-bull-card', rule: 'E12' };
  return state.used === 0 ? { code: 'play-or-take', rule: 'E6' } : null;
}

function refuseTake({ piles, used }: State, pile: number): Refusal | null {
  if (used > 0) return { code: 'already-played', rule: 'E6' };
  return pile < piles ? null : { code: 'no-such-pile', rule: 'E6' };
}

function refusePlay(state: State, seat: Seat, card: number, i: number): Refusal | null {
  if (!holds(state, seat, card)) return { code: 'not-in-hand', rule: 'E5' };
  if (i >= state.piles) return { code: 'no-such-pile', rule: 'E5' };
  const pile = pileIn(state, i);
  if (isUntouched(pile) && !morePiles(state, seat)) return { code: 'too-many-piles', rule: 'E11' };
  if (mayFollow(state, seat, card, pile)) return null;
  const detail = { card, top: beganWith(pile) };
  return { code: 'does-not-follow', rule: isUntouched(pile) ? 'E5' : 'E11', detail };
}
