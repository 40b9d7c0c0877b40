import type { Chance } from './chance.ts';

/**
 * A fast generator for the lab (sfc32: 128 bits of state, made of additions and shifts). The same seed gives the same
 * outcomes on every machine. Not for tables: anybody who knows some outputs can compute the rest.
 */
export function seeded(seed: string): Chance {
  return new Seeded(seed);
}

/** A stream of chance for each of many matches, one after the other in the same object. */
export interface ChanceByMatch extends Chance {
  /** Goes to the beginning of the stream that `seeded` gives for `seed` and `part`, one after the other. */
  begin(seed: string, part: string): void;
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
    this.begin(seed, '');
  }

  begin(seed: string, part: string): void {
    const words = this.#words;
    hash(seed, part, words);
    // As in shuffle(), with the words kept in registers.
    let a = words[0] ?? 0;
    let b = words[1] ?? 0;
    let c = words[2] ?? 0;
    const counter = words[3] ?? 0;
    for (let i = 0; i < WARM_UP; i++) {
      const out = (a + b + counter + i) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + out) | 0;
    }
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = (counter + WARM_UP) | 0;
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

/**
 * Four well-mixed words from a text in two parts (a multiply-and-xor hash with four keys, side by side: none waits for another).
 * In two parts, since a text that is put together first takes longer to read than to hash.
 */
function hash(text: string, part: string, words: Int32Array): void {
  const length = text.length + part.length;
  let a = 0x9e3779b1 ^ length;
  let b = Math.imul(2, 0x9e3779b1) ^ length;
  let c = Math.imul(3, 0x9e3779b1) ^ length;
  let d = Math.imul(4, 0x9e3779b1) ^ length;
  for (let i = 0; i < length; i++) {
    const letter = i < text.length ? text.charCodeAt(i) : part.charCodeAt(i - text.length);
    a = Math.imul(a ^ letter, 0x85ebca6b);
    b = Math.imul(b ^ letter, 0x85ebca6b);
    c = Math.imul(c ^ letter, 0x85ebca6b);
    d = Math.imul(d ^ letter, 0x85ebca6b);
    a ^= a >>> 13;
    b ^= b >>> 13;
    c ^= c >>> 13;
    d ^= d >>> 13;
  }
  words[0] = mixed(a);
  words[1] = mixed(b);
  words[2] = mixed(c);
  words[3] = mixed(d) | 1;
}

function mixed(word: number): number {
  const h = Math.imul(word ^ (word >>> 16), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
