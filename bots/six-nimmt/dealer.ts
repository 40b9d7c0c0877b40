import type { Chance } from '@bullpen/engine';
import type { Reading } from './reading.ts';

/**
 * Luck that deals unseen cards as the readings of the seats make them likely: it starts from a plain shuffle and then swaps
 * cards between hands, or with those that are out of the round, as often as it takes to keep the balance of their chances
 * (Metropolis). Each deal goes on from the one before.
 */
export class Dealer implements Chance {
  readonly #chance: Chance;
  /** The readings of the seats with hidden hands, in the order in which they are dealt to. */
  readonly #readings: readonly Reading[];
  readonly #each: number;
  #begun = false;

  constructor(chance: Chance, readings: readonly Reading[], each: number) {
    this.#chance = chance;
    this.#readings = readings;
    this.#each = each;
  }

  below(n: number): number {
    return this.#chance.below(n);
  }

  roll(dice: Uint8Array, kept: number): void {
    this.#chance.roll(dice, kept);
  }

  shuffle(cards: Uint8Array, count: number): void {
    if (!this.#begun) this.#chance.shuffle(cards, count);
    const steps = this.#begun ? count : 4 * count;
    this.#begun = true;
    for (let step = 0; step < steps; step++) this.#swap(cards, count);
  }

  #swap(cards: Uint8Array, count: number): void {
    const chance = this.#chance;
    const i = chance.below(count);
    const j = chance.below(cards.length);
    const here = this.#readings[Math.floor(i / this.#each)]!.holds;
    const a = cards[i]!;
    const b = cards[j]!;
    let odds = here[b]! / here[a]!;
    if (j < count) {
      const there = this.#readings[Math.floor(j / this.#each)]!.holds;
      odds *= there[a]! / there[b]!;
    }
    if (odds < 1 && chance.below(0x10000) >= odds * 0x10000) return;
    cards[i] = b;
    cards[j] = a;
  }
}
