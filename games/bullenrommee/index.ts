import type { Game } from '@bullpen/engine';
import { actionOf, actions, moveOf } from './actions.ts';
import { viewAfter } from './after.ts';
import { apply, retract } from './apply.ts';
import { draw } from './draw.ts';
import type { BullenEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal, refuse, toAct } from './legal.ts';
import { MOST_MOVES } from './material.ts';
import { format, parse } from './moves.ts';
import { observation, observe, score } from './observe.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { lineRules, script } from './record.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type BullenView, view } from './view.ts';

export type { BullenEvent } from './events.ts';
export { JOKER } from './material.ts';
export { readings } from './meadow.ts';
export {
  cardOf,
  DONE,
  DRAW,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
  nameOf,
  PASS,
  parse,
  placeOf,
} from './moves.ts';
export { rulings } from './rules.ts';
export type { BullenView } from './view.ts';

/**
 * Bullenrommee, a rummy with the cards of 11 nimmt!
 *
 * Read it in this order: rules, material, options, state; what a meadow is: meadow; what is packed in a state: cards, hand, supply,
 * meadows, passes; then moves, setup, legal, layings, apply, outcome; then what viewers get: events, view, after, imagine, unseen, observe, actions; record and draw come last.
 */
export const bullenrommee: Game<State, BullenView, Options, BullenEvent> = {
  id: 'bullenrommee',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  rules,
  best: 'highest',
  period: 'deal',
  maxMoves: MOST_MOVES,
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
