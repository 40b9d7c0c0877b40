import type { ActionKind, Move, Seat } from '@bullpen/engine';
import { ALL, COLOURS } from './material.ts';
import type { State } from './state.ts';

export const actions: readonly ActionKind[] = [
  {
    name: 'write',
    count: ALL,
    about: `write the dice in the bits of i + 1 (T6): ${COLOURS.map((colour, i) => `${1 << i} ${colour}`).join(', ')}`,
  },
  { name: 'cross', count: 1, about: 'cross the leftmost open field (T6)' },
  { name: 'keep', count: 1, about: 'keep the roll (T5)' },
  { name: 'reroll', count: 1, about: 'roll again (T5)' },
];

export const actionOf = (_state: State, _seat: Seat, move: Move): number => move - 1;

export const moveOf = (_state: State, _seat: Seat, action: number): Move => (action + 1) as Move;
