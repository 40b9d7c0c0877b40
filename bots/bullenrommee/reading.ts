import type { Seat } from '@bullpen/engine';
import {
  additionsIn,
  countIn,
  firstIn,
  keptAt,
  lengthOf,
  ownerOf,
  type Room,
  readHand as readHandOf,
  roomsOf,
  type State,
  swapsIn,
} from '@bullpen/games/bullenrommee/internals.ts';
import { CARDS, heads } from '@bullpen/games/ox-cards';

/*
 * What a seat reads off its own hand and the table, written into the arrays below before every use. It looks at nothing
 * that the seat does not know.
 */

/** Meadows that a number may fit into. */
export const Fit = { own: 1, other: 2 } as const;

const fits = new Uint8Array(CARDS + 1);

/** Which meadows this number fits into. */
export const fitOf = (card: number): number => fits[card] ?? 0;

const held = new Uint8Array(CARDS + 1);

/** 1 if the seat holds this number, else 0. */
export const heldOf = (card: number): number => held[card] ?? 0;

const hand = new Uint8Array(CARDS + 1);
let size = 0;

/** The number cards of the hand that was read, in rising order. */
export const handCard = (i: number): number => hand[i] ?? 0;
export const handLength = (): number => size;

/** The number on the ring: 1 comes after 100. */
export const onRing = (n: number): number => (n > CARDS ? n - CARDS : n < 1 ? n + CARDS : n);

export function readTable(state: State, seat: Seat): void {
  fits.fill(0);
  for (let meadow = 0; meadow < state.meadows; meadow++) {
    const rooms = roomsOf(state, meadow);
    const length = lengthOf(state, meadow);
    const where = ownerOf(state, meadow) === seat ? Fit.own : Fit.other;
    for (let place = 0; place <= length; place++) {
      const kept = keptAt(state, rooms, place);
      note(additionsIn(kept), where);
      note(swapsIn(kept), where);
    }
  }
}

function note(fitting: Room, where: number): void {
  const first = firstIn(fitting);
  for (let i = countIn(fitting) - 1; i >= 0; i--) {
    const card = onRing(first + i);
    fits[card] = fitOf(card) | where;
  }
}

export function readHand(state: State, seat: Seat): void {
  size = readHandOf(state, seat, held, hand);
}

/**
 * The heads that lie ready in the hand: those of runs of three or more, and of runs that fit a meadow of the seat's own. A
 * run is cards that could lie side by side in a meadow.
 */
export function readyHeads(): number {
  let ready = 0;
  let sum = 0;
  let fit = 0;
  let length = 0;
  for (let i = 0; i < size; i++) {
    const card = hand[i] ?? 0;
    sum += heads(card);
    fit |= fitOf(card) & Fit.own;
    length++;
    if (i + 1 < size && (hand[i + 1] ?? 0) - card <= 2) continue;
    if (length >= 3 || fit !== 0) ready += sum;
    sum = 0;
    fit = 0;
    length = 0;
  }
  return ready;
}
