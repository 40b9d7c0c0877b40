/**
 * Where a game's chance comes from. Games never make randomness of their own: they ask for it here, in terms of what
 * happens at a table, so that every outcome can be written down and played again.
 */
export interface Chance {
  /** A whole number from 0 to n − 1, each as likely as the others; 1 ≤ n ≤ 65,536. */
  below(n: number): number;

  /** Puts `count` cards, drawn at random from all of `cards`, in random order at its front. */
  shuffle(cards: Uint8Array, count: number): void;

  /** Rolls the dice (1 to 6) whose bits are not set in `kept`. */
  roll(dice: Uint8Array, kept: number): void;
}
