import type { Chance } from './chance.ts';
import { at } from './lists.ts';

/**
 * A fast generator for the lab (sfc32: 128 bits of state, made of additions and shifts). The same seed gives the same
 * outcomes on every machine. Not for tables: anybody who knows some outputs can compute the rest.
 */
export function seeded(seed: string): Chance {
  return new Seeded(seed);
}

/** A stream of chance for each of many matches, one after the other in the same object. */
export interface ChanceByMatch extends Chance {
  /** Goes to the beginning of the stream of this seed, the same as `seeded` gives. */
  begin(seed: string): void;
}

/** Draws nothing before it begins. */
export function seededByMatch(): ChanceByMatch {
  return new Seeded('');
}

const WARM_UP = 15;

class Seeded implements ChanceByMatch {
  // A typed array keeps the four words unboxed in every JavaScript engine.
  readonly #words = new Int32Array(4);

  constructor(seed: string) {
    this.begin(seed);
  }

  begin(seed: string): void {
    hash(seed, this.#words);
    for (let i = 0; i < WARM_UP; i++) this.#next();
  }

  #next(): number {
    const words = this.#words;
    const b = words[1] ?? 0;
    const c = words[2] ?? 0;
    const counter = words[3] ?? 0;
    const out = ((words[0] ?? 0) + b + counter) | 0;
    words[3] = (counter + 1) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + out) | 0;
    return out;
  }

  // The high 16 bits of a draw times n, high half: a whole number below n. The low half tells whether the draw may belong to
  // the few that would make some outcomes likelier. Integers only, and rarely a division.
  below(n: number): number {
    const product = Math.imul(this.#next() >>> 16, n);
    return (product & 0xffff) < n ? this.#fair(product, n) : product >>> 16;
  }

  // Unfair draws are drawn again. Apart, so that the usual case is short enough for engines to inline it.
  #fair(first: number, n: number): number {
    const unfair = (0x10000 - n) % n;
    let product = first;
    while ((product & 0xffff) < unfair) product = Math.imul(this.#next() >>> 16, n);
    return product >>> 16;
  }

  // The same draws as below() would make, with the words kept in registers.
  shuffle(cards: Uint8Array, count: number): void {
    const words = this.#words;
    let a = words[0] ?? 0;
    let b = words[1] ?? 0;
    let c = words[2] ?? 0;
    let counter = words[3] ?? 0;
    for (let i = 0; i < count; i++) {
      const n = cards.length - i;
      let product: number;
      do {
        const out = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + out) | 0;
        product = Math.imul(out >>> 16, n);
      } while ((product & 0xffff) < n && (product & 0xffff) < (0x10000 - n) % n);
      const j = i + (product >>> 16);
      const card = cards[i] ?? 0;
      cards[i] = cards[j] ?? 0;
      cards[j] = card;
    }
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = counter;
  }

  roll(dice: Uint8Array, kept: number): void {
    for (let i = 0; i < dice.length; i++) if (((kept >>> i) & 1) === 0) dice[i] = 1 + this.below(6);
  }
}

/** Four well-mixed words from a text (four rounds of a multiply-and-xor hash with different keys). */
function hash(text: string, words: Int32Array): void {
  for (let w = 0; w < 4; w++) {
    let h = Math.imul(w + 1, 0x9e3779b1) ^ text.length;
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
      h ^= h >>> 13;
    }
    h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
    words[w] = h ^ (h >>> 16);
  }
  words[3] = at(words, 3) | 1;
}
