import { type ActionKind, type Move, type Seat, seatAfter, seatFrom } from '@bullpen/engine';
import { MAX_PILES, MAX_SEATS, REACH } from './material.ts';
import { bullMove, cardOf, DONE, isBull, isTake, pileOf, playMove, seatOf, takeMove } from './moves.ts';
import { pileIn, topOf } from './piles.ts';
import { after, distance } from './ring.ts';
import type { State } from './state.ts';

// A pile has an action for each of the ten cards that may follow its top, and one to take it.
const ON_PILE: number = REACH + 1;
const BULL: number = MAX_PILES * ON_PILE;
const END: number = BULL + MAX_SEATS;

export const actions: readonly ActionKind[] = [
  {
    name: 'pile',
    count: BULL,
    about: `${ON_PILE} for each pile: take it (E6), or play on it the card that comes 1 to ${REACH} after its top (E5)`,
  },
  { name: 'bull', count: MAX_SEATS, about: 'take a bull card from the i-th seat from here (E10)' },
  { name: 'done', count: 1, about: 'play no more in this turn (E12)' },
];

export function actionOf(state: State, seat: Seat, move: Move): number {
  if (move === DONE) return END;
  if (isTake(move)) return pileOf(move) * ON_PILE;
  if (isBull(move)) return BULL + seatFrom(seat, seatOf(move), state.match.seats);
  const pile = pileOf(move);
  return pile * ON_PILE + distance(topOf(pileIn(state, pile)), cardOf(move));
}

export function moveOf(state: State, seat: Seat, action: number): Move {
  if (action === END) return DONE;
  if (action >= BULL) {
    const { seats } = state.match;
    const place = action - BULL;
    return bullMove(place < seats ? seatAfter(seat, place, seats) : place);
  }
  const pile = Math.floor(action / ON_PILE);
  const step = action % ON_PILE;
  if (step === 0) return takeMove(pile);
  return playMove(pile < state.piles ? after(topOf(pileIn(state, pile)), step) : step, pile);
}
