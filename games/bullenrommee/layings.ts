import { deckCard, type MoveBuffer, type Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { readHand } from './cards.ts';
import { JOKER, STEP } from './material.ts';
import { countIn, firstIn } from './meadow.ts';
import { additionsIn, endSpot, firstSpot, jokerFitsAt, keptAt, roomsOf, swapsIn } from './meadows.ts';
import { addMove, layMove, swapMove } from './moves.ts';
import type { State } from './state.ts';

/** Over one joker, numbers differ by at most this (B16). */
const FAR: number = 2 * STEP;

// Which numbers the seat holds, where 1 to 4 stand again after 100; and a list of them. Written before every use.
const held = new Uint8Array(CARDS + FAR + 1);
const hand = new Uint8Array(CARDS + 1);

const number = (n: number): number => (n > CARDS ? n - CARDS : n);

/** Writes every step that lays a card (B8) and says how many there are. */
export function layings(state: State, seat: Seat, into: MoveBuffer): number {
  const jokers = state.jokers(seat);
  const count = newMeadows(findHand(state, seat), jokers, into);
  // B9, B10: other steps need a meadow of one's own.
  return state.owned(seat) === 0 ? count : additions(state, jokers, into, count);
}

/** Finds the numbers that the seat holds, and says how many. */
const findHand = (state: State, seat: Seat): number => {
  const size = readHand(state, seat, held, hand);
  for (let card = 1; card <= FAR; card++) held[CARDS + card] = deckCard(held, card);
  return size;
};

/** B12, B15: three cards by their lowest number. Over one joker, numbers differ by 2 to 4 (B16). */
const newMeadows = (size: number, jokers: number, into: MoveBuffer): number => {
  let count = 0;
  for (let i = 0; i < size; i++) {
    const a = deckCard(hand, i);
    for (let b = a + 1; b <= a + STEP; b++) {
      if (held[b] === 0) continue;
      for (let c = b + 1; c <= b + STEP; c++)
        if (held[c] !== 0) into[count++] = layMove(a, number(b), number(c));
      if (jokers === 0) continue;
      into[count++] = layMove(JOKER, a, number(b));
      into[count++] = layMove(a, number(b), JOKER);
    }
    if (jokers === 0) continue;
    for (let c = a + 2; c <= a + FAR; c++) if (held[c] !== 0) into[count++] = layMove(a, JOKER, number(c));
    if (jokers > 1) into[count++] = layMove(JOKER, a, JOKER);
  }
  return count;
};

/** B13, B17: cards put into a meadow, and cards put in a joker's place. */
const additions = (state: State, jokers: number, into: MoveBuffer, before: number): number => {
  const { meadows } = state;
  let count = before;
  for (let meadow = 0; meadow < meadows; meadow++) {
    const first = firstSpot(state, meadow);
    const end = endSpot(state, meadow);
    const rooms = roomsOf(state, meadow);
    for (let place = 0; place <= end - first; place++) {
      const kept = keptAt(state, rooms, place);
      // A joker's room is no wider than that of the numbers which might lie there.
      if (kept === 0) continue;
      const fitting = additionsIn(kept);
      const low = firstIn(fitting);
      for (let n = low; n < low + countIn(fitting); n++)
        if (held[n] !== 0) into[count++] = addMove(number(n), meadow, place);
      if (jokers > 0 && jokerFitsAt(state, first, end, first + place))
        into[count++] = addMove(JOKER, meadow, place);
      const instead = swapsIn(kept);
      const lowest = firstIn(instead);
      for (let n = lowest; n < lowest + countIn(instead); n++)
        if (held[n] !== 0) into[count++] = swapMove(number(n), meadow, place);
    }
  }
  return count;
};
