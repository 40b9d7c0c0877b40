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
  /** Goes to the beginning of the stream of match `n`. */
  begin(n: number): void;
}

/** The streams that `seeded` gives for `<seed>/<n><part>`. Draws nothing before it begins. */
export function seededByMatch(seed: string, part: string): ChanceByMatch {
  return new Seeded(`${seed}/`, part);
}

const WARM_UP = 15;

class Seeded implements ChanceByMatch {
  // A typed array keeps the four words unboxed in every JavaScript engine.
  readonly #words = new Int32Array(4);
  readonly #prefix: string;
  readonly #part: string;
  /** What the seeds of a hundred matches have in common, and which hundred that is. */
  readonly #common = new Int32Array(4);
  #hundred = 0;

  constructor(prefix: string, part = '') {
    this.#prefix = prefix;
    this.#part = part;
    const words = this.#words;
    absorb(prefix + part, start(prefix.length + part.length, words));
    this.#warmUp();
  }

  // A match takes about a microsecond, and its seed must not take half of one: the text is not put together, and of a hundred seeds
  // only the ends are hashed.
  begin(n: number): void {
    const words = this.#words;
    const part = this.#part;
    const hundred = Math.floor(n / 100);
    if (hundred === 0) {
      const text = this.#prefix + n + part;
      absorb(text, start(text.length, words));
    } else {
      const common = this.#common;
      if (hundred !== this.#hundred) {
        this.#hundred = hundred;
        const text = this.#prefix + hundred;
        absorb(text, start(text.length + 2 + part.length, common));
      }
      const rest = n - 100 * hundred;
      const ten = Math.floor(rest / 10);
      words[0] = common[0] ?? 0;
      words[1] = common[1] ?? 0;
      words[2] = common[2] ?? 0;
      words[3] = common[3] ?? 0;
      absorb(part, words, ZERO + ten, ZERO + rest - 10 * ten);
    }
    this.#warmUp();
  }

  #warmUp(): void {
    const words = this.#words;
    // As in shuffle(), with the words kept in registers.
    let a = mixed(words[0] ?? 0);
    let b = mixed(words[1] ?? 0);
    let c = mixed(words[2] ?? 0);
    const counter = mixed(words[3] ?? 0) | 1;
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

/** The letter 0. */
const ZERO = 48;

// The hash of a text: four words, each multiplied and xored with every letter under a key of its own, side by side, so that none waits
// for another.

/** The words before the first letter of a text of this length. */
function start(length: number, words: Int32Array): Int32Array {
  for (let i = 0; i < 4; i++) words[i] = Math.imul(i + 1, 0x9e3779b1) ^ length;
  return words;
}

/** Hashes two letters, if they are given, and then a text. */
function absorb(text: string, words: Int32Array, first = 0, second = 0): void {
  let a = words[0] ?? 0;
  let b = words[1] ?? 0;
  let c = words[2] ?? 0;
  let d = words[3] ?? 0;
  for (let i = first === 0 ? 0 : -2; i < text.length; i++) {
    const letter = i >= 0 ? text.charCodeAt(i) : i === -2 ? first : second;
    a = Math.imul(a ^ letter, 0x85ebca6b);
    b = Math.imul(b ^ letter, 0x85ebca6b);
    c = Math.imul(c ^ letter, 0x85ebca6b);
    d = Math.imul(d ^ letter, 0x85ebca6b);
    a ^= a >>> 13;
    b ^= b >>> 13;
    c ^= c >>> 13;
    d ^= d >>> 13;
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
}

function mixed(word: number): number {
  const h = Math.imul(word ^ (word >>> 16), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
