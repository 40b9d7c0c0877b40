/*
 * What a seat knows as numbers, for programs that learn: a game writes them into a caller's buffer, field by field, and says what
 * stands where. Seats in it count from the seat that looks: 0 is that seat, 1 the next one, and so on round the table. So a
 * program need learn a situation only once, wherever it sits.
 */

/** Where `observe` writes; the caller owns it and makes it as long as `observationLength` says. */
export type ObservationBuffer = Int16Array;

/** Some numbers of an observation that belong together. */
export interface ObservedField {
  readonly name: string;
  /** `[]` for one number, `[4, 5]` for four rows of five, row after row. */
  readonly shape: readonly number[];
  /** The least and the greatest that each of the numbers can be. */
  readonly min: number;
  readonly max: number;
  readonly about: string;
}

/** What stands in an observation, field after field, and which fields of the view do not follow from it. */
export interface Observation {
  readonly fields: readonly ObservedField[];
  readonly omits: readonly string[];
}

/** Actions of one kind, numbered one after the other; those of the next kind come behind them. */
export interface ActionKind {
  readonly name: string;
  readonly count: number;
  readonly about: string;
}

/** How many numbers a field has. */
export const fieldLength = ({ shape }: ObservedField): number =>
  shape.reduce((product, size) => product * size, 1);

/** How many numbers an observation has. */
export const observationLength = ({ fields }: Observation): number =>
  fields.reduce((sum, field) => sum + fieldLength(field), 0);

/** How many actions a game has. */
export const actionCount = (kinds: readonly ActionKind[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);

/** A field of plain numbers from `min` to `max`. */
export const observed = (
  name: string,
  shape: readonly number[],
  [min, max]: readonly [min: number, max: number],
  about: string,
): ObservedField => ({ name, shape, min, max, about });

// Both without a branch, which could not be predicted.

/** Which place after the looking seat another one has: 0 for itself. */
export const seatFrom = (looking: number, other: number, seats: number): number =>
  other - looking + (((other - looking) >> 31) & seats);

/** The seat that has this place after the looking one. */
export const seatAfter = (looking: number, place: number, seats: number): number =>
  looking + place - seats + (((looking + place - seats) >> 31) & seats);
