import { at, type Chance } from '@bullpen/engine';
import { COLOURS, sheets, type TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import { shuffled } from '../ties.ts';

/** A die that may be written: its colour as a bit, what it shows, and by how much it falls short of the printed number. */
export interface Fit {
  readonly bit: number;
  readonly number: number;
  readonly short: number;
}

const block = sheets();

/** How many fields of the viewer's row are open, and the dice that fit into them, best first, equals in random order. */
export function fitsIn(view: TwentyOneView, chance: Chance): { open: number; fits: readonly Fit[] } {
  const { viewer } = view;
  const row = at(view.rows, viewer);
  const fields = at(at(view.fields, viewer), row);
  const fits: Fit[] = [];
  at(block[at(view.sheets, viewer)], row).forEach(([colour, printed], place) => {
    const number = view.dice[colour];
    if (fields[place] !== null || number > printed) return;
    fits.push({ bit: 1 << COLOURS.indexOf(colour), number, short: printed - number });
  });
  const best = shuffled(fits, chance).sort((a, b) => a.short - b.short || b.number - a.number);
  return { open: fields.filter((field) => field === null).length, fits: best };
}

/** The colours of some dice, as a mask. */
export const maskOf = (fits: readonly Fit[]): number => fits.reduce((mask, { bit }) => mask | bit, 0);
