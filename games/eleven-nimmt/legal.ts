import { includes, type Move, type MoveBuffer, type Refusal, type Seat, type Seats } from '@bullpen/engine';
import { gives, mostBulls } from './bulls.ts';
import { REACH } from './material.ts';
import { bullMove, cardOf, DONE, isBull, isPlay, isTake, pileOf, seatOf } from './moves.ts';
import { climbOf, listFurtherMoves, listMoves, playable, topOf } from './piles.ts';
import { before, distance } from './ring.ts';
import { has } from './sets.ts';
import { Phase, type State } from './state.ts';

// An imported name is looked up at every use; a constant of our own is folded into the code.
const BULL = Phase.bull;
const list = listMoves;
const listFurther = listFurtherMoves;

export const toAct = (state: State): Seats => state.acting;

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  if (state.phase === BULL) return legalBulls(state, seat, into);
  return morePiles(state, seat) ? list(state, seat, into) : listFurther(state, seat, into);
}

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
  const { cells } = state;
  if (!has(cells, state.handAt(seat), card)) return { code: 'not-in-hand', rule: 'E5' };
  if (i >= state.piles) return { code: 'no-such-pile', rule: 'E5' };
  const pile = cells[state.pileAt(i)]!;
  const climb = climbOf(pile);
  if (climb === 0 && !morePiles(state, seat)) return { code: 'too-many-piles', rule: 'E11' };
  const step = distance(topOf(pile), card);
  if (step <= REACH && (playable(cells, state.handAt(seat), pile) >> (step - 1)) & 1) return null;
  const detail = { card, top: before(topOf(pile), climb) };
  return { code: 'does-not-follow', rule: climb === 0 ? 'E5' : 'E11', detail };
}
