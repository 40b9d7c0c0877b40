import { ALL, COLOURS, placesOf, ROWS, SHEETS, sheets } from '@bullpen/games/twenty-one/internals.ts';
import { type RowTable, solveRow } from './row.ts';

/** T3: the printed numbers are the same on all sheets. */
const numbers: readonly (readonly number[])[] = sheets().A.map((row) => row.map(([, printed]) => printed));

/** Prices are counted in steps of half a point, so that few tables serve all. */
const STEPS_PER_POINT = 2;
const MOST_STEPS = 16;

const solved: (RowTable | undefined)[] = [];

/**
 * A row solved for a price, in steps, and for so many seats, who have the dice in turn. It is made when it is first asked
 * for (some 5 ms) and kept.
 */
export function rowTable(row: number, steps: number, seats: number): RowTable {
  const key = (seats * ROWS + row) * (MOST_STEPS + 1) + steps;
  let table = solved[key];
  if (table === undefined) {
    table = solveRow({ printed: numbers[row]!, price: steps / STEPS_PER_POINT, active: 1 / seats });
    solved[key] = table;
  }
  return table;
}

/** For every line, the places where the colours of a mask stand: `line << 6 | colours`. */
const places: Uint8Array = Uint8Array.from({ length: (SHEETS.length * ROWS) << COLOURS.length }, (_, i) => {
  const colours = placesOf(i >> COLOURS.length);
  return colours.reduce((mask, colour, place) => mask | (((i >> colour) & 1) << place), 0);
});

export const placesIn = (line: number, colours: number): number => places[(line << 6) | (colours & ALL)]!;
