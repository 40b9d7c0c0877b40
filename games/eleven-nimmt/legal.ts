import { includes, type Move, type MoveBuffer, type Refusal, type Seat, type Seats } from '@bullpen/engine';
import { gives, mostBulls } from './bulls.ts';
import { REACH } from './material.ts';
import {
  bullMove,
  cardOf,
  DONE,
  isBull,
  isPlay,
  isTake,
  pileOf,
  playMove,
  seatOf,
  takeMove,
} from './moves.ts';
import { after, before, distance } from './ring.ts';
import { following, has, lowestBit } from './sets.ts';
import { bullsAt, climbOf, handAt, Phase, pileAt, type State, topOf } from './state.ts';

// Copied, so that the engine can fold it into the code.
const LIMIT: number = REACH;
const scratch = new Int32Array(64);

export const toAct = (state: State): Seats => state.acting;

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  if (state.phase === Phase.bull) return legalBulls(state, seat, into);
  const { cells, piles } = state;
  const hand = handAt(seat);
  const more = morePiles(state, seat);
  let found = 0;
  for (let i = 0; i < piles; i++) {
    const pile = cells[pileAt(i)]!;
    const cards = playable(cells, hand, pile, more);
    scratch[found] = (cards << 16) | (topOf(pile) << 8) | i;
    found += -cards >>> 31;
  }
  let count = 0;
  for (let j = 0; j < found; ) {
    const one = scratch[j]!;
    const cards = one >>> 16;
    into[count++] = playMove(after((one >> 8) & 0xff, lowestBit(cards) + 1), one & 0xff);
    const rest = cards & (cards - 1);
    scratch[j] = (rest << 16) | (one & 0xffff);
    j += (rest - 1) >>> 31;
  }
  if (state.used > 0) {
    into[count++] = DONE;
    return count;
  }
  for (let i = 0; i < piles; i++) into[count++] = takeMove(i);
  return count;
}

/** E11: whether the seat may play on a pile on which it has not played in this turn. */
const morePiles = ({ cells, used }: State, seat: Seat): boolean => used === 0 || used < cells[bullsAt(seat)]!;

/** E5, E11: which of the ten cards after a pile's top this hand may play on it: bit 0 is the card right after the top. */
function playable(cells: readonly number[], hand: number, pile: number, more: boolean): number {
  const climb = climbOf(pile);
  if (climb === 0 && !more) return 0;
  return following(cells, hand, topOf(pile), LIMIT - climb);
}

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

function refuseDone({ cells, used }: State, seat: Seat): Refusal | null {
  if (cells[bullsAt(seat)] === 0) return { code: 'no-bull-card', rule: 'E12' };
  return used === 0 ? { code: 'play-or-take', rule: 'E6' } : null;
}

function refuseTake({ piles, used }: State, pile: number): Refusal | null {
  if (used > 0) return { code: 'already-played', rule: 'E6' };
  return pile < piles ? null : { code: 'no-such-pile', rule: 'E6' };
}

function refusePlay(state: State, seat: Seat, card: number, i: number): Refusal | null {
  const { cells } = state;
  if (!has(cells, handAt(seat), card)) return { code: 'not-in-hand', rule: 'E5' };
  if (i >= state.piles) return { code: 'no-such-pile', rule: 'E5' };
  const pile = cells[pileAt(i)]!;
  const more = morePiles(state, seat);
  const step = distance(topOf(pile), card);
  if (step <= LIMIT && ((playable(cells, handAt(seat), pile, more) << 1) >> step) & 1) return null;
  const climb = climbOf(pile);
  if (climb === 0 && !more) return { code: 'too-many-piles', rule: 'E11' };
  const detail = { card, top: before(topOf(pile), climb) };
  return { code: 'does-not-follow', rule: climb === 0 ? 'E5' : 'E11', detail };
}
