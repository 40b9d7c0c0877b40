/*
 * A state keeps what it holds in cells: a flat array of small integers, which is cloned in one copy. Only the game
 * knows which cell holds what.
 */

// By length. JavaScript engines handle an array without holes faster than one made with a length, and copy it faster than they
// make it.
const blanks = new Map<number, readonly number[]>();

/** This many cells, all 0. */
export function zeros(length: number): number[] {
  let blank = blanks.get(length);
  if (blank === undefined) {
    blank = Array.from({ length }, () => 0);
    blanks.set(length, blank);
  }
  return blank.slice();
}

/** What stands in a cell. That there is such a cell follows from the layout of the state, which the compiler cannot check. */
export const cellAt = (cells: readonly number[], i: number): number => cells[i]!;

/** A card of a deck from which cards are dealt, a claim of the same kind. Decks are typed arrays, which are read by other code. */
export const deckCard = (deck: ArrayLike<number>, i: number): number => deck[i]!;
