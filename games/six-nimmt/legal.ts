import { includes, type Move, type MoveBuffer, type Refusal, type Seat, type Seats } from '@bullpen/engine';
import { CARDS, HAND, ROWS } from './material.ts';
import { cardOf, draftMove, isDraft, isLay, isRow, layMove, rowMove } from './moves.ts';
import { choiceAt, handAt, Phase, type State, Where } from './state.ts';

export const toAct = (state: State): Seats => state.acting;

export function legal(state: State, seat: Seat, into: MoveBuffer): number {
  if (state.phase === Phase.lay) return legalCards(state, seat, into);
  return state.phase === Phase.row ? legalRows(into) : legalPicks(state, into);
}

/** S3: any card of the hand. */
function legalCards({ cells, left }: State, seat: Seat, into: MoveBuffer): number {
  const hand = handAt(seat);
  for (let i = 0; i < left; i++) into[i] = layMove(cells[hand + i]!);
  return left;
}

/** S8: any row. */
function legalRows(into: MoveBuffer): number {
  for (let row = 0; row < ROWS; row++) into[row] = rowMove(row);
  return ROWS;
}

/** S14: any card that still lies open. */
function legalPicks({ cells, deck }: State, into: MoveBuffer): number {
  let count = 0;
  for (let card = 1; card <= deck; card++) if (cells[card] === Where.open) into[count++] = draftMove(card);
  return count;
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  const { phase, cells } = state;
  if (phase === Phase.over) return { code: 'match-over', rule: 'S11' };
  if (seat < 0 || seat >= state.match.seats) return { code: 'no-such-seat', rule: null };
  if (!isLay(move) && !isRow(move) && !isDraft(move)) return { code: 'notation', rule: null };
  if (phase === Phase.lay) {
    if (!isLay(move))
      return isRow(move) ? { code: 'not-too-low', rule: 'S8' } : { code: 'no-draft', rule: 'S14' };
    if (cells[choiceAt(seat)] !== 0) return { code: 'already-chosen', rule: 'S3' };
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
  return cells[card] === Where.open ? null : { code: 'not-open', rule: 'S14' };
}

function holds({ cells }: State, seat: Seat, card: number): boolean {
  const hand = handAt(seat);
  return card <= CARDS && cells[card]! >= hand && cells[card]! < hand + HAND;
}
