import { bitsIn } from '../bits.ts';
import { FULL, PLACES, Rolls } from './rolls.ts';

/**
 * A row of Twenty One, solved exactly. What a row can still bring depends on nothing but the fields that are open and the
 * hits so far: 249 situations while it is not complete. Every turn closes a field at least, so they are solved backward,
 * over all that the dice can show.
 *
 * Fields are named by their place from the left here: bit i of a mask is place i.
 */
export interface RowTable {
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

/** T9: the bonus for so many hits in a row. */
const bonus = (hits: number): number => (hits * (hits + 1)) / 2;

export function solveRow(question: RowQuestion): RowTable {
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
