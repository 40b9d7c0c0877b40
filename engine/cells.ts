/*
 * A state keeps what it holds in cells: a flat array of small integers, which is cloned in one copy. Where in it a thing stands
 * is known to the game alone.
 */

/** So many cells, all 0, and no holes: JavaScript engines handle an array made with a length more slowly. */
export function zeros(length: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < length; i++) cells.push(0);
  return cells;
}

/** What stands in a cell. That there is such a cell follows from the layout of the state, which the compiler cannot check. */
export const cellAt = (cells: readonly number[], i: number): number => cells[i]!;

/** A card of a deck from which cards are dealt, a claim of the same kind. Decks are typed arrays, which are read by other code. */
export const deckCard = (deck: ArrayLike<number>, i: number): number => deck[i]!;
