import { type Chance, EVERYONE, includes, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { openOf, putCard } from './hand.ts';
import { HAND } from './material.ts';
import { cardOf, rowOf } from './moves.ts';
import { choose } from './queue.ts';
import { beginRound } from './setup.ts';
import { Phase, type State } from './state.ts';
import { chooseRow, playTurn } from './turn.ts';

// The usual kind of move alone, so that it is short enough for engines to inline it where moves are made.
export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<SixEvent>): void {
  if (state.phase === Phase.lay) layCard(state, seat, move, chance, tell);
  else rowOrDraft(state, seat, move, chance, tell);
}

function rowOrDraft(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<SixEvent>): void {
  if (state.phase === Phase.row) chooseRow(state, rowOf(move), chance, tell);
  else draft(state, seat, cardOf(move), tell);
}

/** A choice is secret until the last seat has chosen (S3), so until then it can be taken back. */
export function retract(state: State, seat: Seat): boolean {
  if (state.phase !== Phase.lay || seat < 0 || seat >= state.seats || includes(state.acting, seat))
    return false;
  state.acting |= only(seat);
  return true;
}

/** S3: a seat lays a card face down; with the last one the turn is played. */
function layCard(state: State, seat: Seat, card: number, chance: Chance, tell?: Tell<SixEvent>): void {
  choose(state, seat, card);
  state.acting ^= 1 << seat;
  if (tell !== undefined) tellChosen(seat, tell);
  if (state.acting === 0) playTurn(state, 0, chance, tell);
}

function tellChosen(seat: Seat, tell: Tell<SixEvent>): void {
  tell({ to: EVERYONE, name: 'chosen', data: { seat } });
}

/** S14: the seat picks an open card; the four that remain start the rows. */
function draft(state: State, seat: Seat, card: number, tell?: Tell<SixEvent>): void {
  const { seats } = state;
  putCard(state, seat, Math.floor(state.count / seats), card);
  state.count++;
  state.acting = only((seat + 1) % seats);
  tell?.({ to: EVERYONE, name: 'drafted', data: { seat, card } });
  if (state.count < seats * HAND) return;
  const rows = openOf(state);
  beginRound(state, rows, 0);
  tell?.({ to: EVERYONE, name: 'rows', data: { rows } });
}
