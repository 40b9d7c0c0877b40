import type { Chance } from './chance.ts';
import { at } from './lists.ts';

/** Fills the array with bytes that nobody can predict, as `crypto.getRandomValues` does. */
export type ByteSource = (bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * Chance for tables, drawn from a cryptographic stream that the caller supplies (the engine has no randomness of its own).
 * Each draw reads four bytes, most significant first, discards them unless they are below the largest multiple of
 * n, and takes the remainder: this description is enough to draw again from the stream.
 */
export function secure(source: ByteSource): Chance {
  const bytes = new Uint8Array(4);
  const word = new DataView(bytes.buffer);

  function below(n: number): number {
    const limit = 0x100000000 - (0x100000000 % n);
    let draw: number;
    do {
      source(bytes);
      draw = word.getUint32(0);
    } while (draw >= limit);
    return draw % n;
  }

  return {
    below,
    shuffle(cards, count) {
      for (let i = 0; i < count; i++) {
        const j = i + below(cards.length - i);
        const card = at(cards, i);
        cards[i] = at(cards, j);
        cards[j] = card;
      }
    },
    roll(dice, kept) {
      for (let i = 0; i < dice.length; i++) if (((kept >>> i) & 1) === 0) dice[i] = 1 + below(6);
    },
  };
}
