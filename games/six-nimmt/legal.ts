import {
  at,
  type Chance,
  includes,
  type Move,
  type MoveBuffer,
  type Refusal,
  type Seat,
  type Seats,
} from '@bullpen/engine';
import { cardIn, holds, listHand, openCards, openOf } from './hand.ts';
import { ROWS } from './material.ts';
import { cardOf, draftMove, isDraft, isLay, isRow, layMove, rowMove } from './moves.ts';
import { Phase, type State } from './state.ts';

export const toAct = (state: State): Seats => state.acting;

/** S3: any card of the hand; it is its own move. */
export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  if (state.phase !== Phase.lay) return state.phase === Phase.row ? legalRows(into) : legalPicks(state, into);
  return listHand(state, seat, into);
}

/** The same without a list. */
export const anyMove = (state: State, seat: Seat, chance: Chance): Move =>
  state.phase === Phase.lay
    ? layMove(cardIn(state, seat, chance.below(state.left)))
    : anyRowOrPick(state, chance);

function anyRowOrPick(state: State, chance: Chance): Move {
  if (state.phase === Phase.row) return rowMove(chance.below(ROWS));
  const open = openOf(state);
  return draftMove(at(open, chance.below(open.length)));
}

/** S8: any row. */
function legalRows(into: MoveBuffer): number {
  for (let row = 0; row < ROWS; row++) into[row] = rowMove(row);
  return ROWS;
}

/** S14: any card that still lies open. */
function legalPicks(state: State, into: MoveBuffer): number {
  const count = openCards(state, into);
  for (let i = 0; i < count; i++) into[i] = draftMove(into[i] ?? 0);
  return count;
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  const { phase } = state;
  if (phase === Phase.over) return { code: 'match-over', rule: 'S11' };
  if (seat < 0 || seat >= state.seats) return { code: 'no-such-seat', rule: null };
  if (!isLay(move) && !isRow(move) && !isDraft(move)) return { code: 'notation', rule: null };
  if (phase === Phase.lay) {
    if (!isLay(move))
      return isRow(move) ? { code: 'not-too-low', rule: 'S8' } : { code: 'no-draft', rule: 'S14' };
    if (!includes(state.acting, seat)) return { code: 'already-chosen', rule: 'S3' };
    return holds(state, seat, cardOf(move)) ? null : { code: 'not-in-hand', rule: 'S3' };
  }
  if (phase === Phase.row) {
    if (!isRow(move)) return { code: 'row-first', rule: 'S8' };
    return includes(state.acting, seat) ? null : { code: 'not-your-turn', rule: 'S8' };
  }
  if (!isDraft(move)) return { code: 'draft-first', rule: 'S14' };
  if (!includes(state.acting, seat)) return { code: 'not-your-turn', rule: 'S14' };
  const card = cardOf(move);
  if (card > state.deck) return { code: 'not-in-deck', rule: 'S13' };
  return openOf(state).includes(card) ? null : { code: 'not-open', rule: 'S14' };
}
