import { at, type Chance, deckCard, EVERYONE, type Match, type Tell } from '@bullpen/engine';
import type { TwentyOneEvent } from './events.ts';
import { ALL, SHEETS } from './material.ts';
import type { Options } from './options.ts';
import { rollAll } from './roll.ts';
import { State } from './state.ts';

// The block to draw sheets from, put in order before every match and never read after it.
const block = new Uint8Array(SHEETS.length);

/** T4, T13: every seat gets a sheet, and seat 0 rolls. */
export function setup(match: Match<Options>, chance: Chance, tell?: Tell<TwentyOneEvent>): State {
  const { seats, options } = match;
  const state = new State(match);
  for (let sheet = 0; sheet < block.length; sheet++) block[sheet] = sheet;
  if (options.sheets === 'shuffled') chance.shuffle(block, seats);
  for (let seat = 0; seat < seats; seat++) {
    state.setSheet(seat, deckCard(block, seat));
    state.setOpen(seat, ALL);
  }
  if (tell !== undefined) {
    const sheets = Array.from(block.subarray(0, seats), (sheet) => at(SHEETS, sheet));
    tell({ to: EVERYONE, name: 'deal', data: { n: 1, sheets, first: 0 } });
  }
  rollAll(state, chance, tell);
  return state;
}
