import { at, type Chance } from '@bullpen/engine';

/*
 * Bots choose the best of what they have, and chance decides between equals. To take the first of equals would be a habit:
 * moves are listed by seat, card or pile, so the lowest seat would get every pile that may go to anybody.
 */

/** Remembers the best of what it is offered. Equals are equally likely; chance is drawn only for them. */
export class Best {
  /** What was offered with the highest score; −1 if nothing was. */
  pick = -1;
  score: number = Number.NEGATIVE_INFINITY;
  #equals = 0;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  offer(pick: number, score: number): void {
    if (score < this.score) return;
    this.#equals = score > this.score ? 1 : this.#equals + 1;
    this.score = score;
    // The newest of n equals replaces the one before with a chance of 1 in n, so that in the end all are equally likely.
    if (this.#equals === 1 || this.#chance.below(this.#equals) === 0) this.pick = pick;
  }
}

/** The place of the highest of the first `count` scores, as `Best` finds it; −1 if there are none. For loops that ask for many. */
export const bestIn = (scores: Float64Array, count: number, chance: Chance): number => {
  let pick = -1;
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < count; i++) {
    const score = scores[i] ?? 0;
    if (score < highest) continue;
    equals = score > highest ? 1 : equals + 1;
    highest = score;
    if (equals === 1 || chance.below(equals) === 0) pick = i;
  }
  return pick;
};

/** The one with the highest score, chance deciding between equals. The list must not be empty. */
export function bestOf<T>(list: readonly T[], score: (each: T) => number, chance: Chance): T {
  const best = new Best(chance);
  list.forEach((each, i) => {
    best.offer(i, score(each));
  });
  return at(list, best.pick);
}

/** All of them, highest score first, equals in random order. */
export function ranked<T>(list: readonly T[], score: (each: T) => number, chance: Chance): T[] {
  const scored = list.map((each) => ({ each, score: score(each) }));
  return shuffled(scored, chance)
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);
}

/** A copy in random order. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [copy[i], copy[j]] = [at(copy, j), at(copy, i)];
  }
  return copy;
}
