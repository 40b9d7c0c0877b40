import { type ActionKind, type Move, type Seat, seatAfter, seatFrom } from '@bullpen/engine';
import { KINDS, MOST_PILES } from './material.ts';
import {
  blankMove,
  giveMove,
  isBlank,
  isGive,
  isPass,
  MOST_SEATS,
  openMove,
  opens,
  passMove,
  pileOf,
  placedKind,
  placeMove,
  recipientOf,
} from './moves.ts';
import type { State } from './state.ts';

// A kind has an action for each pile, and one for a new pile.
const OF_KIND: number = MOST_PILES + 1;
const GIVE: number = KINDS * OF_KIND;
const BLANK: number = GIVE + MOST_SEATS;
const PASS: number = BLANK + 1;

export const actions: readonly ActionKind[] = [
  {
    name: 'place',
    count: GIVE,
    about: `${OF_KIND} for each kind (1 to 9, Jack, Blank): place it on pile 0 to ${MOST_PILES - 1} (C4), or start a new pile (C6)`,
  },
  { name: 'give', count: MOST_SEATS, about: 'give the pile of eleven to the i-th seat from here (C7)' },
  { name: 'blank', count: 1, about: 'answer the Jack with a Blank (C11)' },
  { name: 'pass', count: 1, about: 'let the Jack pass (C12)' },
];

export function actionOf(state: State, seat: Seat, move: Move): number {
  if (isBlank(move)) return BLANK;
  if (isPass(move)) return PASS;
  if (isGive(move)) return GIVE + seatFrom(seat, recipientOf(move), state.match.seats);
  return (placedKind(move) - 1) * OF_KIND + (opens(move) ? MOST_PILES : pileOf(move));
}

export function moveOf(state: State, seat: Seat, action: number): Move {
  if (action === PASS) return passMove();
  if (action === BLANK) return blankMove();
  if (action >= GIVE) {
    const { seats } = state.match;
    const place = action - GIVE;
    return giveMove(place < seats ? seatAfter(seat, place, seats) : place);
  }
  const kind = Math.floor(action / OF_KIND) + 1;
  const pile = action % OF_KIND;
  return pile === MOST_PILES ? openMove(kind) : placeMove(kind, pile);
}
