import { CARDS } from '../ox-cards/index.ts';

/** How a joker is written wherever a card stands as a number; it has no heads (B1). */
export const JOKER = 0;

/** B3: the number cards that are dealt to each seat. */
export const HAND = 13;

/** B3: the cards that lie open beside the stock, while it lasts. */
export const OPEN = 5;

/** B12: the cards of a new meadow. */
export const NEW_MEADOW = 3;

/** B12: neighbours in a meadow differ by 1 up to this. */
export const STEP = 2;

/** B12: a meadow spans no more than this from its first card to its last. */
export const SPAN: number = CARDS - 1;

/** B2: the jokers that each seat gets. */
export const jokersEach = (seats: number): number => (seats <= 3 ? 3 : 2);

/** The most jokers that are ever in the game: 3 seats with 3, or 5 with 2. */
const JOKERS = 10;

/** The most cards, and the most meadows, that can lie on the table. */
export const MOST_CARDS: number = CARDS + JOKERS;
export const MOST_MEADOWS: number = Math.floor(MOST_CARDS / NEW_MEADOW);

/*
 * The most moves of one turn. New meadows, by their lowest number card a: four without a joker, two like `J a b`, two like
 * `a b J`, three like `a J b`, and `J a J`. Additions: no place between cards takes more than three different cards.
 * Swaps: a joker's neighbours are numbers, so at most two numbers fit in its place. Then the stock and the open cards, or
 * `done`.
 */
export const MOST_MOVES: number = CARDS * 12 + (MOST_CARDS + MOST_MEADOWS) * 3 + JOKERS * 2 + 1 + OPEN;
