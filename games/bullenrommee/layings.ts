import type { MoveBuffer, Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { JOKER, STEP } from './material.ts';
import { countIn, firstIn, jokerFits, room } from './meadow.ts';
import { addMove, layMove, swapMove } from './moves.ts';
import { endOf, jokersAt, ownedAt, type State, startOf, Where, whereOf } from './state.ts';

// Copies that the engine folds into the code.
const LAST: number = CARDS;
const FAR: number = 2 * STEP;
const HAND: number = Where.hand;

// Which numbers the seat holds, where 1 to 4 stand again after 100; and a list of them. Written anew before every use.
const held = new Uint8Array(LAST + FAR + 1);
const hand = new Uint8Array(LAST + 1);

const number = (n: number): number => (n > LAST ? n - LAST : n);

/** Writes every step that lays a card (B8) and says how many there are. */
export function layings(state: State, seat: Seat, into: MoveBuffer): number {
  const { cells } = state;
  const jokers = cells[jokersAt(seat)]!;
  const count = newMeadows(findHand(cells, HAND + seat), jokers, into);
  // B9, B10: other steps need a meadow of one's own.
  return cells[ownedAt(seat)] === 0 ? count : additions(state, jokers, into, count);
}

/** Without a branch that depends on the cards. */
function findHand(cells: readonly number[], place: number): number {
  let size = 0;
  for (let card = 1; card <= LAST; card++) {
    const isHeld = whereOf(cells[card]!) === place ? 1 : 0;
    held[card] = isHeld;
    hand[size] = card;
    size += isHeld;
  }
  for (let card = 1; card <= FAR; card++) held[LAST + card] = held[card]!;
  return size;
}

/** B12, B15: three cards by their lowest number. Over one joker, numbers differ by 2 to 4 (B16). */
function newMeadows(size: number, jokers: number, into: MoveBuffer): number {
  let count = 0;
  for (let i = 0; i < size; i++) {
    const a = hand[i]!;
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
}

/** B13, B17: cards put into a meadow, and cards put in a joker's place. */
function additions(state: State, jokers: number, into: MoveBuffer, before: number): number {
  const { cells, meadows } = state;
  let count = before;
  for (let meadow = 0; meadow < meadows; meadow++) {
    const start = startOf(state, meadow);
    const end = endOf(state, meadow);
    for (let at = start; at <= end; at++) {
      const place = at - start;
      // Nothing fits between 16 and 17: a shortcut, since that is how most neighbours are.
      if (at > start && at < end && cells[at - 1] !== JOKER && cells[at] === cells[at - 1]! + 1) continue;
      const fitting = room(cells, start, end, at - 1, at);
      const first = firstIn(fitting);
      for (let n = first; n < first + countIn(fitting); n++)
        if (held[n] !== 0) into[count++] = addMove(number(n), meadow, place);
      if (jokers > 0 && jokerFits(cells, start, end, at - 1, at))
        into[count++] = addMove(JOKER, meadow, place);
      if (at === end || cells[at] !== JOKER) continue;
      const instead = room(cells, start, end, at - 1, at + 1);
      const lowest = firstIn(instead);
      for (let n = lowest; n < lowest + countIn(instead); n++)
        if (held[n] !== 0) into[count++] = swapMove(number(n), meadow, place);
    }
  }
  return count;
}
