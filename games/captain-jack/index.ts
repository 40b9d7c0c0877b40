import type { Game } from '@bullpen/engine';
import { actionOf, actions, moveOf } from './actions.ts';
import { viewAfter } from './after.ts';
import { apply, retract, valueWith } from './apply.ts';
import { draw } from './draw.ts';
import type { CaptainEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal, refuse, silence, toAct } from './legal.ts';
import { type Card, copies, HAND, kindOf, MOST_PILES } from './material.ts';
import { format, parse } from './moves.ts';
import { observation, observe, score } from './observe.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { lineRules, script } from './record.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type CaptainView, view } from './view.ts';

export type { CaptainEvent } from './events.ts';
export { type Card, ELEVEN } from './material.ts';
export { rulings } from './rules.ts';
export type { CaptainView } from './view.ts';

/** What a pile of this value would be worth with the card on it: C7, C9, C10. More than eleven is busted. */
export const worthWith = (card: Card, value: number): number => valueWith(kindOf(card), value);
/** How many cards of a kind there are (C1). */
export const copiesOf = (card: Card): number => copies(kindOf(card));

/**
 * Captain Jack.
 *
 * Read it in this order: rules, material, options, state; what is packed in a state: deck, hand, piles; then moves, setup, legal,
 * apply, outcome; then what viewers get: events, view, after, imagine, observe, actions; record and draw come last.
 */
export const captainJack: Game<State, CaptainView, Options, CaptainEvent> = {
  id: 'captain-jack',
  version: 1,
  seats: { min: 2, max: 6 },
  options,
  rules,
  best: 'lowest',
  period: 'deal',
  // A card has at most as many places to go as there are piles: a new one only if an old one is closed to it (C5, C6).
  maxMoves: HAND * MOST_PILES,
  setup,
  clone,
  toAct,
  legal,
  refuse,
  apply,
  retract,
  silence,
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
