import type { Game } from '@bullpen/engine';
import { actionOf, actions, moveOf } from './actions.ts';
import { viewAfter } from './after.ts';
import { apply, retract } from './apply.ts';
import { draw } from './draw.ts';
import type { ElevenEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { anyMove, legal, refuse, toAct } from './legal.ts';
import { MAX_MOVES, MAX_SEATS } from './material.ts';
import { format, parse } from './moves.ts';
import { observation, observe, score } from './observe.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { lineRules, script } from './record.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type ElevenView, view } from './view.ts';

export type { ElevenEvent } from './events.ts';
export { CARDS, heads } from './material.ts';
export { range } from './ring.ts';
export { rulings } from './rules.ts';
export type { ElevenView } from './view.ts';

/**
 * 11 nimmt!
 *
 * Read it in this order: rules, material, options, state, ring; what is packed in a state: hand, stack, piles (with lookup), plays;
 * then bulls, moves, setup, legal, apply, round, outcome; then what viewers get: events, view, after, imagine, observe, actions; record and draw come last.
 */
export const elevenNimmt: Game<State, ElevenView, Options, ElevenEvent> = {
  id: 'eleven-nimmt',
  version: 1,
  seats: { min: 2, max: MAX_SEATS },
  options,
  rules,
  best: 'lowest',
  period: 'round',
  maxMoves: MAX_MOVES,
  setup,
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
