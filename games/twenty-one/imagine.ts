import { at, type Chance, type Move, only, type Seat } from '@bullpen/engine';
import { legal } from './legal.ts';
import { ALL, COLOURS, lineOf, placesOf, ROWS, SHEETS } from './material.ts';
import { parse } from './moves.ts';
import { pack } from './packed.ts';
import { clone, Phase, State } from './state.ts';
import type { TwentyOneView } from './view.ts';

/** Only the choices of the others are unknown: each may be anything that the seat could do. */
export const imagine = (view: TwentyOneView, chance: Chance): State => worlds(view)(chance);

/** Imagines again and again from one view, which is read once: each call gives a state of its own. */
export function worlds(view: TwentyOneView): (chance: Chance) => State {
  const known = knownState(view);
  const choosers = view.chosen.flatMap((chosen, seat) =>
    chosen && (seat !== view.viewer || view.choice === null) ? [seat] : [],
  );
  return (chance) => {
    const state = clone(known);
    for (const seat of choosers) state.setChoice(seat, anyChoice(state, seat, chance));
    return state;
  };
}

/** All that the viewer knows. */
function knownState(view: TwentyOneView): State {
  const { seats, options } = view;
  const state = new State({ seats, options });
  state.phase = Phase[view.phase];
  state.turn = view.turn;
  state.rolls = view.rolls;
  state.dice = pack(COLOURS.map((colour) => view.dice[colour]));
  state.acting = view.toAct.reduce((set, seat) => set | only(seat), 0);
  for (let seat = 0; seat < seats; seat++) {
    fillSheet(state, seat, view);
    state.setTotal(seat, at(view.totals, seat));
  }
  const own = view.choice === null ? null : parse(view.choice);
  if (own !== null && view.viewer >= 0) state.setChoice(view.viewer, own);
  return state;
}

function fillSheet(state: State, seat: Seat, view: TwentyOneView): void {
  const sheet = SHEETS.indexOf(at(view.sheets, seat));
  const current = at(view.rows, seat);
  state.setSheet(seat, sheet);
  state.setRow(seat, current);
  state.setOpen(seat, ALL);
  for (let row = 0; row <= current && row < ROWS; row++) {
    const places = placesOf(lineOf(sheet, row));
    const written = new Array<number>(places.length);
    at(at(view.fields, seat), row).forEach((number, place) => {
      const colour = at(places, place);
      written[colour] = number ?? 0;
      if (row === current && number !== null) state.setOpen(seat, state.open(seat) ^ (1 << colour));
    });
    state.setWritten(seat, row, pack(written));
  }
}

const choices = new Int32Array(ALL + 1);

function anyChoice(state: State, seat: Seat, chance: Chance): Move {
  return choices[chance.below(legal(state, seat, choices))] as Move;
}
