import type { Chance } from '@bullpen/engine';

/**
 * Chance for imagined games, which can be set back to any point at the cost of one assignment: a counter that is scrambled
 * at every draw (mulberry32). Rollouts that share their chance start from the same seed.
 */
export class Stream implements Chance {
  // A typed array keeps the word unboxed in every JavaScript engine.
  readonly #word = new Int32Array(1);

  /** From here on this stream draws what every stream draws that was restarted with the same seed. */
  restart(seed: number): void {
    this.#word[0] = seed;
  }

  /** 32 random bits. */
  next(): number {
    const word = ((this.#word[0] ?? 0) + 0x6d2b79f5) | 0;
    this.#word[0] = word;
    let bits = Math.imul(word ^ (word >>> 15), word | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return bits ^ (bits >>> 14);
  }

  // The high half of a product is below n; the few draws that would make some outcomes likelier are drawn again.
  below(n: number): number {
    let product = Math.imul(this.next() >>> 16, n);
    if ((product & 0xffff) < n) {
      const unfair = (0x10000 - n) % n;
      while ((product & 0xffff) < unfair) product = Math.imul(this.next() >>> 16, n);
    }
    return product >>> 16;
  }

  shuffle(cards: Uint8Array, count: number): void {
    for (let i = 0; i < count; i++) {
      const j = i + this.below(cards.length - i);
      const card = cards[i] ?? 0;
      cards[i] = cards[j] ?? 0;
      cards[j] = card;
    }
  }

  roll(dice: Uint8Array, kept: number): void {
    for (let i = 0; i < dice.length; i++) if (((kept >>> i) & 1) === 0) dice[i] = 1 + this.below(6);
  }
}

/** A new stream that takes a fixed number of draws from this chance, however much is drawn from the stream itself. */
export function streamFrom(chance: Chance): Stream {
  const stream = new Stream();
  stream.restart((chance.below(0x10000) << 16) | chance.below(0x10000));
  return stream;
}

/** A seed far from those of neighbouring numbers, for streams that must have nothing in common. */
export function scramble(seed: number, salt: number): number {
  let word = Math.imul(seed ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
