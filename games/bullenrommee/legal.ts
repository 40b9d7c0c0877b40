import { type Move, type MoveBuffer, only, type Refusal, type Seat, type Seats } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { isOpen } from './cards.ts';
import { holds } from './hand.ts';
import { layings } from './layings.ts';
import { JOKER, MOST_MOVES } from './material.ts';
import { contains, isMeadow } from './meadow.ts';
import { endSpot, firstSpot, isJoker, jokerFitsAt, roomAt, roomOfJoker } from './meadows.ts';
import {
  cardOf,
  DONE,
  DRAW,
  isMove,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
  PASS,
  placeOf,
  takeMove,
} from './moves.ts';
import { Phase, type State } from './state.ts';
import { isSupplyGone, openCard } from './supply.ts';

export const toAct = (state: State): Seats => (state.phase === Phase.over ? 0 : only(state.turn));

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  let count = layings(state, seat, into);
  if (state.phase === Phase.lay) {
    into[count++] = DONE;
    return count;
  }
  if (state.stock > 0) into[count++] = DRAW;
  for (let i = 0; i < state.open; i++) into[count++] = takeMove(openCard(state, i));
  // B7: no supply, and nothing to lay.
  if (count === 0) into[count++] = PASS;
  return count;
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  const { seats } = state.match;
  if (state.phase === Phase.over) return { code: 'match-over', rule: state.passes === seats ? 'B19' : 'B18' };
  if (seat < 0 || seat >= seats) return { code: 'no-such-seat', rule: null };
  if (!isMove(move)) return { code: 'notation', rule: null };
  if (seat !== state.turn) return { code: 'not-your-turn', rule: 'B4' };
  const kind = kindOf(move);
  if (kind === Kind.lay) return refuseLay(state, seat, laidOf(move, 0), laidOf(move, 1), laidOf(move, 2));
  if (kind !== Kind.plain) return refusePut(state, seat, move, kind === Kind.swap);
  if (move === DONE) return state.phase === Phase.lay ? null : { code: 'nothing-laid', rule: 'B11' };
  return move === PASS ? refusePass(state, seat) : refuseTake(state, move);
}

/** Taking; the move is the card's number, or DRAW for the stock. */
function refuseTake(state: State, move: number): Refusal | null {
  if (state.phase === Phase.lay) return { code: 'lay-or-take', rule: 'B5' };
  if (isSupplyGone(state)) return { code: 'supply-gone', rule: 'B7' };
  if (move === DRAW) return state.stock > 0 ? null : { code: 'stock-empty', rule: 'B6' };
  return isOpen(state, move) ? null : { code: 'not-open', rule: 'B6' };
}

const scratch = new Int32Array(MOST_MOVES);

function refusePass(state: State, seat: Seat): Refusal | null {
  if (state.phase === Phase.lay) return { code: 'say-done', rule: 'B11' };
  if (!isSupplyGone(state)) return { code: 'supply-left', rule: 'B7' };
  return layings(state, seat, scratch) === 0 ? null : { code: 'must-lay', rule: 'B7' };
}

function refuseLay(state: State, seat: Seat, a: number, b: number, c: number): Refusal | null {
  const jokers = (a === JOKER ? 1 : 0) + (b === JOKER ? 1 : 0) + (c === JOKER ? 1 : 0);
  if (jokers > state.jokers(seat)) return { code: 'not-in-hand', rule: 'B8' };
  for (const card of [a, b, c])
    if (card !== JOKER && !holds(state, seat, card)) return { code: 'not-in-hand', rule: 'B8' };
  if (b === JOKER && (a === JOKER || c === JOKER)) return { code: 'jokers-adjacent', rule: 'B15' };
  if (isMeadow(a, b, c)) return null;
  return { code: 'no-meadow', rule: jokers > 0 ? 'B16' : 'B12' };
}

/** An addition or a swap. */
function refusePut(state: State, seat: Seat, move: Move, swap: boolean): Refusal | null {
  const card = cardOf(move);
  const meadow = meadowOf(move);
  if (state.owned(seat) === 0) return { code: 'no-own-meadow', rule: swap ? 'B10' : 'B9' };
  if (!holds(state, seat, card)) return { code: 'not-in-hand', rule: 'B8' };
  if (meadow >= state.meadows) return { code: 'no-such-meadow', rule: 'B8' };
  const first = firstSpot(state, meadow);
  const end = endSpot(state, meadow);
  const spot = first + placeOf(move);
  if (swap && !isJoker(state, first, end, spot)) return { code: 'no-joker', rule: 'B17' };
  if (spot > end) return { code: 'no-such-place', rule: 'B13' };
  const fits = (span?: number): boolean => {
    if (card === JOKER) return jokerFitsAt(state, first, end, spot, span);
    return contains((swap ? roomOfJoker : roomAt)(state, first, end, spot, span), card);
  };
  if (fits()) return null;
  // It would fit if the row might run round onto itself.
  if (fits(2 * CARDS)) return { code: 'runs-round', rule: 'B12' };
  if (swap) return { code: 'does-not-fit', rule: 'B17' };
  if (isJoker(state, first, end, spot - 1) || isJoker(state, first, end, spot))
    return card === JOKER ? { code: 'jokers-adjacent', rule: 'B15' } : { code: 'does-not-fit', rule: 'B16' };
  return { code: 'does-not-fit', rule: 'B13' };
}
