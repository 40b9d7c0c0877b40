import type { Game } from '@bullpen/engine';
import { actionOf, actions, moveOf } from './actions.ts';
import { viewAfter } from './after.ts';
import { apply, retract } from './apply.ts';
import { draw } from './draw.ts';
import type { SixEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { anyMove, legal, refuse, toAct } from './legal.ts';
import { CARDS, MOST_SEATS } from './material.ts';
import { format, parse } from './moves.ts';
import { observation, observe, score } from './observe.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { lineRules, script } from './record.ts';
import { rules } from './rules.ts';
import { restart, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type SixView, view } from './view.ts';

export type { SixEvent } from './events.ts';
export { type Landing, landing } from './landing.ts';
export { heads } from './material.ts';
export { rulings } from './rules.ts';
export type { SixView } from './view.ts';

/**
 * 6 nimmt!
 *
 * Read it in this order: rules, material, options, state; what is packed in a state: hand, rows, queue, placed (with sort); then
 * moves, setup, legal, apply, turn, outcome; then what viewers get: events, view, after, landing, imagine, observe, actions; record and draw come last.
 */
export const sixNimmt: Game<State, SixView, Options, SixEvent> = {
  id: 'six-nimmt',
  version: 1,
  seats: { min: 2, max: MOST_SEATS },
  options,
  rules,
  best: 'lowest',
  period: 'round',
  maxMoves: CARDS,
  setup,
  restart,
  clone,
  toAct,
  legal,
  anyMove,
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
