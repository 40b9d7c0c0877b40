import type { ActionKind, Move, Seat } from '@bullpen/engine';
import { CARDS, ROWS } from './material.ts';
import { cardOf, draftMove, isRow, layMove, rowMove, rowOf } from './moves.ts';
import { Phase, type State } from './state.ts';

export const actions: readonly ActionKind[] = [
  { name: 'card', count: CARDS, about: 'lay card i + 1 (S3); in a draft, pick it (S14)' },
  { name: 'row', count: ROWS, about: 'take row i + 1 (S8)' },
];

export const actionOf = (_state: State, _seat: Seat, move: Move): number =>
  isRow(move) ? CARDS + rowOf(move) : cardOf(move) - 1;

export function moveOf({ phase }: State, _seat: Seat, action: number): Move {
  if (action >= CARDS) return rowMove(action - CARDS);
  return phase === Phase.draft ? draftMove(action + 1) : layMove(action + 1);
}
