import type { Game } from '@bullpen/engine';
import { actionOf, actions, moveOf } from './actions.ts';
import { viewAfter } from './after.ts';
import { apply, retract } from './apply.ts';
import { draw } from './draw.ts';
import type { TwentyOneEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal, refuse, toAct } from './legal.ts';
import { ALL } from './material.ts';
import { format, parse } from './moves.ts';
import { observation, observe, score } from './observe.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { lineRules, script } from './record.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type TwentyOneView, view } from './view.ts';

export type { TwentyOneEvent } from './events.ts';
export { sheets } from './material.ts';
export { rulings } from './rules.ts';
export { bonuses, type RowWorth, rowWorth } from './score.ts';
export type { TwentyOneView } from './view.ts';

/**
 * Twenty One.
 *
 * Read it in this order: rules, material, options, state, packed; then moves, setup, roll, legal, apply, score, outcome; then
 * what viewers get: events, view, after, imagine, observe, actions; record and draw come last.
 */
export const twentyOne: Game<State, TwentyOneView, Options, TwentyOneEvent> = {
  id: 'twenty-one',
  version: 1,
  seats: { min: 2, max: 6 },
  options,
  rules,
  best: 'highest',
  period: 'none',
  // Every choice of dice to write but the empty one, and the cross.
  maxMoves: ALL + 1,
  setup,
  clone,
  toAct,
  legal,
  refuse,
  apply,
  retract,
  outcome,
  view,
  viewAfter,
  imagine,
  observation,
  observe,
  score,
  actions,
  actionOf,
  moveOf,
  parse,
  format,
  script,
  lineRules,
  draw,
};
