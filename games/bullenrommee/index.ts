import type { Game } from '@bullpen/engine';
import { apply, retract } from './apply.ts';
import { draw } from './draw.ts';
import type { BullenEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legal, refuse, toAct } from './legal.ts';
import { MOST_MOVES } from './material.ts';
import { format, parse } from './moves.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { lineRules, script } from './record.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type BullenView, view } from './view.ts';

/** Bullenrommee, a rummy with the cards of 11 nimmt!. */
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
  imagine,
  parse,
  format,
  script,
  lineRules,
  draw,
};
