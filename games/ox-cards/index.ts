/** The ox cards of 11 nimmt! and Bullenrommee are numbered from 1 to this. */
export const CARDS = 100;

/*
 * The ox heads of each card, ten cards a line: 1 to 10, 11 to 20, and so on. The rulebooks' pictures are lost, so these
 * follow 6 nimmt! (rule E2). To follow a real deck, correct them here and nowhere else.
 */
// biome-ignore format: ten cards a line
const headsByCard: Uint8Array = Uint8Array.of(
  0,
  1, 1, 1, 1, 2, 1, 1, 1, 1, 3,
  5, 1, 1, 1, 2, 1, 1, 1, 1, 3,
  1, 5, 1, 1, 2, 1, 1, 1, 1, 3,
  1, 1, 5, 1, 2, 1, 1, 1, 1, 3,
  1, 1, 1, 5, 2, 1, 1, 1, 1, 3,
  1, 1, 1, 1, 7, 1, 1, 1, 1, 3,
  1, 1, 1, 1, 2, 5, 1, 1, 1, 3,
  1, 1, 1, 1, 2, 1, 5, 1, 1, 3,
  1, 1, 1, 1, 2, 1, 1, 5, 1, 3,
  1, 1, 1, 1, 2, 1, 1, 1, 5, 3,
);

/** The ox heads on a card. */
export const heads = (card: number): number => headsByCard[card]!;
