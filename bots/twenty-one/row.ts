import { at } from '@bullpen/engine';
import { ALL, COLOURS, placesOf, ROWS, SHEETS, sheets } from '@bullpen/games/twenty-one/internals.ts';
import { bitsIn } from '../bits.ts';
import { FULL, PLACES, Rolls } from './rolls.ts';

/**
 * A row of Twenty One, solved exactly. What a row can still bring depends on nothing but the fields that are open and the
 * hits so far: 249 situations while it is not complete. Every turn closes a field at least, so they are solved backward,
 * over all that the dice can show.
 *
 * Fields are named by their place from the left here: bit i of a mask is place i.
 */
export interface SolvedRow {
  /** What a situation, `open << 3 | hits`, is worth before a roll: the points still to come less the price of the turns. */
  readonly worth: Float64Array;
  /** What it is worth to roll again while `ones` stay: `situation << 6 | ones`. With no ones: to be given any roll. */
  readonly again: Float32Array;
}

export interface RowQuestion {
  /** From left to right, falling. */
  readonly printed: readonly number[];
  /** What a turn costs. */
  readonly price: number;
  /** In how many of the turns this seat has the dice and may roll again (T5): 0 never, 1 always. */
  readonly active: number;
}

/** T9: the bonus for this many hits in a row. */
export const bonus = (hits: number): number => (hits * (hits + 1)) / 2;

export function solveRow(question: RowQuestion): SolvedRow {
  const worth = new Float64Array((FULL + 1) << 3);
  const again = new Float32Array((FULL + 1) << 9);
  for (let hits = 0; hits <= PLACES; hits++) worth[hits] = bonus(hits);
  const rolls = new Rolls(question.printed, worth);
  for (let open = 1; open <= FULL; open++) {
    for (let hits = 0; hits + bitsIn(open) <= PLACES; hits++) {
      const situation = (open << 3) | hits;
      rolls.evaluate(open, hits);
      const given = rolls.fold(again, situation);
      const rolled = question.active === 0 ? given : rolls.keepOrAgain(again, situation);
      worth[situation] = question.active * rolled + (1 - question.active) * given - question.price;
    }
  }
  return { worth, again };
}

/** What a situation is worth before a roll. */
export const worthOf = ({ worth }: SolvedRow, open: number, hits: number): number =>
  worth[(open << 3) | hits] ?? 0;

/** What it is worth to roll again while these ones stay. */
export const worthOfRerolling = ({ again }: SolvedRow, open: number, hits: number, ones: number): number =>
  again[(((open << 3) | hits) << 6) | ones] ?? 0;

/** T3: the printed numbers are the same on all sheets. */
const numbers: readonly (readonly number[])[] = sheets().A.map((row) => row.map(([, printed]) => printed));

/** Prices are counted in steps of half a point, so that few solutions serve all. */
const STEPS_PER_POINT = 2;
const MOST_STEPS = 16;

const solved: (SolvedRow | undefined)[] = [];

/**
 * A row solved for a price, in steps, and for a number of seats, which have the dice in turn. It is solved when it is first
 * needed (some 5 ms) and kept.
 */
export function solvedRow(row: number, steps: number, seats: number): SolvedRow {
  const key = (seats * ROWS + row) * (MOST_STEPS + 1) + steps;
  let found = solved[key];
  if (found === undefined) {
    found = solveRow({ printed: at(numbers, row), price: steps / STEPS_PER_POINT, active: 1 / seats });
    solved[key] = found;
  }
  return found;
}

/** For every line, the places where the colours of a mask stand: `line << 6 | colours`. */
const places: Uint8Array = Uint8Array.from({ length: (SHEETS.length * ROWS) << COLOURS.length }, (_, i) => {
  const colours = placesOf(i >> COLOURS.length);
  return colours.reduce((mask, colour, place) => mask | (((i >> colour) & 1) << place), 0);
});

export const placesIn = (line: number, colours: number): number => places[(line << 6) | (colours & ALL)] ?? 0;
